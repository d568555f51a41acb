import type { Page } from '@playwright/test'

/** The button of a file field, which says what it takes and why a file was refused; the input itself is hidden. */
export const fileButton = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}.*: `) })
