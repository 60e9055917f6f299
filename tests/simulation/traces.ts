import { encodeBody } from '#src/contract/im/body.ts'
import type { UploadFrame } from '#src/contract/im/frames.ts'
import type { GardenView, Happening, Still, Trace, Traced } from '#src/workbench/trace.ts'

/** Traces by hand, for what laws say of them. */

export const life = '1/1/1'
export const key = 'chat:linqing'
export const sent = { id: '9001', from: '10001', text: '我说的', at: 0 }

export const fact = (type: string, more: object = {}, stream = 'im-message'): Happening => ({
  kind: 'stored',
  life,
  entries: [{ seq: 1, stream, v: 0, fact: { type, ...more } }],
})
export const write = (localId: string, text: string): Happening =>
  fact('imMessage.sendRequested', {
    localId,
    conversation: { kind: 'chat', name: 'linqing' },
    outgoing: { content: { type: 'txt', msg: text } },
  })
export const up = (id: string, body: Parameters<typeof encodeBody>[0]): Happening => ({
  kind: 'up',
  life,
  socket: 1,
  frame: { type: 'upload', meta: { id, namespace: 'chat', payload: encodeBody(body) } } satisfies UploadFrame,
})
export const said = up('77', { kind: 'chat', contents: [{ type: 'txt', msg: 'x' }] })
export const ask = (id: number, name: string, token = 'T', more: object = {}): Happening => ({
  kind: 'request',
  life,
  id,
  name,
  token,
  key: '',
  body: '',
  ...more,
})
export const answer = (id: number, name: string, code: string): Happening => ({
  kind: 'answer',
  life,
  id,
  name,
  token: 'T',
  code,
  body: '',
})

/** Everything is well: one person, signed in and connected, who has said one thing. */
export const well: Still = {
  at: 0,
  isCalm: true,
  tabs: [
    {
      life,
      device: '1',
      isInSight: true,
      isWanted: true,
      streams: {
        session: { value: { signedIn: {} }, context: { user: { userId: '10001' } } },
        'im-connection': { value: { connected: {} }, context: {} },
        'im-message': { value: 'idle', context: { items: [], aside: {} } },
        'im-inbox': { value: 'idle', context: { lines: { [key]: { key, last: { id: '9001' }, unread: 0 } } } },
        [`im-conversation/${key}`]: { value: 'idle', context: { messages: [{ id: '9001' }] } },
      },
    },
  ],
  disks: { '1': { journal: {}, vault: { 'shucang.token': 'T' }, archive: {}, files: {} } },
  world: {
    faults: [],
    orders: [],
    charges: {},
    done: [],
    repeated: [],
    conversations: { '10001': { [key]: { unread: 0, messages: [sent] } } },
    recalled: [],
    garden: { piles: [], eggs: [], usedCards: [], acts: [], pool: { holds: 0, came: 0, went: 0, beside: 0 } },
  },
}

/** The rest with other contexts of streams. */
export const showing = (streams: Readonly<Record<string, object>>, value?: unknown): Still => {
  const [tab] = well.tabs
  const changed = Object.entries(streams).map(([name, context]) => {
    const before = tab!.streams[name]
    return [name, { value: value ?? before?.value ?? 'idle', context: { ...before?.context, ...context } }] as const
  })
  return { ...well, tabs: [{ ...tab!, streams: { ...tab!.streams, ...Object.fromEntries(changed) } }] }
}
export const inWorld = (world: Partial<Still['world']>): Still => ({ ...well, world: { ...well.world, ...world } })
export const served = (messages: readonly (typeof sent)[], unread = 0) =>
  inWorld({ conversations: { '10001': { [key]: { unread, messages } } } })

export const inGarden = (garden: Partial<GardenView>): Planted => ({
  rest: inWorld({ garden: { ...well.world.garden, ...garden } }),
})
export const did = (act: string, about: string, count: number, note = '', at = 0) => ({
  ownerId: '10001',
  act,
  about,
  count,
  note,
  at,
})
export const pile = (settled: number, received: number) => ({ id: '10001/rose/rose', settled, received })

export interface Planted {
  /** At the instant 0 unless it says another. */
  readonly all?: readonly (Happening & { readonly at?: number })[]
  readonly rest?: Still
}

export const password = {
  kind: 'step',
  device: '1',
  step: { say: { type: 'session.signInRequested', password: 'geheim2026' } },
} as const

export const other = fact('signIn.succeeded', { user: { userId: '10002' } }, 'session')
export const asked = fact('transfer.requested', { endpoint: 'transfer.give', request: {} }, 'transfer/x')
export const sentUnder = (intent: string) => [
  ask(1, 'listing.up', 'T', { key: intent }),
  answer(1, 'listing.up', '500'),
]
/** Somebody signs in, or has their token renewed: the answer gives it, with whose it is where that is told. */
export const given = (call: string, data: object, token = ''): Happening => ({
  kind: 'answer',
  life,
  id: 8,
  name: `session.${call}`,
  token,
  code: '200',
  body: JSON.stringify({ code: 200, data }),
})
/** What every run ends with. */
export const calmed = [
  { fault: 'chat.frames', with: { kind: 'none' } },
  { fault: 'storage', with: { kind: 'none' } },
  { fault: 'requests', with: { kind: 'none' } },
  { fault: 'tabs', with: { thaw: 1 } },
].map((step): Happening => ({ kind: 'step', device: '1', step }))
export const offered = fact('listing.listRequested', { endpoint: 'listing.up', request: {}, id: 'fact-1' }, 'listing/7')

export const traceOf = ({ all = [], rest = well }: Planted): Trace => ({
  all: [...all, ...calmed].map((one): Traced => ({ at: 0, ...one })),
  stills: [rest],
})

/** A fault that struck one device. */
export const struck = (fault: string, given: object = {}, device = '1'): Happening => ({
  kind: 'step',
  device,
  step: { fault, with: given },
})
export const full = struck('storage', { kind: 'full' })
