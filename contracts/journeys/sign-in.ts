import { ME as A, OTHER as B, THIRD as C, type Journey, type Reply, type World } from './journey.ts'
import { expectSecret } from './secrets.ts'

const CODE = '735108'
const OTHER_CODE = '286413'
const page = 'signIn'
const uses = ['requestOtp', 'verifyOtp'] as const
/** More wrong codes than any server should accept. */
const MANY = 10

/** Sends a known code to this phone. */
async function sendCode({ given, visitor }: World, mobile: string, otp: string) {
  await given('the next OTP is', { mobile, otp })
  return (await visitor.ask('requestOtp', { json: { mobile } })).is(200)
}

const verify = ({ visitor }: World, mobile: string, otp: string) => visitor.ask('verifyOtp', { json: { mobile, otp } })
const signedIn = (reply: Reply<unknown>) => Boolean((reply as Reply<{ token?: string }>).is(200).body.token)
const wrongCode = (index: number) => String(111_111 + index)

/** Signing in with a one-time code (§sign-in.1). */
export const signIn: Journey[] = [
  {
    promise: 'A code works once.',
    page,
    uses,
    harm: 'Anybody who reads an old SMS can sign in as its owner.',
    async run(world) {
      await sendCode(world, A, CODE)
      const first = await verify(world, A, CODE)
      first.must(signedIn(first), 'the right code gave no token')
      const second = await verify(world, A, CODE)
      second.must(!signedIn(second), 'the same code gave a token a second time', '$.token')
    },
  },
  {
    promise: 'A code works only for the number that it was sent to.',
    page,
    uses,
    harm: 'Anybody can take over any account with a code sent to their own phone.',
    async run(world) {
      await sendCode(world, A, CODE)
      await sendCode(world, B, OTHER_CODE)
      const stolen = await verify(world, A, OTHER_CODE)
      stolen.must(!signedIn(stolen), 'a code that was sent to another number gave a token', '$.token')
      const unasked = await verify(world, C, CODE)
      unasked.must(!signedIn(unasked), 'a number that requested no code was signed in', '$.token')
      const own = await verify(world, A, CODE)
      own.must(signedIn(own), 'after somebody else’s code the right one gave no token')
    },
  },
  {
    promise: 'A number always signs in the same person.',
    page,
    uses: [...uses, 'getEnquiryDetail'],
    harm: 'People read, change and close other people’s enquiries.',
    async run(world) {
      await world.given('an enquiry exists', { id: 9001, owner: A })
      const enter = async (mobile: string, otp: string) => {
        await sendCode(world, mobile, otp)
        const reply = await verify(world, mobile, otp)
        return {
          reply,
          user: (reply.is(200).body as { user_id: number }).user_id,
          me: world.withToken(reply.refusal.token ?? ''),
        }
      }
      const [one, other] = [await enter(A, CODE), await enter(B, OTHER_CODE)]
      other.reply.must(one.user !== other.user, 'two numbers have one user_id', '$.user_id')
      const again = await enter(A, OTHER_CODE)
      again.reply.says(again.user, one.user, '$.user_id')
      const readBy = async ({ me }: typeof one) => (await me.ask('getEnquiryDetail', { path: { id: 9001 } })).is(200)
      const [own, others] = [await readBy(again), await readBy(other)]
      own.must(own.text.includes(A), 'a sign-in with the owner’s number is not the owner’s', '$.data.owner_contact')
      others.must(!others.text.includes(A), 'a sign-in with another number is the owner’s', '$.data.owner_contact')
    },
  },
  {
    promise: 'An expired code signs nobody in.',
    page,
    uses: ['verifyOtp'],
    harm: 'Codes in old messages stay valid.',
    async run(world) {
      await world.given('an OTP was requested', { mobile: A, otp: CODE, expired: true })
      const reply = await verify(world, A, CODE)
      reply.must(!signedIn(reply), 'a code that had expired gave a token', '$.token')
    },
  },
  {
    promise: 'A new code invalidates the previous one.',
    page,
    uses,
    harm: 'Each requested code stays valid and opens the account.',
    async run(world) {
      await sendCode(world, A, CODE)
      await sendCode(world, A, OTHER_CODE)
      const old = await verify(world, A, CODE)
      old.must(!signedIn(old), 'the code before the newest gave a token', '$.token')
      const newest = await verify(world, A, OTHER_CODE)
      newest.must(signedIn(newest), 'the newest code gave no token')
    },
  },
  {
    promise: 'After at most ten wrong codes the number is locked, and the reply says for how long.',
    page,
    uses,
    harm: 'A program tries all codes and signs in as anybody; a person who is locked out is not told how long.',
    async run(world) {
      await sendCode(world, A, CODE)
      let reply = await verify(world, A, wrongCode(0))
      for (let tries = 1; tries < MANY && reply.status !== 429; tries++)
        reply = await verify(world, A, wrongCode(tries))
      reply = await verify(world, A, CODE)
      reply.is(429)
      const wait = reply.headers.get('retry-after') ?? ''
      reply.must(Number(wait) > 0 || Date.parse(wait) > 0, '429 without a `Retry-After` that says how long')
      const fresh = await world.visitor.ask('requestOtp', { json: { mobile: A } })
      fresh.must(fresh.status === 429, 'requesting another code bypasses the limit of tries')
    },
  },
  {
    promise: 'No reply contains the code.',
    page,
    uses,
    harm: 'Anybody who knows a number can sign in without its phone.',
    async run(world) {
      const replies: Reply<unknown>[] = [await sendCode(world, A, CODE)]
      for (let tries = 0; tries < MANY; tries++) replies.push(await verify(world, A, wrongCode(tries)))
      for (const reply of replies) expectSecret(reply, { numbers: [CODE] }, 'the code')
    },
  },
]
