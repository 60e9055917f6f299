import { describe, expect, it } from 'vitest'
import { createMemoryKeyValueStore, createVault } from './storage/vault.ts'
import type { Begun, Tools } from './effect.ts'
import { leaveDoubts, markOf, recallDoubts } from './left-doubts.ts'

const day = 86_400_000
const at = 1_772_323_200_000
const intent = 'intent-5f3a'
const inDoubt: Begun = {
  stream: `order/${intent}`,
  state: 'uncertain',
  context: {
    intent,
    endpoint: 'order.byBeans',
    request: { productId: '201701', currency: 'weiDou' },
    password: '246810',
    sent: { at, withPassword: true },
  },
}

function device(begun: readonly Begun[], now = at + 1000) {
  const vault = createVault(createMemoryKeyValueStore())
  vault.set('owner', '10001')
  const said: unknown[] = []
  const say = (stream: string, fact: object) => void said.push({ stream, ...fact })
  const clock = { now: () => now }
  const durable = () => Promise.resolve()
  return {
    tools: { vault, clock, say, durable, lastHere: () => '10001', intents: () => begun } as unknown as Tools,
    vault,
    said,
  }
}

describe('a purchase in doubt at a sign-out', () => {
  it('leaves its key and neither person nor goods, through the clearing of everything', () => {
    const { tools, vault } = device([inDoubt])
    leaveDoubts(tools)
    vault.clearEverything()
    const kept = vault.get('doubts') ?? ''
    expect(JSON.parse(kept)).toEqual([{ intent, endpoint: 'order.byBeans', since: at, mark: markOf(intent, '10001') }])
    for (const secret of ['10001', '201701', 'weiDou', '246810']) expect(kept).not.toContain(secret)
  })

  it('is none that is refused or done, and nothing whose key names the goods', () => {
    const { tools, vault } = device([
      { ...inDoubt, state: 'refused' },
      { ...inDoubt, context: { ...inDoubt.context, sent: { at: String(at) } } },
      { ...inDoubt, context: { ...inDoubt.context, intent: 7 } },
      { ...inDoubt, state: 'paid' },
      { ...inDoubt, context: { ...(inDoubt.context as object), intent: 'cast-201102-2719', endpoint: 'beans.cast' } },
    ])
    leaveDoubts(tools)
    expect(vault.get('doubts')).toBeNull()
  })

  it('is kept by its name where this build does not know the call, and as of now where nobody has noted when it was', () => {
    const { tools, vault } = device([
      { ...inDoubt, context: { ...inDoubt.context, endpoint: 'order.unheardOf', sent: null } },
    ])
    leaveDoubts(tools)
    expect(JSON.parse(vault.get('doubts') ?? '')).toEqual([
      { intent, endpoint: 'order.unheardOf', since: tools.clock.now(), mark: markOf(intent, '10001') },
    ])
  })

  it.each([
    ...[
      'create',
      'quick',
      'batch',
      'batchQuick',
      'byBeans',
      'payBlindBox',
      'payActivityBlindBox',
      'createAvatar',
      'rushAvatar',
    ].map((name) => ['order', `order.${name}`, 'order.recalled']),
    ...['box.open', 'box.openBatch', 'box.openMany', 'draw.openAirdrop'].map((name) => [
      'blind-box',
      name,
      'blindBox.recalled',
    ]),
    ...[
      'avatar.replace',
      ...['exchange', 'exchangeWeiDou', 'give', 'giveBeanSprouts', 'giveDiamond', 'giveGold', 'givePlatinum'].map(
        (name) => `beans.${name}`,
      ),
      'collection.changeBox',
      'collection.upgrade',
      ...['checkIn', 'checkInForPoints', 'checkInForTask', 'makeUp', 'redeem'].map((name) => `daily.${name}`),
      'guild.give',
      'physical.order',
      'prop.openChest',
      'prop.use',
      'transfer.give',
    ].map((name) => ['transfer', name, 'transfer.recalled']),
  ])('ORD-11 TRA-4 BOX-4 of the kind %s is recalled as what it was: %s', async (kind, endpoint, type) => {
    const stream = `${kind}/${intent}`
    const { tools, said } = device([{ stream, state: 'uncertain', context: { ...inDoubt.context, endpoint } }])
    leaveDoubts(tools)
    await recallDoubts(tools, '10001')
    expect(said).toEqual([{ stream, type, endpoint, since: at }])
  })

  it.each([
    ['auction/880003', { intent, endpoint: 'auction.bid', sent: { at, withPassword: false } }, at],
    ['pledge/201102-2719', { intent, endpoint: 'pledge.lend', sent: { at, withPassword: false } }, at],
    ['listing/201102-2719', { change: { intent, endpoint: 'listing.up', request: { id: '201102-2719' } } }, at + 1000],
    [
      'listing/201102-2719',
      {
        change: { intent, endpoint: 'listing.up', request: { id: '201102-2719' } },
        sent: { at, withPassword: false },
      },
      at,
    ],
  ])(
    'of %s leaves its key and call, and is asked about as an intent of a single call',
    async (stream, context, since) => {
      const { tools, vault, said } = device([{ stream, state: 'uncertain', context }])
      leaveDoubts(tools)
      expect(vault.get('doubts')).not.toMatch(/880003|201102/)
      await recallDoubts(tools, '10002')
      expect(said).toEqual([])
      await recallDoubts(tools, '10001')
      const { endpoint } = { ...context, ...('change' in context ? context.change : {}) } as { endpoint: string }
      expect(said).toEqual([{ stream: `transfer/${intent}`, type: 'transfer.recalled', endpoint, since }])
    },
  )

  it.each(['uncertain', 'creating', 'sending'])('is left where it is %s', (state) => {
    const { tools, vault } = device([{ ...inDoubt, state }])
    leaveDoubts(tools)
    expect(vault.get('doubts')).toContain(intent)
  })

  it.each([
    ['a key', { intent: 7 }],
    ['a call', { endpoint: undefined }],
    ['when it was meant', { sent: { at: '7' } }],
  ])('is none without %s', (_, change) => {
    const { tools, vault } = device([{ ...inDoubt, context: { ...(inDoubt.context as object), ...change } }])
    leaveDoubts(tools)
    expect(vault.get('doubts')).toBeNull()
  })

  it('is of the person who was here last, and of nobody where nobody was', () => {
    const { tools, vault } = device([inDoubt])
    leaveDoubts({ ...tools, lastHere: () => null })
    expect(vault.get('doubts')).toBeNull()
    leaveDoubts({ ...tools, lastHere: () => '10002' })
    expect(vault.get('doubts')).toContain(markOf(intent, '10002'))
  })

  it('is noted once, beside what others left, and of all of them the last twenty are', () => {
    const { tools, vault } = device([inDoubt])
    const note = (of: string) => ({ intent: of, endpoint: 'order.create', since: at, mark: 'm' })
    const kept = (): unknown[] => (JSON.parse(vault.get('doubts')!) as { intent: string }[]).map((one) => one.intent)
    vault.set('doubts', JSON.stringify([note('other'), note(intent)]))
    leaveDoubts(tools)
    expect(kept()).toEqual(['other', intent])
    const many = Array.from({ length: 20 }, (_, number) => `other-${number}`)
    vault.set('doubts', JSON.stringify(many.map(note)))
    leaveDoubts(tools)
    expect(kept()).toEqual([...many.slice(1), intent])
  })

  it.each([{ intent: 7 }, { endpoint: 'toString' }, { since: '1' }, { mark: null }])(
    'is no note of one with %o',
    async (change) => {
      const { tools, vault, said } = device([])
      const note = { intent, endpoint: 'order.byBeans', since: at, mark: markOf(intent, '10001') }
      vault.set('doubts', JSON.stringify([{ ...note, ...change }]))
      await recallDoubts(tools, '10001')
      expect(said).toEqual([])
    },
  )

  it('is recalled by its person once, and by nobody else', async () => {
    const { tools, said } = device([inDoubt])
    leaveDoubts(tools)
    await recallDoubts(tools, '10002')
    expect(said).toEqual([])
    await recallDoubts(tools, '10001')
    const recalled = { stream: `order/${intent}`, type: 'order.recalled', endpoint: 'order.byBeans', since: at }
    expect(said).toEqual([recalled])
    await recallDoubts(tools, '10001')
    expect(said).toEqual([recalled])
  })

  it('is asked about for thirty days, and what is no note of one is none', async () => {
    const { tools, vault, said } = device([], at + 30 * day)
    const note = (change: object) => ({
      intent,
      endpoint: 'order.byBeans',
      since: at,
      mark: markOf(intent, '10001'),
      ...change,
    })
    for (const kept of [JSON.stringify([note({}), note({ endpoint: 'toString', since: at + day }), 7]), '{', '7']) {
      vault.set('doubts', kept)
      await recallDoubts(tools, '10001')
    }
    expect(said).toEqual([])
    vault.set('doubts', JSON.stringify([note({ since: at + day })]))
    await recallDoubts(tools, '10001')
    expect(said).toHaveLength(1)
  })

  it.each([
    ['and goes from here then', true],
    ['and stays where that fails', false],
  ])('lies here until it is noted as theirs, %s', async (_, isNoted) => {
    const { tools, vault, said } = device([inDoubt])
    leaveDoubts(tools)
    const left = vault.get('doubts')
    const noted = Promise.withResolvers<void>()
    const recalled = recallDoubts({ ...tools, durable: () => noted.promise }, '10001')
    await new Promise(setImmediate)
    expect(said).toHaveLength(1)
    expect(vault.get('doubts')).toBe(left)
    if (isNoted) noted.resolve()
    else noted.reject(new Error('full'))
    await recalled.catch(() => undefined)
    expect(vault.get('doubts')).toBe(isNoted ? '[]' : left)
  })
})
