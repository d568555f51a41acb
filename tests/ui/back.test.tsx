import { useState } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activate } from '../../src/i18n/catalog.ts'
import { closeOnBack } from '../../src/ui/overlay/back.ts'
import { Dialog } from '../../src/ui/overlay/Overlay.tsx'
import { Link } from '../../src/ui/controls/Link.tsx'

function Page() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [open, setOpen] = useState(0)
  const [isSending, setSending] = useState(false)
  const change = (level: number) => (isOpen: boolean) => isSending || setOpen(isOpen ? level : level - 1)
  const button = (name: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {name}
    </button>
  )
  return (
    <>
      <h1>Page {search}</h1>
      <Link to="?next">Next</Link>
      {button('Open', () => setOpen(1))}
      <Dialog isOpen={open > 0} onOpenChange={change(1)} title="First">
        <Link to="?link" onClick={() => setOpen(0)}>
          Link that closes
        </Link>
        <Link to="?filter">Link that stays</Link>
        {button('Search', () => void navigate('?typed', { replace: true }))}
        {button('Close, then go', () => {
          setOpen(0)
          setTimeout(() => void navigate('?later'))
        })}
        {button('Send', () => setSending(!isSending))}
        {button('Second', () => setOpen(2))}
        <Dialog isOpen={open > 1} onOpenChange={change(2)} title="Second">
          {button('Close both', () => setOpen(0))}
        </Dialog>
      </Dialog>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }))
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
let arrivals = 0
const arrive = () => void arrivals++
/** Resolves once the history navigation has arrived. */
async function go(by: number) {
  const before = arrivals
  history.go(by)
  await waitFor(() => expect(arrivals).toBeGreaterThan(before))
}
/** Expects a page, and the dialog that is on top. */
const isAt = (search: string, ...top: string[]) =>
  waitFor(() => {
    expect(document.querySelector('h1')?.textContent).toBe(`Page ${search}`)
    expect(location.search).toBe(search)
    expect(screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(top)
  })
const goTo = (by: number, search: string, ...top: string[]) => go(by).then(() => isAt(search, ...top))
const entriesAre = (count: number) => waitFor(() => expect(history.state.overlays ?? 0).toBe(count))

beforeAll(async () => {
  await activate('en')
  addEventListener('popstate', arrive, true)
  const stop = closeOnBack()
  return () => {
    stop()
    removeEventListener('popstate', arrive, true)
  }
})

describe('Back with a dialog open', () => {
  beforeEach(async () => {
    history.replaceState(null, '', '?before')
    render(
      <I18nProvider i18n={i18n}>
        <BrowserRouter useTransitions={false}>
          <Page />
        </BrowserRouter>
      </I18nProvider>,
    )
    await follow('Next')
    await isAt('?next')
    await press('Open')
    await isAt('?next', 'First')
  })

  afterEach(async () => {
    cleanup()
    await entriesAre(0)
  })

  test('stays open while sending, and Back closes it afterwards', async () => {
    await press('Send')
    await goTo(-1, '?next', 'First')
    await goTo(-1, '?next', 'First')
    await press('Send')
    await goTo(-1, '?next')
    await goTo(-1, '?before')
  })

  test('after Close, Back leaves the page', async () => {
    await press('Close')
    await entriesAre(0)
    await goTo(-1, '?before')
  })

  test('Forward afterwards opens nothing and needs no extra Back', async () => {
    await goTo(-1, '?next')
    await go(1)
    await entriesAre(0)
    await isAt('?next')
    await goTo(-1, '?before')
  })

  test('after a link in it, Back returns to the page with it closed, and Forward to the link’s page', async () => {
    await follow('Link that closes')
    await isAt('?link')
    await goTo(-1, '?next')
    await goTo(1, '?link')
    await goTo(-2, '?before')
  })

  test('after a filter that leaves it open, Back only closes it', async () => {
    await follow('Link that stays')
    await isAt('?filter', 'First')
    await entriesAre(1)
    await goTo(-1, '?filter')
    await goTo(-1, '?next')
  })

  test('an address replaced in it stays, and Back opens the page before', async () => {
    await press('Search')
    await isAt('?typed', 'First')
    await goTo(-1, '?typed')
    await goTo(-1, '?before')
  })

  test('a search typed in it and a filter after that are undone one by one', async () => {
    await press('Search')
    await isAt('?typed', 'First')
    await follow('Link that closes')
    await isAt('?link')
    await goTo(-1, '?typed')
    await goTo(-1, '?next')
  })

  test('a navigation right after closing isn’t undone by the removal of its history entry', async () => {
    await press('Close, then go')
    await isAt('?later')
    await goTo(-1, '?next')
  })

  test('closes the second first, then the first', async () => {
    await press('Second')
    await isAt('?next', 'Second')
    await goTo(-1, '?next', 'First')
    await goTo(-1, '?next')
  })

  test('after both were closed at once, Back leaves the page', async () => {
    await press('Second')
    await press('Close both')
    await entriesAre(0)
    await goTo(-1, '?before')
  })

  test('opened again at once, it closes at Back again', async () => {
    await userEvent.keyboard('{Escape}')
    await press('Open')
    await isAt('?next', 'First')
    await entriesAre(1)
    await goTo(-1, '?next')
  })

  test('opened again before the history has left the closed one’s entry, it stays open', async () => {
    const before = arrivals
    fireEvent.click(screen.getByText('Close', { selector: 'button' }))
    await Promise.resolve() // the entry’s removal has started, and arrives in a later task
    fireEvent.click(screen.getByText('Open'))
    expect(arrivals).toBe(before)
    await waitFor(() => expect(arrivals).toBe(before + 1))
    await entriesAre(1)
    await isAt('?next', 'First')
    await goTo(-1, '?next')
  })
})
