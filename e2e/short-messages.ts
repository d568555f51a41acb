import type { Page } from '@playwright/test'

/** Short messages that are shown now: what is seen is what is announced. */
export const shortMessages = (page: Page) => page.getByRole('alertdialog').getByRole('alert')
/** A dialog that asks something; a short message has the same role, and no heading. */
export const question = (page: Page) => page.getByRole('alertdialog').filter({ has: page.getByRole('heading') })
