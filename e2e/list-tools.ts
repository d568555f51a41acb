import type { Page } from '@playwright/test'

const PLACES = { filter: 0, sort: 1, more: -1 } as const

/**
 * What narrows a list down, orders it, and what else can be done with it is in a drawer each at 768 px and less (§shell.29): opens
 * one, by its place, whatever the language. On a wide screen it stands on the page.
 */
export async function openTool(page: Page, tool: keyof typeof PLACES): Promise<void> {
  if (page.viewportSize()!.width > 768 || (await page.getByRole('dialog').isVisible())) return
  await page.locator('main button[aria-haspopup=dialog]').filter({ visible: true }).nth(PLACES[tool]).click()
  await page.getByRole('dialog').waitFor()
}
