import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type Page } from '@playwright/test'
import { demoToken, demoUsers } from '../../mock-server/store/seed/demo-users.ts'
import { createRandom } from '../../mock-server/store/seed/random.ts'
import { checkout, pressIn } from '../checkout.ts'
import { enquiryForm } from '../enquiry-form.ts'
import { draftOfEnquiry } from '../filled-in.ts'
import { expect } from '../fixture.ts'
import { startMock } from '../mock.ts'
import { launch, tabOf } from '../mortal-browser.ts'
import { store } from '../sign-in.ts'

// Nine people act by a seed, on bad lines. Browsers and the mock are killed, and new versions come. Then each record is
// there once, with its owner. `SOAK_SECONDS=100` is a short run, `SOAK_SEED=7` that plan again.
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 3600)
const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000)
/** The first turns have each kind of act and event once, however short the run is. */
const FIRST_TURNS = 8
/** Time that an act may take before it counts as not done (ms): the app's own limit of a request is 10 s. */
const PATIENCE = 25_000

type Person = {
  mobile: string
  type: string
  userId: number
  /** The last draft that the browser kept, and an enquiry whose fate is open. A kill may take either (docs/faults.md). */
  draft?: string | undefined
  enquiry?: string | undefined
}
const KINDS = ['enquiry', 'payment', 'draft'] as const
type Act = { person: Person; kind: (typeof KINDS)[number]; text: string; isDone: boolean; wasKilled: boolean }
type Line = 'good' | 'slow' | 'gone for 3 s'

/** The build with the mock, its data in a file, so that it can be killed. */
async function startWorld(folder: string) {
  const [file, dist] = [join(folder, 'mock.sqlite'), join(folder, 'dist')]
  cpSync(process.env['E2E_DIST'] ?? 'dist', dist, { recursive: true })
  for (const twin of ['br', 'gz']) rmSync(join(dist, `sw.js.${twin}`))
  const options = ['--db', file, '--static', dist]
  let mock = await startMock(options)
  return {
    origin: mock.origin,
    stop: () => mock.stop(),
    /** Start of the run, in the mock's format. Paid orders before it are the seed's. */
    since: new Date().toISOString(),
    /** Rows of the mock's own file. */
    rows: <Row>(sql: string, ...values: (string | number)[]): Row[] => {
      using db = new DatabaseSync(file, { readOnly: true })
      return db.prepare(sql).all(...values) as Row[]
    },
    events: {
      /** The mock is gone for two seconds; what it had answered is in its file. */
      'the mock is killed': async () => {
        await mock.stop()
        await new Promise((resolve) => setTimeout(resolve, 2_000))
        mock = await startMock(options, mock.port)
      },
      'a new version comes': async () => appendFileSync(join(dist, 'sw.js'), '\n// the next version'),
    },
  }
}
type World = Awaited<ReturnType<typeof startWorld>>

/** A browser with the person's own profile, which outlives it. */
async function inBrowser(
  { origin }: World,
  { mobile, type, userId }: Person,
  work: (tab: Page, kill: () => Promise<void>) => Promise<void>,
) {
  const { browser, kill, close } = await launch(test.info().outputPath(mobile))
  try {
    const tab = tabOf(browser)
    tab.setDefaultTimeout(PATIENCE)
    await tab.context().addCookies([{ name: 'lang', value: 'en', url: origin }])
    await tab.goto(`${origin}/robots.txt`)
    const session = { authToken: demoToken(mobile), userId: String(userId), mobile, user_phone: mobile }
    await store(tab, { ...session, userRole: 'user', business_type: type })
    await work(tab, kill)
  } finally {
    await close().catch(() => undefined) // it may be dead already
  }
}

const acts: Record<Act['kind'], (tab: Page, origin: string, person: Person, text: string) => Promise<void>> = {
  async enquiry(tab, origin, person, text) {
    if (person.enquiry === undefined) {
      person.enquiry = text
      await store(tab, draftOfEnquiry(person.userId, 115, { type: 'sell', additional_notes: text }))
    }
    await tab.goto(`${origin}/enquiry/new`)
    const form = enquiryForm(tab)
    await expect(form.location).toHaveValue(/Nashik/, { timeout: PATIENCE })
    await form.post.click()
    const done = tab.getByRole('heading', { name: 'Enquiry created successfully!' }).first()
    await expect(done).toBeVisible({ timeout: PATIENCE })
    delete person.enquiry
  },
  async payment(tab, origin, _, id) {
    await tab.goto(`${origin}/global-enquiry/${id}`)
    await tab.getByRole('button', { name: 'Show interest (₹10)' }).first().click()
    await tab.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
    await expect(checkout(tab)).toBeVisible({ timeout: PATIENCE })
    await pressIn(tab, /^Pay ₹10/)
    // The first match is an invisible element for screen readers.
    await expect(tab.getByText('Contact details purchased successfully!').first()).toBeAttached({ timeout: PATIENCE })
  },
  async draft(tab, origin, person, text) {
    await tab.goto(`${origin}/Support`)
    const message = tab.getByLabel('Your message')
    if (person.draft) await expect(message).toHaveValue(person.draft, { timeout: PATIENCE })
    // While the person types, the browser may have stored the old or the new text.
    delete person.draft
    await message.fill(text)
    await expect.poll(() => tab.evaluate(() => JSON.stringify(localStorage))).toContain(text)
    person.draft = text
  },
}

async function changeLine(tab: Page, line: Line) {
  if (line === 'good') return []
  const session = await tab.context().newCDPSession(tab)
  const set = (offline: boolean, latency: number, speed: number) =>
    session
      .send('Network.emulateNetworkConditions', {
        offline,
        latency,
        downloadThroughput: speed,
        uploadThroughput: speed,
      })
      .catch(() => undefined) // the browser may be dead
  await set(false, 300, 60_000)
  if (line === 'slow') return []
  return [setTimeout(() => void set(true, 0, 0), 2_000), setTimeout(() => void set(false, 50, 500_000), 5_000)]
}

/** What is wrong with the stored records and with what the pages show, as sentences. */
async function losses(world: World, people: Person[], done: Act[]): Promise<string[]> {
  const wrong: string[] = []
  const stored = (text: string) =>
    world.rows<{ mobile: string }>(
      'SELECT user.mobile FROM enquiry JOIN user ON user.id = user_id WHERE additional_notes = ?',
      text,
    )
  const payers = (id: string) =>
    world
      .rows<{ mobile: string }>(
        `SELECT mobile FROM payment_order JOIN user ON user.id = user_id WHERE kind = 'enquiry' AND target_id = ? AND paid_at > ?`,
        Number(id),
        world.since,
      )
      .map(({ mobile }) => mobile)
  for (const { person, kind, text, isDone, wasKilled } of done) {
    const tell = (what: string) => wrong.push(`${person.mobile}, ${text}: ${what}`)
    const owners =
      kind === 'enquiry' ? stored(text).map(({ mobile }) => mobile) : kind === 'payment' ? payers(text) : []
    const isTheirs = (mobile: string) =>
      done.some((act) => act.kind === kind && act.text === text && act.person.mobile === mobile)
    if (!owners.every(isTheirs)) tell('is somebody else’s')
    const times = owners.filter((mobile) => mobile === person.mobile).length
    if (times > 1) tell(`is there ${times} times`)
    const mayBeAway = kind === 'draft' || (!isDone && (kind === 'payment' || wasKilled || person.enquiry === text))
    if (times === 0 && !mayBeAway) tell('is lost')
  }
  for (const person of people)
    await inBrowser(world, person, async (tab) => {
      const tell = (what: string) => wrong.push(`${person.mobile}: ${what}`)
      const shows = (path: string, check: (page: Page) => Promise<void>, what: string) =>
        tab
          .goto(world.origin + path)
          .then(() => check(tab))
          .catch(() => tell(what))
      const { draft, enquiry } = person
      if (draft)
        await shows('/Support', () => expect(tab.getByLabel('Your message')).toHaveValue(draft), `${draft} is lost`)
      if (enquiry && stored(enquiry).length === 0)
        await shows('/enquiry/new', () => expect(enquiryForm(tab).notes).toHaveValue(enquiry), `${enquiry} is lost`)
      const contact = tab.getByRole('region', { name: 'Owner’s contact' }).locator('a[href^="tel:"]').first()
      const paid = done.filter((act) => act.kind === 'payment' && act.person === person).map(({ text }) => text)
      for (const id of paid.filter((each) => payers(each).includes(person.mobile)))
        await shows(`/global-enquiry/${id}`, () => expect(contact).toBeVisible(), `${id} is paid, and hidden`)
    })
  return wrong
}

let world: World | undefined
test.afterEach(() => world?.stop())

test('nine people on bad lines keep each enquiry, payment and draft once, with its owner @full', async () => {
  test.setTimeout((SECONDS + 900) * 1000)
  console.log(`soak: seed ${SEED}, ${SECONDS} s`)
  const { origin, rows, events } = (world = await startWorld(test.info().outputPath('soak')))
  const random = createRandom(String(SEED))
  const people = demoUsers
    .filter(({ mobile }) => /^98765000(?:1[1-9])$/.test(mobile))
    .map(({ mobile, business }): Person => {
      const [user] = rows<{ id: number }>('SELECT id FROM user WHERE mobile = ?', mobile)
      return { mobile, type: business!.type, userId: user!.id }
    })
  const own = people.map(({ userId }) => userId).join()
  const open = rows<{ id: number }>(
    `SELECT id FROM enquiry WHERE closed_at IS NULL AND user_id NOT IN (${own}) AND created_at < ? ORDER BY id DESC`,
    new Date(Date.now() - 48 * 3_600_000).toISOString(),
  )
  const done: Act[] = []
  /** The open enquiry whose contact this person has not tried to buy, and others least. */
  const wantedBy = (person: Person) => {
    const buyers = (id: number) => done.filter((act) => act.kind === 'payment' && act.text === String(id))
    const free = open.filter(({ id }) => !buyers(id).some((act) => act.person === person))
    return String(free.reduce((least, one) => (buyers(one.id).length < buyers(least.id).length ? one : least)).id)
  }
  const history: string[] = []
  const end = Date.now() + SECONDS * 1000
  for (let turn = 0; Date.now() < end || turn < FIRST_TURNS; turn++) {
    const person = random.pick(people)
    const kind = KINDS[turn] ?? random.pick(KINDS)
    const line = turn < KINDS.length ? 'good' : random.pick<Line>(['good', 'slow', 'gone for 3 s'])
    const death = turn === 3 || (turn > 3 && random.chance(0.2)) ? 1_000 + random.next() * 5_000 : undefined
    const all = Object.entries(events)
    const event = turn > 3 && turn < 6 ? all[turn - 4] : turn > 5 && random.chance(0.15) ? random.pick(all) : undefined
    const text = kind === 'payment' ? wantedBy(person) : (kind === 'enquiry' && person.enquiry) || `${kind} ${turn}`
    const known = done.find((act) => kind === 'enquiry' && act.text === text)
    const act = known ?? { person, kind, text, isDone: false, wasKilled: false }
    if (!known) done.push(act)
    const happening = event?.[1]()
    const failure = await inBrowser(world, person, async (tab, kill) => {
      const timers = await changeLine(tab, line)
      if (death !== undefined) timers.push(setTimeout(() => void kill(), death))
      await acts[kind](tab, origin, person, text).finally(() => timers.forEach(clearTimeout))
    }).then(
      () => '',
      (error: unknown) => String(error).split('\n')[0]!,
    )
    await happening
    if (death !== undefined) act.wasKilled = true
    if (death !== undefined && failure && kind === 'enquiry') delete person.enquiry
    if (!failure) act.isDone = true
    const way = [line, death && `killed after ${Math.round(death)} ms`, event?.[0]].filter(Boolean).join(', ')
    history.push(`${turn}: ${person.mobile}, ${text}, ${way}: ${failure || 'done'}`)
    // Nothing was in its way.
    if (way === 'good') expect.soft(failure, history.at(-1)).toBe('')
  }
  const wrong = await losses(world, people, done)
  console.log(`soak: ${done.filter(({ isDone }) => isDone).length} of ${done.length} acts were done`)
  if (wrong.length > 0) console.log(history.join('\n'))
  expect(wrong).toEqual([])
})
