/** For `ref`: takes the focus as it comes onto the page. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** For `ref` of a form: its first field takes the focus as the form comes onto the page. */
export const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus()
