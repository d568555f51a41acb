import { useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../src/ui/controls/Button.tsx'
import { Disclosure } from '../../src/ui/controls/Disclosure.tsx'
import { Pagination } from '../../src/ui/controls/Pagination.tsx'
import { show } from './show.tsx'
import { proves } from '../proves.ts'
import { LOCALES } from '../../src/i18n/locales.ts'

describe('Button', () => {
  test('two quick presses call once; focus, name and width stay while it is pending', proves('check 41'), async () => {
    let finish = () => {}
    const onPress = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    await show(<Button onPress={onPress}>Post enquiry</Button>)
    const button = page.getByRole('button', { name: 'Post enquiry' })
    const width = button.element().getBoundingClientRect().width
    await button.click()
    await userEvent.keyboard('{Enter} ')
    await button.click({ force: true })
    ;(button.element() as HTMLElement).click()
    expect(onPress).toHaveBeenCalledTimes(1)
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('status')).toHaveTextContent('Please wait…')
    expect(button.element().getBoundingClientRect().width).toBe(width)
    finish()
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    // Twice before the next render.
    for (let press = 0; press < 2; press++) (button.element() as HTMLElement).click()
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  test('a promise that rejects ends the pending state', async () => {
    await show(<Button onPress={() => Promise.reject(new Error('offline'))}>Pay</Button>)
    await page.getByRole('button').click()
    await expect.element(page.getByRole('button')).not.toHaveAttribute('aria-disabled')
  })

  test('a pending submit button sends nothing, not even at Enter in a field', async () => {
    const onSubmit = vi.fn()
    function Form() {
      const [isPending, setPending] = useState(false)
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
            setPending(true)
          }}
        >
          <input aria-label="Remark" />
          <Button type="submit" isPending={isPending}>
            Send
          </Button>
        </form>
      )
    }
    await show(<Form />)
    await userEvent.type(page.getByRole('textbox'), 'Sold{Enter}')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button').click({ force: true })
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

test('Disclosure: the browser’s search opens a closed panel that holds the text', async () => {
  await show(
    <Disclosure title="Recent messages" level={2}>
      <a href="#one">One</a>
    </Disclosure>,
  )
  const link = document.querySelector('a')!
  const panel = link.closest('[hidden]')!
  expect(panel.getAttribute('hidden')).toBe('until-found')
  expect(getComputedStyle(panel).contentVisibility).toBe('hidden')
  // Like the browser, which removes the attribute afterwards.
  flushSync(() => panel.dispatchEvent(new Event('beforematch', { bubbles: true })))
  const button = page.getByRole('heading', { level: 2 }).getByRole('button', { name: 'Recent messages' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => link.checkVisibility()).toBe(true)
})

describe('Pagination', () => {
  const pages = (page: number, of: number) => (
    <Pagination page={page} pages={of} label="Pages of prices" hrefOf={(number) => `/price-mandi?page=${number}`} />
  )
  test('names its pages, marks the current one and links to addresses', async () => {
    await show(pages(5, 12))
    await expect.element(page.getByRole('navigation', { name: 'Pages of prices' })).toBeVisible()
    const links = page.getByRole('link').elements()
    const names = links.map((link) => link.getAttribute('aria-label') ?? link.textContent)
    expect(names).toEqual(['Previous', 'Page 3', 'Page 4', 'Page 5', 'Page 6', 'Page 7', 'Page 12', 'Next'])
    await expect.element(page.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('link', { name: 'Page 12' })).toHaveAttribute('href', '/price-mandi?page=12')
    await expect.element(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/price-mandi?page=6')
  })

  test('on the first and last page a step is disabled but keeps its place', async () => {
    await show(pages(1, 3))
    const previous = page.getByRole('link', { name: 'Previous' })
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    expect(previous.element().hasAttribute('href')).toBe(false)
  })

  test('a single page shows no pagination', async () => {
    await show(pages(1, 1))
    expect(page.getByRole('navigation').query()).toBeNull()
  })

  test.each(LOCALES)('four digits fit into 320 px, 44 px high, in %s', async (locale) => {
    await page.viewport(320, 600)
    await show(pages(3556, 3958), locale)
    for (const link of page.getByRole('link').elements()) {
      const { height, width, left, right } = link.getBoundingClientRect()
      expect(height).toBeGreaterThanOrEqual(44)
      expect(width).toBeGreaterThanOrEqual(24)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(320)
      expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth + 1)
    }
  })
})
