import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useCutPaste } from '../../src/app/shell/useCutPaste.ts'
import { Messages } from '../../src/ui/toast/Messages.tsx'
import { clearMessages } from '../../src/ui/toast/messages.ts'
import { show } from '../ui/show.tsx'

afterEach(clearMessages)

function Fields() {
  useCutPaste()
  return (
    <main>
      <textarea aria-label="From" />
      <textarea aria-label="To" maxLength={10} defaultValue="1234" />
      <Messages />
    </main>
  )
}

test.each([
  { pasted: 'abcdef', isCut: false },
  { pasted: 'abcdefg', isCut: true },
])('$pasted pasted after four of ten characters is cut: $isCut', async ({ pasted, isCut }) => {
  await show(<Fields />)
  const from = page.getByLabelText('From')
  await from.fill(pasted)
  await from.click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.copy()
  await page.getByLabelText('To').click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await userEvent.paste()
  await expect.element(page.getByLabelText('To')).toHaveValue('1234abcdef')
  const said = expect.poll(() => page.getByRole('alert').elements().length)
  await said.toBe(isCut ? 1 : 0)
})
