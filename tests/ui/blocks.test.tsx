import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { deadlineIn, useCountdown, type Deadline } from '../../src/ui/hooks/useCountdown.ts'
import { CheckboxField } from '../../src/ui/fields/ChoiceField.tsx'
import { NativeSelect } from '../../src/ui/fields/NativeSelect.tsx'
import { ErrorPanel } from '../../src/ui/feedback/Panel.tsx'

test('“Try again” moves the focus to the element around the error', () => {
  render(
    <section tabIndex={-1} aria-label="Prices">
      <ErrorPanel title="Failed" message="Offline." retryLabel="Try again" onRetry={() => undefined} />
    </section>,
  )
  act(() => screen.getByRole('button').click())
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Prices' }))
})

test('a hydrated list and box show the app’s value, not the one that the browser restored on Back', () => {
  const fields = (
    <>
      <NativeSelect aria-label="Language" value="hi" onChange={vi.fn()}>
        <option value="en">English</option>
        <option value="hi">हिन्दी</option>
      </NativeSelect>
      <CheckboxField label="I accept" value={false} onChange={vi.fn()} />
    </>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(fields)
  screen.getByRole<HTMLSelectElement>('combobox').value = 'en'
  screen.getByRole<HTMLInputElement>('checkbox').checked = true
  render(fields, { container, hydrate: true })
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('hi')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

describe('useCountdown', () => {
  const Clock = ({ deadline }: { deadline: Deadline }) => <p>{useCountdown(deadline)}</p>
  const shown = () => Number(document.querySelector('p')?.textContent)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('counts full seconds down to 0 and stops; a new deadline starts again', async () => {
    vi.useFakeTimers()
    const { rerender } = render(<Clock deadline={deadlineIn(3000)} />)
    const texts = [shown()]
    for (let second = 0; second < 4; second++) {
      await pass(1000)
      texts.push(shown())
    }
    expect(texts).toEqual([3, 2, 1, 0, 0])
    expect(vi.getTimerCount()).toBe(0)
    rerender(<Clock deadline={deadlineIn(120_000)} />)
    expect(shown()).toBe(120)
    await pass(1000)
    expect(shown()).toBe(119)
  })

  test('is right at once when the page is shown again after sleep', async () => {
    vi.useFakeTimers()
    render(<Clock deadline={deadlineIn(120_000)} />)
    await pass(5000)
    expect(shown()).toBe(115)
    vi.setSystemTime(Date.now() + 100_000)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(shown()).toBe(15)
  })
})
