import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchModules } from '../../src/app/routing/failed-downloads.ts'

/** What was requested. A file's own request never ends, so that the page isn't reloaded here. */
let asked: string[]
let isServerThere: boolean
/** Another file in each test: the page remembers what has failed. */
let file = ''
let now = 0
beforeEach(() => {
  asked = []
  isServerThere = true
  file = `https://krishivyapar.example/assets/MegaMenu-${now}.js`
  now += 60_000
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    if (address === file) return new Promise(() => undefined)
    return isServerThere ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('offline'))
  })
})
afterEach(() => document.body.replaceChildren())

watchModules()

function press(by = 'click') {
  const press = new Event(by)
  Object.defineProperty(press, 'timeStamp', { value: now })
  dispatchEvent(press)
}
async function fail() {
  const payload = new Error(`Failed to fetch dynamically imported module: ${file}`)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  await vi.advanceTimersByTimeAsync(0)
}

test.each(['click', 'change'])(
  'a second press or choice (%s) that fails for the same code restarts the app',
  async (by) => {
    press(by)
    await fail()
    expect(asked).toEqual([])
    press(by)
    await fail()
    expect(asked).toEqual(['/', file])
  },
)

test('a failed download without a press, or long after one, restarts nothing', async () => {
  await fail()
  press()
  now += 2_000
  await fail()
  expect(asked).toEqual([])
})

test('while the server does not answer, the page stays', async () => {
  isServerThere = false
  await fail()
  press()
  await fail()
  expect(asked).toEqual(['/'])
})

test('with a chosen file on the page nothing is restarted, as the file would be lost', async () => {
  document.body.innerHTML = '<div data-chosen-file></div>'
  await fail()
  press()
  await fail()
  expect(asked).toEqual([])
})
