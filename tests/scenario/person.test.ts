import { describe, expect, it } from 'vitest'
import { kindOf } from '#src/journal/entry.ts'
import { registry } from '#src/machines/registry.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

/** A word of the first person's, and what another one must not find. */
const mark = '甲说的话'
const [first, second] = ['13800000000', '13800000001']

type Device = Awaited<ReturnType<typeof device>>
type Fact = { readonly type: string } & Readonly<Record<string, unknown>>

/** A device with a chat; everything asked of the server from now on stays without an answer once `silence` is called. */
async function device() {
  const driver = createHeadlessDriver()
  await driver.start(scene('person', { start: '/pages/login/login/index', signedIn: false, chat: true }))
  return {
    driver,
    signIn: (phone: string) =>
      driver.say('session', { type: 'session.signInRequested', method: 'password', phone, password: 'shucang2026' }),
    silence: () => driver.fault('network', { online: false }),
    hear: () => driver.fault('network', { online: true }),
  }
}

const ask = (prefix: string, operation: string): Fact => ({
  type: `${prefix}.operationRequested`,
  operation,
  input: { user: mark, groupId: mark, id: mark, key: mark },
})
const performing = (type: string, endpoint: string): Fact => ({ type, endpoint, request: { id: mark } })
const form = { form: 'nickname', endpoint: 'account.updateInfo', fields: { nickname: { initial: '', rules: [] } } }

/** What a person leaves in a stream of each kind, by the kind: a kind that belongs to a person and leaves nothing here fails below. */
const leaves: Readonly<Record<string, readonly (readonly [stream: string, fact: Fact])[]>> = {
  // What it has loaded: the person's own data.
  resource: [['resource/me', { type: 'resource.opened', endpoint: 'account.getUserInfo', request: {} }]],
  submission: [
    ['submission/nickname', { type: 'submission.opened', form }],
    ['submission/nickname', { type: 'submission.changed', field: 'nickname', value: mark }],
  ],
  order: [['order/mine', { ...performing('order.placeRequested', 'order.create'), request: { productId: mark } }]],
  'blind-box': [['blind-box/mine', performing('blindBox.requested', 'box.open')]],
  transfer: [['transfer/mine', performing('transfer.requested', 'transfer.give')]],
  listing: [
    ['listing/mine', { ...performing('listing.listRequested', 'listing.up'), request: { id: mark, priceFen: 100 } }],
  ],
  'garden-slot': [['garden-slot/mine', { ...performing('gardenSlot.unlockRequested', 'garden.unlock') }]],
  'garden-seed': [['garden-seed/mine', { ...performing('gardenSeed.settleRequested', 'garden.settle') }]],
  'garden-nutrient': [
    ['garden-nutrient/mine', { ...performing('gardenNutrient.supplementRequested', 'garden.supplement') }],
  ],
  'garden-build': [['garden-build/mine', { ...performing('gardenBuild.buildRequested', 'garden.build') }]],
  auction: [['auction/mine', { ...performing('auction.bidRequested', 'auction.bid') }]],
  'energy-unlock': [['energy-unlock/mine', { ...performing('energyUnlock.unlockRequested', 'energy.unlock') }]],
  'lucky-draw': [['lucky-draw/mine', { ...performing('luckyDraw.drawRequested', 'draw.one') }]],
  'red-envelope': [['red-envelope/mine', { ...performing('redEnvelope.openRequested', 'draw.openEnvelope') }]],
  'ask-to-buy': [['ask-to-buy/mine', { ...performing('askToBuy.releaseRequested', 'ask-to-buy.release') }]],
  synthesis: [
    ['synthesis/mine', { type: 'synthesis.shown', stage: 'qualified' }],
    ['synthesis/mine', { ...performing('synthesis.performRequested', 'synthesis.perform') }],
  ],
  diy: [['diy/mine', { ...performing('diy.makeRequested', 'diy.make') }]],
  pledge: [['pledge/mine', { ...performing('pledge.publishRequested', 'pledge.publish') }]],
  lease: [['lease/mine', { ...performing('lease.publishRequested', 'lease.publish') }]],
  'garden-egg': [['garden-egg/mine', { ...performing('gardenEgg.receiveRequested', 'garden.receiveEggs') }]],
  upload: [['upload/mine', { type: 'upload.picked', files: [{ ref: 'a', name: mark, size: 1, type: 'image/png' }] }]],
  'im-message': [
    [
      'im-message',
      {
        type: 'imMessage.sendRequested',
        localId: '300000000000000001',
        conversation: { kind: 'chat', name: 'bob' },
        outgoing: { content: { type: 'txt', msg: mark } },
      },
    ],
  ],
  'im-inbox': [['im-inbox', { type: 'imInbox.draftChanged', key: 'chat:bob', text: mark }]],
  'im-archive': [['im-archive', { type: 'imArchive.searchRequested', text: mark }]],
  'im-sync': [['im-sync', { type: 'imSync.noticeHeard', queue: { name: mark, domain: '' } }]],
  'im-connection': [],
  'im-conversation': [
    ['im-conversation/chat:bob', { type: 'imConversation.opened' }],
    ['im-conversation/chat:bob', ask('imConversation', 'report')],
  ],
  contact: [['contact', ask('contact', 'invite')]],
  'im-people': [['im-people', ask('imPeople', 'find')]],
  group: [['group', ask('group', 'look')]],
  thread: [['thread', ask('thread', 'look')]],
  presence: [['presence', ask('presence', 'look')]],
  'silent-mode': [['silent-mode', ask('silentMode', 'look')]],
}

const ofPerson = registry.filter(({ belongsTo }) => belongsTo.to === 'person').map(({ id }) => id)

/** The first person signs in and leaves something in every kind; gives their id. */
async function begin({ driver, signIn, silence }: Device): Promise<string> {
  await signIn(first)
  for (const [kind, said] of Object.entries(leaves)) {
    for (const [stream, fact] of said) await driver.say(stream, fact)
    // From here on nothing is answered.
    if (kind === 'resource') await silence()
  }
  return driver.system().snapshot('session')!.context.user!.userId
}

/** The kinds in whose living streams one of the words stands. */
function kindsWith({ driver }: Device, ...words: readonly string[]): string[] {
  const system = driver.system()
  const speaking = system.streams().filter((stream) => {
    const text = JSON.stringify({ stream, context: system.observe(stream)?.context as unknown })
    return words.some((word) => text.includes(word))
  })
  return [...new Set(speaking.map(kindOf))].toSorted()
}

/** The streams of which something with the word is on disk. */
async function rowsWith({ driver }: Device, word: string): Promise<string[]> {
  const rows = await driver.system().journal.history()
  return [...new Set(rows.filter((row) => JSON.stringify(row).includes(word)).map(({ stream }) => stream))].toSorted()
}

const leaving: Readonly<Record<string, (used: Device) => Promise<void>>> = {
  'signed out': async ({ driver }) => {
    await driver.say('session', { type: 'session.signOutRequested' })
    await driver.advance(1000)
  },
  ...Object.fromEntries(
    [40301, 3302, 3303].map((code) => [
      `was signed out by the server with ${code}`,
      async ({ driver }: Device) => {
        await driver.say('session', { type: 'session.invalidated', code, message: '', atLogin: false })
        await driver.advance(2000)
      },
    ]),
  ),
}

/** What the server's codes clear the credentials by, and nothing else (marketplace §4, §8): the session ended by itself. */
const ending: Readonly<Record<string, readonly Fact[]>> = {
  'was answered 510': [{ type: 'session.expired' }],
  'was answered 3301, and the refresh was refused': [
    { type: 'session.tokenRejected' },
    { type: 'refresh.failed', failure: { reason: 'server', message: '' } },
  ],
}

describe('every kind that belongs to a person', () => {
  it('has something to leave, and has it while they are here', async () => {
    expect(Object.keys(leaves).toSorted()).toEqual(ofPerson.toSorted())
    const used = await device()
    const user = await begin(used)
    expect(kindsWith(used, mark, `"${user}"`)).toEqual(expect.arrayContaining(ofPerson.toSorted()))
    expect(await rowsWith(used, mark)).not.toEqual([])
    await used.driver.stop()
  })

  it.each(Object.keys(leaving))('keeps nothing for the next one when its person %s', async (how) => {
    const used = await device()
    const user = await begin(used)
    await leaving[how]!(used)
    // Nobody is here: on disk is nothing any more, in memory only what no page shows.
    expect(await rowsWith(used, mark)).toEqual([])
    await used.hear()
    await used.signIn(second)
    await used.driver.advance(10_000)
    expect(kindsWith(used, mark)).toEqual([])
    expect(kindsWith(used, `"${user}"`).filter((kind) => ofPerson.includes(kind))).toEqual([])
    expect(await rowsWith(used, mark)).toEqual([])
    await used.driver.reload()
    expect(kindsWith(used, mark)).toEqual([])
    await used.driver.stop()
  })

  it.each(Object.keys(ending))('shows and leaves nothing to the next one when its person %s', async (how) => {
    const used = await device()
    await begin(used)
    // At once, or the network that is away would be heard of first.
    for (const fact of ending[how]!) used.driver.system().relay('session', fact)
    await used.driver.advance(0)
    expect(used.driver.system().snapshot('session')!.context.user).toBeNull()
    // What was begun is still there, for the same person.
    expect(await rowsWith(used, mark)).toEqual(expect.arrayContaining(['im-inbox', 'im-message', 'order/mine']))
    await used.hear()
    await used.signIn(second)
    await used.driver.advance(10_000)
    // What was written in the chat is set aside for its writer (IMM-10).
    expect(kindsWith(used, mark)).toEqual(['im-message'])
    const { items, aside } = used.driver.system().snapshot('im-message')!.context
    expect([JSON.stringify(items).includes(mark), JSON.stringify(aside).includes(mark)]).toEqual([false, true])
    expect(await rowsWith(used, mark)).toEqual([])
    await used.driver.reload()
    expect(kindsWith(used, mark)).toEqual(['im-message'])
    await used.driver.stop()
  })
})
