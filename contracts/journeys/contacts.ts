import type { components } from '../../src/api/generated/schema.ts'
import {
  ME as STRANGER,
  OTHER as OWNER,
  THIRD as PAYER,
  type Journey,
  type Person,
  type Reply,
  type World,
} from './journey.ts'
import { expectSecret } from './secrets.ts'

type Schemas = components['schemas']

const ID = 9001
const board = 'boardEnquiry'
const path = { id: ID }

export const detailOf = ({ body }: Reply<Schemas['EnquiryDetailReply']>): Schemas['Enquiry'] =>
  'data' in body ? body.data : body

const enquiryOf = async (who: Person) => (await who.ask('getEnquiryDetail', { path })).is(200)

/** An approved enquiry of a user with a business, whose contact one user has bought. */
async function boughtEnquiry({ given }: World) {
  await given('there are no enquiries')
  await given('the user has a complete business', { mobile: OWNER, type: 'farmer' })
  await given('an enquiry exists', { id: ID, owner: OWNER, visible_to: PAYER })
}

/** The owner's contact, as shown to a user who paid. */
async function contactOf(payer: Person) {
  const reply = await enquiryOf(payer)
  const contact = detailOf(reply).owner_contact
  reply.must(contact?.mobile === OWNER, 'a buyer doesn’t see the owner’s number', '$.data.owner_contact')
  const { name, email, company } = contact!
  return { numbers: [OWNER], texts: [name, email, company] }
}

const enquiries: Journey[] = [
  {
    promise:
      'Without payment, no reply reveals an enquiry’s owner: number (in any form), name, company, e-mail address.',
    page: board,
    uses: ['getEnquiryDetail', 'listGlobalEnquiries', 'purchaseEnquiryContact'],
    harm: 'People get calls from strangers; nobody needs to pay for a contact.',
    async run(world) {
      await boughtEnquiry(world)
      const secrets = await contactOf(await world.person(PAYER))
      const stranger = await world.person(STRANGER)
      const replies: Reply<unknown>[] = [
        (await stranger.ask('listGlobalEnquiries')).is(200),
        await enquiryOf(stranger),
        (await stranger.ask('purchaseEnquiryContact', { path })).is(200),
        (await stranger.ask('getEnquiryDetail', { path: { id: 99_999_999 } })).is(404),
      ]
      for (const reply of replies) expectSecret(reply, secrets, 'the owner’s contact')
    },
  },
  {
    promise: 'The home page reveals no owners.',
    page: 'home',
    uses: ['getEnquiryDetail', 'listLatestEnquiries'],
    harm: 'Visitors can read the numbers of all owners.',
    async run(world) {
      await boughtEnquiry(world)
      const secrets = await contactOf(await world.person(PAYER))
      const latest = (await world.visitor.ask('listLatestEnquiries')).is(200)
      latest.must(latest.text.includes(String(ID)), 'the home page’s list lacks the enquiry')
      expectSecret(latest, secrets, 'the owner’s contact')
    },
  },
  {
    promise: 'The address of the owner’s business is hidden too.',
    page: board,
    uses: ['getEnquiryDetail', 'getUserProfile'],
    harm: 'Strangers learn where an enquiry’s owner lives.',
    async run(world) {
      await boughtEnquiry(world)
      const own = (await (await world.person(OWNER)).ask('getUserProfile')).is(200)
      const { address, company_name } = own.body.business ?? {}
      own.must(Boolean(address && company_name), 'the business of the state has no name and address', '$.business')
      expectSecret(
        await enquiryOf(await world.person(STRANGER)),
        { texts: [address, company_name] },
        'the owner’s business',
      )
    },
  },
  {
    promise: 'Buyers, premium users and the owner see the contact.',
    page: board,
    uses: ['getEnquiryDetail'],
    harm: 'Somebody paid and gets no number.',
    async run(world) {
      await boughtEnquiry(world)
      const [payer, stranger] = [await world.person(PAYER), await world.person(STRANGER)]
      const sees = async (who: Person, expected: boolean, whose: string) => {
        const reply = await enquiryOf(who)
        const { can_view_contact, owner_contact } = detailOf(reply)
        reply.must(
          can_view_contact === expected,
          `\`can_view_contact\` is ${can_view_contact} for ${whose}`,
          '$.data.can_view_contact',
        )
        reply.must(
          (owner_contact?.mobile === OWNER) === expected,
          `${whose} sees ${owner_contact?.mobile ?? 'no number'}`,
          '$.data.owner_contact',
        )
      }
      await sees(payer, true, 'a buyer')
      await sees(await world.person(OWNER), true, 'the owner')
      await sees(stranger, false, 'a stranger')
      await world.given('the user is premium', { mobile: STRANGER })
      await sees(stranger, true, 'a premium user')
    },
  },
  {
    promise: 'Only premium users see who paid for a contact.',
    page: board,
    uses: ['getEnquiryDetail', 'listGlobalEnquiries'],
    harm: 'Competitors learn who wants to buy from whom, and call them.',
    async run(world) {
      await boughtEnquiry(world)
      const stranger = await world.person(STRANGER)
      const replies: Reply<unknown>[] = [await enquiryOf(stranger), await stranger.ask('listGlobalEnquiries')]
      for (const reply of replies) expectSecret(reply, { numbers: [PAYER] }, 'a buyer’s number')
      for (const who of [stranger, await world.person(PAYER), await world.person(OWNER)]) {
        const reply = await enquiryOf(who)
        reply.must(!detailOf(reply).interested_users, 'names the buyers', '$.data.interested_users')
      }
      await world.given('the user is premium', { mobile: STRANGER })
      const premium = await enquiryOf(stranger)
      const interested = detailOf(premium).interested_users ?? []
      premium.must(
        interested[0]?.mobile === PAYER,
        'doesn’t name the buyers to a premium user',
        '$.data.interested_users',
      )
    },
  },
  {
    promise: 'A contact costs ₹10; its order is reused until paid, and reveals nothing.',
    page: board,
    uses: ['getEnquiryDetail', 'purchaseEnquiryContact'],
    harm: 'Contacts are free for anybody who presses Buy, or are paid for twice.',
    async run(world) {
      await world.given('an enquiry exists', { id: ID, owner: OWNER })
      const stranger = await world.person(STRANGER)
      const first = (await stranger.ask('purchaseEnquiryContact', { path })).is(200)
      first.says(first.body.data.amount, 1000, '$.data.amount')
      const second = (await stranger.ask('purchaseEnquiryContact', { path })).is(200)
      second.says(second.body.data.order_id, first.body.data.order_id, '$.data.order_id')
      const shown = await enquiryOf(stranger)
      shown.must(!detailOf(shown).can_view_contact, 'an unpaid order reveals the contact', '$.data.can_view_contact')
    },
  },
  {
    promise: 'A visible contact isn’t sold.',
    page: board,
    uses: ['purchaseEnquiryContact'],
    harm: 'Somebody pays a second time for the same contact.',
    async run(world) {
      await boughtEnquiry(world)
      await world.given('the user is premium', { mobile: STRANGER })
      for (const mobile of [OWNER, PAYER, STRANGER]) {
        const reply = (await (await world.person(mobile)).ask('purchaseEnquiryContact', { path })).is(400)
        reply.says(reply.refusal.error, 'already_visible', '$.error')
      }
    },
  },
  {
    promise: 'An ended subscription shows no contacts.',
    page: 'subscription',
    uses: ['getEnquiryDetail', 'getUserProfile', 'getSubscriptionStatus'],
    harm: 'Premium never ends, and nobody pays again.',
    async run(world) {
      await boughtEnquiry(world)
      await world.given('the subscription has expired', { mobile: STRANGER })
      const stranger = await world.person(STRANGER)
      expectSecret(await enquiryOf(stranger), { numbers: [OWNER] }, 'the owner’s contact')
      const profile = (await stranger.ask('getUserProfile')).is(200)
      profile.says(profile.body.is_premium, false, '$.is_premium')
      const status = (await stranger.ask('getSubscriptionStatus')).is(200)
      status.says(status.body.has_active_subscription, false, '$.has_active_subscription')
    },
  },
]

export const KINDS = [
  ['farmer', 'listFarmers', 'getFarmer'],
  ['buyer', 'listBuyers', 'getBuyer'],
  ['manufacturer', 'listManufacturers', 'getManufacturer'],
] as const

const businesses = KINDS.map(([type, list, detail]): Journey => ({
  promise: `Only buyers and premium users see the contact of a ${type}, in any form.`,
  page: 'business',
  uses: [list, detail, 'purchaseBusinessContact', 'listBusinessProducts'],
  harm: 'Businesses get calls from strangers; or somebody paid and gets no number.',
  async run(world) {
    await world.given('there are no businesses')
    await world.given('a business exists', { id: ID, type, owner: OWNER, visible_to: PAYER })
    await world.given('a business has products', { id: ID })
    const paid = (await (await world.person(PAYER)).ask(detail, { path })).is(200)
    const contact = paid.body.owner_contact
    paid.must(contact?.mobile === OWNER, 'a buyer doesn’t see the number', '$.owner_contact')

    const stranger = await world.person(STRANGER)
    const purchase = { json: { business_id: ID, business_type: type } }
    const replies: Reply<unknown>[] = [
      (await stranger.ask(list)).is(200),
      (await stranger.ask(detail, { path })).is(200),
      (await stranger.ask('listBusinessProducts', { path: { businessId: ID } })).is(200),
      (await stranger.ask('purchaseBusinessContact', purchase)).is(200),
    ]
    for (const reply of replies)
      expectSecret(reply, { numbers: [OWNER, PAYER], texts: [contact?.name, contact?.email] }, 'the contact')

    await world.given('the user is premium', { mobile: STRANGER })
    const premium = (await stranger.ask(detail, { path })).is(200)
    premium.must(
      premium.body.owner_contact?.mobile === OWNER,
      'a premium user doesn’t see the number',
      '$.owner_contact',
    )
    const refused = (await stranger.ask('purchaseBusinessContact', purchase)).is(400)
    refused.says(refused.refusal.error, 'already_visible', '$.error')
  },
}))

export const contacts: Journey[] = [...enquiries, ...businesses]
