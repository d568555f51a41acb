import type { Page } from '@playwright/test'

const PLACES = { filter: 0, sort: 1, more: -1 } as const

// Opens a tool by its position, in any language. At 768 px and less, filters, sorting and other tools are in one drawer
// each (§shell.29); on a wide screen they are on the page.
export async function openTool(page: Page, tool: keyof typeof PLACES): Promise<void> {
  if (page.viewportSize()!.width > 768 || (await page.getByRole('dialog').isVisible())) return
  await page.locator('main button[aria-haspopup=dialog]').filter({ visible: true }).nth(PLACES[tool]).click()
  await page.getByRole('dialog').waitFor()
}
