import { expect, it } from 'vitest'
import { startNodeWorld } from '#mock/setup-node.ts'
import { createAsk, createTestClock } from '#mock/test-kit.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { preludes } from './preludes.ts'
import { demoLogin, sampleOf } from './samples.ts'

const me = demoAccount.userId
const another = { phone: '13800000001', password: demoAccount.password }

/** What nobody but its person is answered, with a value of its own for each. */
const secrets = {
  phone: demoAccount.phone,
  'a real name': '慎独斋主人',
  'an ID number': '330106199001011237',
  'who receives': '收件的人',
  'where to': '无名巷子十七号',
  'a receiver’s number': '13777778888',
  'what was paid': 987_654_321,
  'until when it is locked': 4_102_444_800_123,
}
type Secret = keyof typeof secrets

/** The world in which the person of the demo has all of that. */
async function open() {
  const { world, control, fetch } = await startNodeWorld({ clock: createTestClock() })
  await control.settings({ livelyMarket: false })
  const { tables } = world
  const paid = { paidFen: secrets['what was paid'], freeAt: secrets['until when it is locked'] }
  for (const { id, ownerId } of tables.copies.all())
    if (ownerId === me) await tables.copies.change(id, (draft) => void Object.assign(draft, paid))
  const named = { name: secrets['a real name'], idCard: secrets['an ID number'] }
  for (const { id } of tables.realNames.filter((row) => row.id === me))
    await tables.realNames.change(id, (draft) => void Object.assign(draft, named))
  const at = { name: secrets['who receives'], detail: secrets['where to'], phone: secrets['a receiver’s number'] }
  for (const { id } of tables.addresses.filter((row) => row.userId === me))
    await tables.addresses.change(id, (draft) => void Object.assign(draft, at))
  const all = JSON.stringify(world.snapshot())
  expect(Object.values(secrets).filter((one) => !all.includes(String(one)))).toEqual([])
  return { door: { ask: createAsk(fetch), sms: control.sms } }
}

/** Which call answers what of the person of the demo, to whoever asks for it: as the samples do, in their name, and without any filter. */
async function answeredTo(login: typeof another | null): Promise<readonly string[]> {
  const { door } = await open()
  const headers: Record<string, string> = login
    ? { token: (await door.ask(sessionEndpoints.loginByPassword, login)).data.token }
    : {}
  const seen = new Set<string>()
  let answered = 0
  for (const endpoint of allEndpoints.filter((row) => row.readsOnly)) {
    const sample = sampleOf(endpoint.name)
    const found = await Promise.resolve(preludes[endpoint.name]?.(door, headers, sample)).catch(() => ({}))
    const named = { ...sample, ...found }
    for (const request of [named, { ...named, userId: me }, { pageNo: 1, pageSize: 50, userId: me }]) {
      const answer = await door.ask(endpoint, request as never, headers).catch(() => undefined)
      const text = answer?.code === 200 ? JSON.stringify(answer.data) : ''
      if (text !== '') answered += 1
      for (const what of Object.keys(secrets) as Secret[])
        if (text.includes(String(secrets[what]))) seen.add(`${endpoint.name}: ${what}`)
    }
  }
  expect(answered).toBeGreaterThan(30)
  return [...seen].toSorted()
}

it('what is one’s own business is answered to nobody else', async () => {
  expect(await answeredTo(another)).toEqual([])
  expect(await answeredTo(null)).toEqual([])
})

it('and to its person where it is theirs to see', async () => {
  expect(await answeredTo(demoLogin)).toEqual([
    'account.getUserInfo: phone',
    'address.list: a receiver’s number',
    'address.list: where to',
    'address.list: who receives',
    'auction.inscriptionLog: what was paid',
    'collection.detail: until when it is locked',
    'collection.detail: what was paid',
    'collection.list: until when it is locked',
    'collection.list: what was paid',
  ])
})
