import { photo } from '../consumer/files.ts'
import { ME, OTHER, THIRD, type Journey, type Person, type Reply, type Sent, type World } from './journey.ts'
import { expectSecret } from './secrets.ts'

const ID = 9001
const KEY = 'a3d84c37b6e0f4a9d2c81b735f0c9be2'
const REMARK = 'Sold to the mill in Ozar for 2140 a quintal'
const [list, form] = ['enquiries', 'enquiryForm'] as const

const fields = {
  type: 'sell',
  product: '1',
  is_new_subcategory: 'false',
  sub_category: '1',
  sub_sub_category: '1',
  expected_price: '24.5',
  minimum_expected_price: '22.25',
  quantity: '12.5',
  unit: 'quintal',
  is_organic: 'true',
  location: 'मालेगाँव',
  contact_preference: 'phone',
  grade: 'FAQ',
  additional_notes: 'ताज़ा माल, 2 ट्रक',
}

/** A user who may post enquiries. */
async function trader(world: World, mobile = ME): Promise<Person> {
  await world.given('the catalogue is loaded', { category: 1, subcategory: 1, variety: 1 })
  const person = await world.person(mobile)
  await world.given('the user has a complete business', { mobile, type: 'farmer' })
  return person
}

const post = async (who: Person, more: Sent = {}) => (await who.ask('createEnquiry', { form: fields, ...more })).is(201)
const read = async (who: Person, id: number) => (await who.ask('getEnquiry', { path: { id } })).is(200)
const idsOf = async (who: Person) => {
  const reply = (await who.ask('listOwnEnquiries', { query: { page: 1, page_size: 50 } })).is(200)
  return { reply, ids: reply.body.results.map(({ id }) => id) }
}

export const ownEnquiries: Journey[] = [
  {
    promise: 'A posted enquiry is stored exactly: prices to the paisa, quantity, unit, names, notes.',
    page: form,
    uses: ['createEnquiry', 'getEnquiry', 'listOwnEnquiries'],
    harm: 'People offer at a price that they never set.',
    async run(world) {
      const me = await trader(world)
      const { id } = (await post(me)).body
      const stored = await read(me, id)
      const sent = {
        type: 'sell', expected_price: 24.5, minimum_expected_price: 22.25, quantity: 12.5, unit: 'quintal', is_organic: true,
        location: fields.location, grade: 'FAQ', additional_notes: fields.additional_notes,
      } // prettier-ignore
      for (const [name, value] of Object.entries(sent))
        stored.says(stored.body[name as keyof typeof sent], value, `$.${name}`)
      stored.says(stored.body.product.id, 1, '$.product.id')
      stored.says(stored.body.sub_category.id, 1, '$.sub_category.id')
      const { reply } = await idsOf(me)
      const card = reply.body.results.find((one) => one.id === id)
      reply.must(card !== undefined, 'the list of own enquiries lacks the one that was posted', '$.results')
      reply.says(card?.expected_price, 24.5, '$.results[0].expected_price')
      reply.says(card?.quantity, 12.5, '$.results[0].quantity')
    },
  },
  {
    promise: 'A change is stored; fields not sent stay.',
    page: form,
    uses: ['createEnquiry', 'updateEnquiry', 'getEnquiry'],
    harm: 'A change of the price is lost, or deletes the notes.',
    async run(world) {
      const me = await trader(world)
      const before = (await post(me)).body
      const path = { id: before.id }
      const changed = { expected_price: '23.75', minimum_expected_price: '21.1' }
      ;(await me.ask('updateEnquiry', { path, form: changed })).is(200)
      const after = await read(me, before.id)
      after.says(after.body.expected_price, 23.75, '$.expected_price')
      after.says(after.body.minimum_expected_price, 21.1, '$.minimum_expected_price')
      for (const name of ['quantity', 'unit', 'location', 'grade', 'additional_notes', 'status', 'created_at'] as const)
        after.says(after.body[name], before[name], `$.${name}`)
    },
  },
  {
    promise: 'An added photo is listed, can be downloaded, and disappears when deleted.',
    page: 'enquiry',
    uses: ['createEnquiry', 'getEnquiry', 'addProductImage', 'deleteProductImage'],
    harm: 'Photos get lost, or a link runs a script on the viewer’s phone.',
    async run(world) {
      const me = await trader(world)
      const { id, user_product } = (await post(me, { form: { ...fields, photo } })).body
      const path = { userProductId: user_product }
      const added = (await me.ask('addProductImage', { path, form: { image: photo } })).is(201)
      const stored = await read(me, id)
      stored.must(
        stored.body.images.some((one) => one.id === added.body.id),
        'lacks the added photo',
        '$.images',
      )
      for (const link of [stored.body.photo, added.body.image]) {
        stored.must(/^(https?:)?\/\/|^\/(?!\/)/.test(String(link)), `${link} is no address of a picture`, '$.photo')
        const file = await world.file(String(link))
        const type = file.headers.get('content-type') ?? ''
        stored.must(file.ok && type.startsWith('image/'), `${link} answers ${file.status} with ${type}`, '$.photo')
      }
      ;(await me.ask('deleteProductImage', { path: { ...path, imageId: added.body.id } })).is(204)
      const later = await read(me, id)
      later.must(
        later.body.images.every((one) => one.id !== added.body.id),
        'still has the deleted photo',
        '$.images',
      )
    },
  },
  {
    promise: 'The own list has only the person’s own enquiries.',
    page: list,
    uses: ['listOwnEnquiries'],
    harm: 'People see other people’s enquiries, and take them for their own.',
    async run(world) {
      await world.given('there are no enquiries')
      for (const [id, owner] of [
        [9001, ME],
        [9002, OTHER],
        [9003, ME],
      ] as const)
        // prettier-ignore
        await world.given('an enquiry exists', { id, owner })
      const mine = await idsOf(await world.person(ME))
      mine.reply.must(
        mine.ids.length === 2 && [9001, 9003].every((id) => mine.ids.includes(id)),
        `has ${mine.ids.join()} where 9001,9003 is right`,
        '$.results',
      )
      mine.reply.says(mine.reply.body.count, 2, '$.count')
      const theirs = await idsOf(await world.person(OTHER))
      theirs.reply.says(theirs.ids.join(), '9002', '$.results')
    },
  },
  {
    promise: 'Another person’s enquiry is not found, and can’t be changed.',
    page: 'enquiry',
    uses: ['getEnquiry', 'updateEnquiry', 'closeEnquiry', 'listEnquiryTasks', 'addProductImage', 'deleteProductImage'],
    harm: 'A competitor closes an enquiry or changes its price.',
    async run(world) {
      await world.given('an enquiry exists', { id: ID, owner: OTHER, user_product: ID })
      await world.given('an enquiry has an image', { id: ID, image: 9002 })
      const [owner, stranger] = [await world.person(OTHER), await world.person(ME)]
      const before = await read(owner, ID)
      const path = { id: ID }
      const image = { userProductId: ID, imageId: 9002 }
      const refused = [
        await stranger.ask('getEnquiry', { path }),
        await stranger.ask('updateEnquiry', { path, form: { quantity: '99' } }),
        await stranger.ask('closeEnquiry', { path, json: { closing_remark: 'Mine' } }),
        await stranger.ask('listEnquiryTasks', { path }),
        await stranger.ask('addProductImage', { path: image, form: { image: photo } }),
        await stranger.ask('deleteProductImage', { path: image }),
      ] as Reply<unknown>[]
      const nobodys = (await stranger.ask('getEnquiry', { path: { id: 99_999_999 } })).is(404)
      for (const reply of refused) {
        expectSecret(reply.is(404), { numbers: [OTHER], texts: [before.body.location] }, 'another person’s data')
        reply.says(reply.refusal.message, nobodys.refusal.message, '$.message')
      }
      const after = await read(owner, ID)
      after.says(after.text, before.text, '$')
    },
  },
  {
    promise: 'Only the owner sees a new enquiry; once approved, it is on the board.',
    page: 'board',
    uses: ['createEnquiry', 'listGlobalEnquiries', 'getEnquiryDetail', 'purchaseEnquiryContact'],
    harm: 'Enquiries are on the board before anybody has checked them, or never appear once approved.',
    async run(world) {
      await world.given('there are no enquiries')
      const posted = await post(await trader(world))
      const { id, status } = posted.body
      posted.says(status, 'pending', '$.status')
      const other = await world.person(OTHER)
      const board = async () => (await other.ask('listGlobalEnquiries')).is(200)
      const waiting = await board()
      waiting.must(
        waiting.body.results.every((one) => one.id !== id),
        'shows a pending enquiry',
        '$.results',
      )
      ;(await other.ask('getEnquiryDetail', { path: { id } })).is(404)
      ;(await other.ask('purchaseEnquiryContact', { path: { id } })).is(404)
      await world.given('an enquiry is approved', { id })
      const approved = await board()
      approved.must(
        approved.body.results.some((one) => one.id === id),
        'lacks an approved enquiry',
        '$.results',
      )
    },
  },
  {
    promise: 'A closed enquiry leaves the board, and its contact isn’t sold.',
    page: 'board',
    uses: ['listGlobalEnquiries', 'getEnquiryDetail', 'purchaseEnquiryContact'],
    harm: 'People pay for the contact of an owner who has sold everything.',
    async run(world) {
      await world.given('there are no enquiries')
      for (const id of [ID, 9002]) await world.given('an enquiry exists', { id, owner: OTHER })
      await world.given('an enquiry is closed', { id: ID })
      const me = await world.person(ME)
      const board = (await me.ask('listGlobalEnquiries')).is(200)
      board.says(board.body.results.map(({ id }) => id).join(), '9002', '$.results')
      board.says(board.body.count, 1, '$.count')
      ;(await me.ask('getEnquiryDetail', { path: { id: ID } })).is(404)
      ;(await me.ask('purchaseEnquiryContact', { path: { id: ID } })).is(400, 404)
    },
  },
  {
    promise: 'Only the owner sees the closing remark, and a closed enquiry can’t be changed.',
    page: 'enquiry',
    uses: ['getEnquiry', 'getEnquiryDetail', 'closeEnquiry', 'updateEnquiry'],
    harm: 'Everybody reads to whom an owner sold, and at what price.',
    async run(world) {
      await world.given('an enquiry exists', { id: ID, owner: ME, visible_to: THIRD })
      const [me, path] = [await world.person(ME), { id: ID }]
      const closing = { path, json: { closing_remark: REMARK } }
      ;(await me.ask('closeEnquiry', closing)).is(204)
      const own = await read(me, ID)
      own.says(own.body.status, 'closed', '$.status')
      own.says(own.body.closing_remark, REMARK, '$.closing_remark')
      for (const mobile of [THIRD, OTHER]) {
        const reply = (await (await world.person(mobile)).ask('getEnquiryDetail', { path })).is(200, 404)
        expectSecret(reply, { texts: [REMARK] }, 'the owner’s closing remark')
      }
      const again = (await me.ask('closeEnquiry', closing)).is(400)
      again.says(again.refusal.error, 'enquiry_closed', '$.error')
      const changed = (await me.ask('updateEnquiry', { path, form: { quantity: '5' } })).is(400)
      changed.says(changed.refusal.error, 'enquiry_closed', '$.error')
    },
  },
  {
    promise: 'The timeline starts with the posting.',
    page: 'enquiry',
    uses: ['createEnquiry', 'listEnquiryTasks'],
    harm: 'Owners do not see that anything happens.',
    async run(world) {
      const me = await trader(world)
      const { id } = (await post(me)).body
      const timeline = (await me.ask('listEnquiryTasks', { path: { id } })).is(200)
      timeline.says(timeline.body.enquiry_id, id, '$.enquiry_id')
      timeline.must(
        Object.values(timeline.body).some((tasks) => Array.isArray(tasks) && tasks.length > 0),
        'has no task',
      )
    },
  },
  {
    promise: 'The same Idempotency-Key twice creates one enquiry.',
    page: form,
    uses: ['createEnquiry', 'listOwnEnquiries'],
    harm: 'A person who presses again on a bad connection posts twice.',
    optional: true,
    async run(world) {
      await world.given('there are no enquiries')
      const me = await trader(world)
      const [first, second] = [await post(me, { key: KEY }), await post(me, { key: KEY })]
      second.says(second.body.id, first.body.id, '$.id')
      const { reply, ids } = await idsOf(me)
      reply.says(ids.length, 1, '$.results')
      const other = await me.ask('createEnquiry', { form: { ...fields, quantity: '99' }, key: KEY })
      other.is(400).says(other.refusal.error, 'key_reused', '$.error')
    },
  },
  {
    promise: 'The same Idempotency-Key of two people creates two enquiries.',
    page: form,
    uses: ['createEnquiry', 'listOwnEnquiries'],
    harm: 'Somebody’s reply is another person’s enquiry, and their own is never stored.',
    async run(world) {
      await world.given('there are no enquiries')
      const [me, other] = [await trader(world), await trader(world, OTHER)]
      const [mine, theirs] = [await post(me, { key: KEY }), await post(other, { key: KEY })]
      theirs.must(mine.body.id !== theirs.body.id, 'answers with another person’s enquiry', '$.id')
      const { reply, ids } = await idsOf(other)
      reply.says(ids.join(), String(theirs.body.id), '$.results')
    },
  },
]
