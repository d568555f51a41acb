import { act, render } from '@testing-library/react'
import { startTransition, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { InputReplay } from '../../src/app/shell/InputReplay.ts'
import { recordInput } from '../../src/head/early-input.ts'
import { NativeSelect } from '../../src/ui/fields/NativeSelect.tsx'
import { providers } from '../providers.tsx'

/** The page as its HTML, which records input; React has been told to take it over, and has not begun. */
async function arriving(page: ReactNode) {
  const { wrapper: Providers } = await providers('en', location.pathname)
  const app = (
    <Providers>
      {page}
      <InputReplay />
    </Providers>
  )
  const { container, unmount } = render(app)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = container.innerHTML
  unmount()
  recordInput()
  let react!: ReturnType<typeof hydrateRoot>
  const take = () => startTransition(() => void (react = hydrateRoot(root, app)))
  onTestFinished(() => {
    act(() => react.unmount())
    root.remove()
  })
  return { take, root }
}

test.each(['before', 'while'])('a choice %s React takes the page over is made once', async (when) => {
  const choose = vi.fn<(value: string) => void>()
  const { take, root } = await arriving(
    <NativeSelect value="en" onChange={({ currentTarget }) => choose(currentTarget.value)}>
      <option value="en">English</option>
      <option value="hi">हिन्दी</option>
    </NativeSelect>,
  )
  if (when === 'while') take()
  const select = root.querySelector('select')!
  select.value = 'hi'
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
  if (when === 'before') await act(() => Promise.resolve(take()))
  await act(() => Promise.resolve())
  expect(choose.mock.calls).toEqual([['hi']])
})

function Tick() {
  const [isTicked, setTicked] = useState(false)
  return (
    <>
      <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => setTicked(currentTarget.checked)} />
      <output>{String(isTicked)}</output>
    </>
  )
}
test.each(['before', 'while'])('a box ticked %s React takes the page over stays ticked', async (when) => {
  const { take, root } = await arriving(<Tick />)
  if (when === 'while') take()
  root.querySelector('input')!.click()
  if (when === 'before') await act(() => Promise.resolve(take()))
  await act(() => Promise.resolve())
  expect(root.querySelector('output')!.textContent).toBe('true')
  expect(root.querySelector('input')!.checked).toBe(true)
})
