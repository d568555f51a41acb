import type { components } from '../../src/api/generated/schema.ts'
import { operationIn, type Interaction } from '../pact.ts'
import { detailOf } from './contacts.ts'
import { isPersonal, ME, OTHER, type Journey, type Person, type World } from './journey.ts'

type Profile = components['schemas']['UserProfile']

const ORDER = 'order_Q8x2mVt4LkPz7a'
const PAYMENT = 'pay_Q8x3nWu5MlQa8b'
const INTERNALS =
  /Traceback|node_modules|\bat \S+ \(|\.(py|java|rb|go|ts|js|php)\W{1,3}(line )?\d+|Exception\b|SQLSTATE|SELECT .+ FROM/i

/** The first success of each operation that requires a token. */
function personal({ interactions }: World): Interaction[] {
  const successes = interactions.filter(
    ({ description, response }) => isPersonal(operationIn(description)) && response.status < 300,
  )
  const ids = successes.map(({ description }) => operationIn(description))
  return successes.filter((_, index) => ids.indexOf(ids[index]!) === index)
}

const session: Journey[] = [
  {
    promise: 'Every operation that needs a token answers 401 without a valid one.',
    page: 'everywhere',
    uses: [],
    harm: 'Anybody who knows an address can read and write in another person’s name.',
    async run(world) {
      for (const interaction of personal(world))
        for (const authorization of [null, 'Bearer a-token-that-nobody-has', '']) {
          const reply = (await world.replay(interaction, authorization)).is(401)
          reply.must(Boolean(reply.refusal.message), 'refuses without a `message`', '$.message')
        }
    },
  },
  {
    promise: 'Personal replies have `Cache-Control: no-store`.',
    page: 'everywhere',
    uses: [],
    harm: 'On a shared device or behind a cache, the next person reads them.',
    async run(world) {
      for (const interaction of personal(world)) {
        const reply = (await world.replay(interaction)).is(interaction.response.status)
        const said = reply.headers.get('cache-control') ?? 'nothing'
        reply.must(/\bno-store\b/.test(said), `says \`Cache-Control: ${said}\`, not \`no-store\``)
      }
    },
  },
  {
    promise: 'A server error reveals no internals.',
    page: 'everywhere',
    uses: [],
    harm: 'The stack trace shows an attacker how to break in, and shows people gibberish.',
    async run(world) {
      for (const interaction of world.interactions.filter(({ response }) => response.status === 500)) {
        const reply = (await world.replay(interaction)).is(500)
        const found = INTERNALS.exec(reply.text)?.[0]
        reply.must(found === undefined, `reveals an internal: ${found}`)
      }
    },
  },
]

/** Reads both forms of the profile. */
function personOf(profile: Profile) {
  if (profile.user) return profile.user
  const { name, email, phone } = profile as { name: string; email: string | null; phone: string }
  return { full_name: name, email, mobile: phone }
}
const profileOf = async (who: Person) => (await who.ask('getUserProfile')).is(200)

const profile: Journey[] = [
  {
    promise: 'A changed name or e-mail address is stored, for this person only.',
    page: 'profile',
    uses: ['editUserProfile', 'getUserProfile'],
    harm: 'People get another person’s name, or lose their own.',
    async run({ person }) {
      const [me, other] = [await person(ME), await person(OTHER)]
      const before = personOf((await profileOf(other)).body)
      ;(await me.ask('editUserProfile', { form: { full_name: 'अनिता देशमुख', email: 'anita@example.com' } })).is(200)
      const own = await profileOf(me)
      own.says(personOf(own.body).full_name, 'अनिता देशमुख', '$.user.full_name')
      own.says(personOf(own.body).email, 'anita@example.com', '$.user.email')
      own.says(personOf(own.body).mobile, ME, '$.user.mobile')
      const others = await profileOf(other)
      others.says(personOf(others.body).full_name, before.full_name, '$.user.full_name')
      others.says(personOf(others.body).email, before.email, '$.user.email')
    },
  },
  {
    promise: 'A registration is stored: the business after step 1, its details after step 2.',
    page: 'register',
    uses: ['createBusiness', 'createFarmer', 'getUserProfile'],
    harm: 'People fill in a long form, and nothing is stored.',
    async run({ given, person }) {
      await given('the user has no business', { mobile: ME })
      const me = await person(ME)
      const empty = await profileOf(me)
      empty.says(empty.body.business, null, '$.business')
      const place = { city: 'Nashik', district: 'Nashik', state: 'Maharashtra', current_location: '19.9975, 73.7898' }
      const step1 = { business_type: 'farmer', mobile: ME, name: 'अनिता देशमुख', pincode: '422001', ...place }
      ;(await me.ask('createBusiness', { json: step1 })).is(201)
      const begun = await profileOf(me)
      begun.says(begun.body.business?.business_type, 'farmer', '$.business.business_type')
      begun.says(begun.body.has_farmer_profile, false, '$.has_farmer_profile')
      const step2 = {
        full_name: 'अनिता देशमुख',
        email: 'anita@example.com',
        business_type: 'farmer',
        company_name: 'Deshmukh Agro',
        address: '14 Market Yard',
        pin_code: '422001',
        farm_location: 'Niphad',
        farm_size: '12.5 acres',
        ...place,
      }
      ;(await me.ask('createFarmer', { json: step2 })).is(201)
      const done = await profileOf(me)
      done.says(done.body.has_farmer_profile, true, '$.has_farmer_profile')
      for (const name of ['company_name', 'address', 'farm_location', 'farm_size'] as const)
        done.says(done.body.business?.[name], step2[name], `$.business.${name}`)
    },
  },
  {
    promise: 'A deletion can be requested twice, and concerns the requester’s account.',
    page: 'deletion',
    uses: ['requestAccountDeletion', 'getUserProfile'],
    harm: 'One person’s request deletes another person’s account, or nobody can have theirs deleted.',
    async run({ person }) {
      const [me, other] = [await person(ME), await person(OTHER)]
      for (const reason of ['Closing the farm', 'Really']) {
        const reply = (await me.ask('requestAccountDeletion', { json: { reason } })).is(201)
        reply.must(Boolean(reply.refusal.message), 'has no message for the person', '$.message')
      }
      await profileOf(other)
    },
  },
]

export const order = {
  payment_type: 'subscription',
  payment_plan: 1,
  description: 'Premium',
  metadata: { user_plan: 'premium', platform: 'web' },
}
const paid = (order_id: string, signature: string) => ({
  json: { razorpay_order_id: order_id, razorpay_payment_id: PAYMENT, razorpay_signature: signature },
})
const forged = (signature: string) => signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))

/** Whether the user can see the contact of somebody else's enquiry, which requires premium. */
async function readContact({ given }: World, me: Person) {
  await given('an enquiry exists', { id: 9001, owner: OTHER })
  const reply = (await me.ask('getEnquiryDetail', { path: { id: 9001 } })).is(200)
  return { reply, isVisible: detailOf(reply).owner_contact?.mobile === OTHER }
}

const subscription: Journey[] = [
  {
    promise: 'A confirmed payment makes the person premium at once; confirming it again changes nothing.',
    page: 'subscription',
    uses: ['createPayment', 'verifyPayment', 'getEnquiryDetail', 'getSubscriptionStatus'],
    harm: 'Somebody pays ₹999 and gets nothing, or gets years without paying.',
    async run(world) {
      await world.given('a plan exists', { plan: 1, amount: 999 })
      await world.given('the user never subscribed', { mobile: ME })
      const me = await world.person(ME)
      const before = await readContact(world, me)
      before.reply.must(!before.isVisible, 'shows a contact before anything was paid', '$.data.owner_contact')
      const made = (await me.ask('createPayment', { json: { amount: 999, ...order } })).is(201)
      made.says(made.body.amount, 99_900, '$.amount')
      const known = { mobile: ME, order_id: made.body.order_id, payment_id: PAYMENT }
      const { razorpay_signature = '' } = await world.given('a subscription order was paid', known)
      for (const time of ['first', 'second']) {
        const verified = (await me.ask('verifyPayment', paid(made.body.order_id, razorpay_signature))).is(200)
        verified.must(verified.body.status === 'success', `does not confirm the payment the ${time} time`, '$.status')
      }
      const status = (await me.ask('getSubscriptionStatus')).is(200)
      status.says(status.body.subscriptions.length, 1, '$.subscriptions')
      const after = await readContact(world, me)
      after.reply.must(after.isVisible, 'a confirmed payment shows no contact', '$.data.owner_contact')
      const twice = (await me.ask('createPayment', { json: { amount: 999, ...order } })).is(400)
      twice.says(twice.refusal.error, 'already_subscribed', '$.error')
    },
  },
  {
    promise: 'Profile and subscription show a confirmed payment and its end date.',
    page: 'subscription',
    uses: ['verifyPayment', 'getUserProfile', 'getSubscriptionStatus'],
    harm: 'Somebody has paid and is asked to pay again.',
    async run({ given, person }) {
      await given('the user never subscribed', { mobile: ME })
      const me = await person(ME)
      const before = (await me.ask('getSubscriptionStatus')).is(200)
      before.says(before.body.has_active_subscription, false, '$.has_active_subscription')
      const known = { mobile: ME, order_id: ORDER, payment_id: PAYMENT }
      const { razorpay_signature = '' } = await given('a subscription order was paid', known)
      ;(await me.ask('verifyPayment', paid(ORDER, razorpay_signature))).is(200)
      const status = (await me.ask('getSubscriptionStatus')).is(200)
      status.says(status.body.has_active_subscription, true, '$.has_active_subscription')
      const days = status.body.subscriptions[0]?.days_remaining ?? 0
      status.must(days >= 364 && days <= 366, `a year has ${days} days`, '$.subscriptions[0].days_remaining')
      const profile = await profileOf(me)
      profile.says(profile.body.is_premium, true, '$.is_premium')
    },
  },
  {
    promise: 'A forged signature, another’s payment or an unknown order is refused.',
    page: 'subscription',
    uses: ['verifyPayment', 'getEnquiryDetail'],
    harm: 'Premium is free for anybody who can write a request.',
    async run(world) {
      const [me, other] = [await world.person(ME), await world.person(OTHER)]
      const known = { mobile: OTHER, order_id: ORDER, payment_id: PAYMENT }
      const { razorpay_signature = '' } = await world.given('a subscription order was paid', known)
      const refused = [
        await other.ask('verifyPayment', paid(ORDER, forged(razorpay_signature))),
        await me.ask('verifyPayment', paid(ORDER, razorpay_signature)),
        await me.ask('verifyPayment', paid('order_made0up', razorpay_signature)),
      ]
      for (const reply of refused) reply.is(400).must(Boolean(reply.refusal.error), 'refuses without a code', '$.error')
      const { reply, isVisible } = await readContact(world, me)
      reply.must(!isVisible, 'a payment that was refused made premium', '$.data.owner_contact')
    },
  },
  {
    promise: 'An order that differs from the plan’s price is refused.',
    page: 'subscription',
    uses: ['createPayment'],
    harm: 'Somebody pays a hundred times too much, or only ₹1.',
    async run({ given, person }) {
      await given('a plan exists', { plan: 1, amount: 999 })
      const me = await person(ME)
      for (const amount of [1, 9.99, 99_900]) {
        const refused = (await me.ask('createPayment', { json: { amount, ...order } })).is(400)
        refused.says(refused.refusal.error, 'amount_wrong', '$.error')
      }
      const made = (await me.ask('createPayment', { json: { amount: 999, ...order } })).is(201)
      made.says(made.body.amount, 99_900, '$.amount')
    },
  },
]

export const people: Journey[] = [...session, ...profile, ...subscription]
