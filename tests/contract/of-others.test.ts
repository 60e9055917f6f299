import { expect, it } from 'vitest'
import { demoAccount } from '#mock/world/demo-account.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { type Before, worldsOfAll } from './lived-in.ts'
import { demoLogin } from './samples.ts'

const me = demoAccount.userId
const another = '10002'

/** What everybody has a part in: counts, ranks, bids, histories, guilds and buckets. */
const everybodys = [
  'activity.ranking',
  'ask-to-buy.byCategory',
  'ask-to-buy.market',
  'auction.inscriptionActivities',
  'auction.inscriptionLots',
  'auction.mine',
  'draw.lotQualification',
  'draw.lotsLeft',
  'energy.block',
  'energy.blocks',
  'guild.given',
  'guild.info',
  'guild.members',
  'guild.newcomers',
  'guild.powerLog',
  'guild.warehouse',
  'invitation.ranking',
  'lord.followers',
  'lord.rank',
  'order.sales',
  'product.detail',
  'product.inscriptions',
  'product.marketOf',
  'transfer.ofProduct',
]

/** The same row as somebody else would have it; null for what is nobody's, and where they have one already. */
function asAnother(row: { readonly id: string }, isThere: (id: string) => boolean, nextId: () => string) {
  const text = JSON.stringify(row)
  const theirs = text.replaceAll(`"${me}"`, `"${another}"`).replaceAll(`/${me}"`, `/${another}"`)
  if (theirs === text) return null
  const other = fieldsOf(JSON.parse(theirs))
  const id = other['id'] === row.id ? nextId() : String(other['id'])
  return isThere(id) ? null : { ...other, id }
}

it('what somebody else has is seen where it is everybody’s, and nowhere else', async () => {
  const changed = new Set<string>()
  for (const { control, world, make } of await worldsOfAll(undefined, 2)) {
    await control.settings({ livelyMarket: false })
    const look = async () => {
      const seen = new Map<string, string>()
      for (const endpoint of allEndpoints.filter((row) => row.readsOnly)) {
        const { answer } = await make(endpoint)
        seen.set(endpoint.name, JSON.stringify(answer?.code === 200 ? answer.data : answer?.code))
      }
      return seen
    }
    // The first look may settle what was due.
    await look()
    const before = await look()
    const state = world.snapshot()
    for (const [name, table] of Object.entries(world.tables)) {
      if (/^(users|tokens|locks)$/.test(name)) continue
      const others = table
        .all()
        .flatMap((row) => asAnother(row, (id) => table.get(id) !== undefined, world.nextId) ?? [])
      await table.load([...table.all(), ...others] as never)
    }
    expect(JSON.stringify(world.snapshot())).not.toBe(JSON.stringify(state))
    const after = await look()
    for (const [name, text] of before) if (after.get(name) !== text) changed.add(name)
  }
  expect([...changed].toSorted()).toEqual(everybodys)
})

/** What somebody may do with a row of another's: who follows them may leave them. */
const withOthers = ['lord.remove']

it('what somebody else has is changed by nobody else: whoever asks for the same in another name changes none of their rows', async () => {
  const changed = new Set<string>()
  const tried = new Set<string>()
  const signedIn = new WeakMap<object, string>()
  const before: Before = async ({ endpoint, request }, { control, world, door }) => {
    const token = signedIn.get(world) ?? (await signIn())
    signedIn.set(world, token)
    async function signIn(): Promise<string> {
      await control.settings({ livelyMarket: false })
      const { phone } = world.tables.users.get(another)!
      await door.ask(sessionEndpoints.sendSms, { phone, type: 'login' })
      const code = (await control.sms(phone))!
      await control.act('wallet.give', { phone, currency: 'fen', amount: 10_000_000 })
      return (await door.ask(sessionEndpoints.loginByVerificationCode, { phone, code })).data.token
    }
    const mine = () =>
      JSON.stringify(
        Object.entries(world.tables).map(([name, table]) => [
          name,
          table.all().filter((row) => JSON.stringify(row).includes(`"${me}"`)),
        ]),
      )
    const was = mine()
    const answer = await door.ask(endpoint, request, { token }).catch(() => undefined)
    if (answer) tried.add(endpoint.name)
    if (mine() !== was) changed.add(endpoint.name)
  }
  await worldsOfAll(undefined, 2, before)
  expect(tried.size).toBeGreaterThan(100)
  expect([...changed].toSorted()).toEqual(withOthers)
})

/** Each text of a request once, with what puts another one in its place: a field, or one of a list. */
const textsOf = (request: object): (readonly [field: string, text: string, put: (other: string) => object])[] =>
  Object.entries(request).flatMap(([field, value]) => {
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value]
    return texts.flatMap((text, at) => {
      if (typeof text !== 'string') return []
      const put = (other: string) => ({ ...request, [field]: Array.isArray(value) ? value.with(at, other) : other })
      return [[field, text, put] as const]
    })
  })

/** A field that is not looked at, and whom of the guild something is given to. */
const fromOrToOthers = ['ask-to-buy.cancel listingId', 'guild.give userId']

it('nobody does with a thing of somebody else’s what they may do with their own, be all the rest of it theirs', async () => {
  const done = new Set<string>()
  const tried = new Set<string>()
  const tokens = new WeakMap<object, Promise<string>>()
  const before: Before = async ({ endpoint, request }, { world, door }) => {
    const signIn = async () => (await door.ask(sessionEndpoints.loginByPassword, demoLogin)).data.token
    const token = await (tokens.get(world) ?? tokens.set(world, signIn()).get(world)!)
    for (const [field, text, put] of textsOf(request))
      for (const table of Object.values(world.tables)) {
        const row = table.get(text)
        const other = row && asAnother({ ...row, id: text }, (id) => table.get(id) !== undefined, world.nextId)
        if (!other) continue
        await table.put(other as never)
        const intent = 'intent' in request ? { intent: `${String(request.intent)}-other` } : {}
        const answer = await door.ask(endpoint, { ...put(other.id), ...intent }, { token }).catch(() => undefined)
        table.remove(({ id }: { readonly id: string }) => id === other.id)
        tried.add(`${endpoint.name} ${field}`)
        if (answer?.code === 200) done.add(`${endpoint.name} ${field}`)
      }
  }
  await worldsOfAll(undefined, 6, before)
  // Of almost every field that names what one has, some world still had it when the call came.
  expect(tried.size).toBeGreaterThan(35)
  expect([...done].toSorted()).toEqual(fromOrToOthers)
})
