import type { Page } from '@playwright/test'

// Short messages on the screen; the announced text is the visible one. On a busy machine the code of the first can take
// more than a second: then it is plain text (src/app/shell/ToastMount.tsx).
export const shortMessages = (page: Page) =>
  page.getByRole('alertdialog').getByRole('alert').or(page.locator('[role=alert][data-messages] > p'))
