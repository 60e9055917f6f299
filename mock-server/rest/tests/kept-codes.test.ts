import { expect, it } from 'vitest'
import { identityEndpoints } from '#src/contract/rest/identity/identity.endpoints.ts'
import { type SmsPurpose } from '#src/contract/rest/session/session.schema.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { openTestWorld } from '../../test-kit.ts'
import { demoAccount } from '../../world/demo-account.ts'
import { release, reserve } from '../../world/trade/holds.ts'
import { list } from '../../world/trade/listings.ts'

const phone = '13800000010'
const stranger = '13911112222'
const { password, payPassword } = demoAccount

async function begin() {
  const { ask, control, world } = await openTestWorld()
  world.settings = { ...world.settings, livelyMarket: false }
  const { token, userId } = (await ask(sessionEndpoints.loginByPassword, { phone, password })).data
  return { ask, control, world, headers: { token }, userId }
}
type Here = Awaited<ReturnType<typeof begin>>

/** A call that a right code would open: who it goes to, what refuses it for another reason, and what takes the reason away. */
interface Case {
  readonly purpose: SmsPurpose
  readonly to: string
  readonly refused: number
  readonly call: (here: Here, code: string, again: boolean) => Promise<{ readonly code: unknown }>
  readonly before?: (here: Here) => Promise<() => Promise<unknown>>
}

const byCode =
  (wanted: string): Case['call'] =>
  ({ ask, headers }, code, again) =>
    ask(identityEndpoints.setPayPassword, { payPassword: again ? '135790' : wanted, code }, headers)

const cases: Readonly<Record<string, Case>> = {
  'somebody is paying for an offer of who wants to go': {
    purpose: 'logOff',
    to: phone,
    refused: 1107,
    call: ({ ask, headers }, code) => ask(sessionEndpoints.logOff, { code }, headers),
    before: async ({ world, userId }) => {
      const copy = world.tables.copies.find((row) => row.ownerId === userId && !world.tables.locks.get(row.id))!
      await world.tables.copies.change(copy.id, (draft) => void (draft.freeAt = 0))
      const { id } = await list(world, { kind: 'copy', itemId: copy.id, sellerId: userId, priceFen: 100 })
      const wanted = { intent: 'x', kind: 'listing', targetId: id, userId: demoAccount.userId } as const
      const hold = await reserve(world, wanted)
      return () => release(world, hold.id)
    },
  },
  'nobody has registered with the number': {
    purpose: 'login',
    to: stranger,
    refused: 1006,
    call: ({ ask }, code) => ask(sessionEndpoints.loginByVerificationCode, { phone: stranger, code }),
    before: async ({ world, userId }) => {
      const user = { ...world.tables.users.get(userId)!, id: '77002', phone: stranger }
      return () => world.tables.users.add(user)
    },
  },
  'the payment password is the one before': {
    purpose: 'payPassword',
    to: phone,
    refused: 1011,
    call: byCode(payPassword),
  },
  'the payment password is weak': { purpose: 'payPassword', to: phone, refused: 1214, call: byCode('111111') },
}

it.each(Object.entries(cases))(
  'a right code is not used up where %s, and then opens its door once',
  async (_, { purpose, to, refused, call, before }) => {
    const here = await begin()
    const mend = await before?.(here)
    await here.ask(sessionEndpoints.sendSms, { phone: to, type: purpose })
    const code = (await here.control.sms(to))!
    expect((await call(here, code, false)).code).toBe(refused)
    await mend?.()
    expect((await call(here, code, true)).code).toBe(200)
    expect(here.world.tables.smsCodes.get(`${purpose}/${to}`)!.used).toBe(true)
  },
)
