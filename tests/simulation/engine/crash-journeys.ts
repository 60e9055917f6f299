import type { Scenario, Step } from '#scenarios/player/scenario.ts'
import type { Books } from '#mock/world/books.ts'
import type { WorldView } from '#src/workbench/trace.ts'

const ME = '10001'

/** What is there when everything is calm. */
export interface End {
  /** By how much the person's books have changed. */
  readonly books: Books
  readonly world: WorldView
  /** The state of a stream; undefined where it is not there. */
  readonly state: (stream: string) => Promise<unknown>
  readonly context: (stream: string) => Promise<Readonly<Record<string, unknown>>>
  /** How many requests of this name have been answered with success. */
  readonly answered: (name: string) => number
}

/** Something a person wants once, which has to be done once, wherever the tab is killed on the way. */
export interface Journey {
  readonly name: string
  readonly cites: readonly string[]
  readonly scenario: Partial<Scenario>
  /** Whose books are looked at; left out for the demo account. */
  readonly who?: string
  /** Nothing is killed here. */
  readonly before: readonly Step[]
  /** What the person does, for the first time, or once more after seeing that it has not been done. */
  readonly steps: (world: WorldView, time: 1 | 2) => readonly Step[]
  /** What has to be opened to see how it stands. */
  readonly look?: readonly Step[]
  /** How often it has been done. */
  readonly done: (end: End) => Promise<number> | number
  /** Whether the app says that it is done; left out where the laws look at that. */
  readonly says?: (end: End) => Promise<boolean>
}

const inside = { signedIn: true } as const
const chatting = { signedIn: true, chat: true, world: 'empty' } as const
const key = 'chat:linqing'

const messagesIn = ({ conversations }: WorldView, text: string) =>
  (conversations[ME]?.[key]?.messages ?? []).filter((message) => message.text.includes(text))
const send = (localId: number, outgoing: object, more: object = {}): Step => ({
  say: 'imMessage.sendRequested',
  with: { localId: `30000000000000000${localId}`, conversation: { kind: 'chat', name: 'linqing' }, outgoing, ...more },
})
const isIn =
  (stream: string, ...states: readonly string[]) =>
  async ({ state }: End): Promise<boolean> => {
    const value = JSON.stringify((await state(stream)) ?? '')
    return states.some((name) => value.includes(name))
  }

export const journeys: readonly Journey[] = [
  {
    name: 'sign in',
    cites: ['SES-1', '§4'],
    scenario: { start: '/pages/login/login/index' },
    before: [],
    steps: () => [
      {
        say: 'session.signInRequested',
        with: { method: 'password', phone: '13800000000', password: 'shucang2026' },
      },
      { advance: '2s' },
    ],
    done: async ({ state }) => (JSON.stringify((await state('session')) ?? '').includes('signedIn') ? 1 : 0),
  },
  {
    name: 'refresh',
    cites: ['SES-7', 'SES-9'],
    scenario: inside,
    before: [{ world: 'session.expireTokens' }],
    steps: () => [
      {
        say: 'resource.opened',
        to: 'resource/market.series?',
        with: { endpoint: 'market.series', request: {}, freshMs: 0 },
      },
      { advance: '2s' },
    ],
    look: [
      {
        say: 'resource.opened',
        to: 'resource/market.series?',
        with: { endpoint: 'market.series', request: {}, freshMs: 0 },
      },
      { advance: '2s' },
    ],
    done: async ({ state, answered }) =>
      JSON.stringify((await state('session')) ?? '').includes('accepted') && answered('market.series') > 0 ? 1 : 0,
  },
  {
    name: 'buy and pay',
    cites: ['ORD-1', 'ORD-3', 'lc:payment-h5-bank'],
    scenario: inside,
    before: [],
    steps: (_, time) => [
      {
        say: 'order.placeRequested',
        to: `order/purchase-000${time}`,
        with: { endpoint: 'order.create', request: { productId: '201101' } },
      },
      { advance: '2s' },
      { say: 'order.payRequested', to: `order/purchase-000${time}`, with: { kind: 'bankCard', tab: 'tab-1' } },
      { advance: '2s' },
      { world: 'pay.decide', with: { outcome: 'success' } },
      { say: 'order.checkRequested', to: `order/purchase-000${time}` },
      { advance: '2s' },
    ],
    done: ({ books }) => books['charges']!,
    says: isIn('order/purchase-0001', '"paid"'),
  },
  {
    name: 'buy with beans',
    cites: ['ORD-1'],
    scenario: inside,
    before: [],
    steps: (_, time) => [
      {
        say: 'order.placeRequested',
        to: `order/purchase-000${time}`,
        with: {
          endpoint: 'order.byBeans',
          request: { productId: '201701', currency: 'weiDou' },
          password: '246810',
          withPassword: true,
        },
      },
      { advance: '5s' },
    ],
    done: ({ books }) => books['charges']!,
    says: isIn('order/purchase-0001', '"paid"'),
  },
  {
    name: 'open a box',
    cites: ['BOX-1', 'BOX-2'],
    scenario: inside,
    before: [],
    steps: (_, time) => [
      {
        say: 'blindBox.requested',
        to: `blind-box/opening-000${time}`,
        with: { endpoint: 'box.open', request: { id: '400001' } },
      },
      { advance: '5s' },
    ],
    done: ({ books }) => (books['items'] === -books['boxes']! ? books['items']! : Infinity),
    says: isIn('blind-box/opening-0001', 'done'),
  },
  {
    name: 'list',
    cites: ['LIS-1'],
    scenario: inside,
    before: [],
    steps: () => [
      {
        say: 'listing.listRequested',
        to: 'listing/201102-2719',
        with: { endpoint: 'listing.up', request: { id: '201102-2719', priceFen: 5000 } },
      },
      { advance: '5s' },
    ],
    done: ({ books }) => books['offers']!,
    says: isIn('listing/201102-2719', '"listed"'),
  },
  {
    name: 'transfer',
    cites: ['TRA-1', 'TRA-2'],
    scenario: inside,
    before: [],
    steps: (_, time) => [
      {
        say: 'transfer.requested',
        to: `transfer/gift-000${time}`,
        with: {
          endpoint: 'transfer.give',
          request: { ids: ['201102-2719'], receiver: '10002' },
          password: '246810',
          withPassword: true,
        },
      },
      { advance: '5s' },
    ],
    done: ({ books }) => -books['items']!,
    says: isIn('transfer/gift-0001', 'done'),
  },
  {
    name: 'send a text',
    cites: ['IMM-1', 'IMM-2'],
    scenario: chatting,
    before: [{ advance: '2s' }],
    steps: (_, time) => [send(time, { content: { type: 'txt', msg: '青瓷一只' } }), { advance: '3s' }],
    done: ({ world }) => messagesIn(world, '青瓷一只').length,
  },
  {
    name: 'send a picture',
    cites: ['IMM-1', 'lc:message-acks'],
    scenario: chatting,
    before: [{ advance: '2s' }],
    steps: (_, time) => [
      send(
        time,
        { content: { type: 'img', filename: 'vase.png', fileLength: 900 } },
        { file: { key: `file-${time}`, name: 'vase.png', type: 'image/png', size: 900 } },
      ),
      { advance: '5s' },
    ],
    done: ({ world }) => messagesIn(world, 'vase.png').length,
  },
  {
    name: 'accept an invitation',
    cites: ['lc:contact-invitation'],
    scenario: chatting,
    before: [{ advance: '2s' }, { push: 'chat.invite', with: { from: 'guyuan' } }, { advance: '1s' }],
    steps: () => [
      { say: 'contact.operationRequested', with: { operation: 'load', input: {} } },
      { advance: '1s' },
      { say: 'contact.operationRequested', with: { operation: 'accept', input: { user: 'guyuan' } } },
      { advance: '3s' },
    ],
    look: [{ say: 'contact.operationRequested', with: { operation: 'load', input: {} } }, { advance: '1s' }],
    done: async ({ context }) => {
      const { data } = await context('contact')
      return ((data as { contacts?: readonly string[] }).contacts ?? []).filter((user) => user === 'guyuan').length
    },
  },
  {
    name: 'recall',
    cites: ['IMV-6', 'lc:message-acks'],
    scenario: chatting,
    before: [{ advance: '2s' }, send(1, { content: { type: 'txt', msg: '发错了' } }), { advance: '3s' }],
    steps: (world, time) => [
      send(1 + time, { ack: 'recall', messageId: messagesIn(world, '发错了')[0]?.id ?? '' }),
      { advance: '3s' },
    ],
    done: ({ world }) => (messagesIn(world, '发错了').length === 0 ? 1 : 0),
  },
]
