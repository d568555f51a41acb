import type { Page } from '@playwright/test'

/** Short messages on the screen; the announced text is the visible one. */
export const shortMessages = (page: Page) => page.getByRole('alertdialog').getByRole('alert')
/** A dialog with a question; a short message has the same role, but no heading. */
export const question = (page: Page) => page.getByRole('alertdialog').filter({ has: page.getByRole('heading') })
