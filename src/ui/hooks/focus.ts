/** For `ref`: focuses the element when it is mounted. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** For `ref` of a form: focuses its first field when the form is mounted. */
export const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus()
