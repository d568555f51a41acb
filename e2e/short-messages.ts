import type { Page } from '@playwright/test'

/** Short messages on the screen; the announced text is the visible one. */
export const shortMessages = (page: Page) => page.getByRole('alertdialog').getByRole('alert')
