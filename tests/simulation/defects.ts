import {
  life,
  key,
  sent,
  fact,
  given,
  write,
  up,
  said,
  ask,
  answer,
  well,
  showing,
  inWorld,
  served,
  inGarden,
  did,
  pile,
  type Planted,
  password,
  other,
  asked,
  sentUnder,
  offered,
} from './traces.ts'

/** A defect for each law, as its trace would look. */
export const planted: Readonly<Record<string, readonly Planted[]>> = {
  'no-defect': [{ all: [{ kind: 'problem', life, what: 'defect: boom' }] }],
  'nothing-set-aside': [{ rest: showing({ toast: { current: { message: '有一部分记录损坏，已为你重新开始' } } }) }],
  'nothing-left-running': [{ all: [{ kind: 'life', life, is: 'stopped', left: ['1 timer'] }] }],
  'not-before-its-time': [
    {
      all: [
        fact('sendCode.succeeded', {}, 'verification-code/login'),
        fact('verificationCode.countdownElapsed', {}, 'verification-code/login'),
      ],
    },
  ],
  'elapses-once': [{ all: Array(2).fill(fact('order.waitElapsed', { at: 5 }, 'order/x')) }],
  'durable-first': [
    { all: [said] },
    { all: [ask(1, 'order.create', 'T', { key: 'intent-1' }), answer(1, 'order.create', '200')] },
  ],
  'no-secret-stored': [
    { all: [password, fact('session.signInRequested', { password: 'geheim2026' }, 'session')] },
    { all: [password, { kind: 'kept', life, place: 'archive', key: 'x', value: { text: 'geheim2026' } }] },
  ],
  'stored-before-acknowledged': [{ all: [up('78', { kind: 'delivery', contents: ['empty'], ackId: '9002' })] }],
  'no-dead-token': [
    { all: [ask(1, 'a'), answer(1, 'a', '510'), ask(2, 'b'), answer(2, 'b', '510')] },
    { all: [ask(1, 'a'), answer(1, 'a', '3301'), ask(2, 'b'), answer(2, 'b', '3301')] },
  ],
  'one-refresh': [
    {
      all: [
        ask(1, 'session.refreshToken'),
        ask(2, 'session.refreshToken'),
        answer(1, 'session.refreshToken', '200'),
        answer(2, 'session.refreshToken', '200'),
      ],
    },
  ],
  'silent-after-sign-out': [
    { all: [write('77', '我说的'), fact('signOut.succeeded', {}, 'session'), said] },
    { all: [fact('signOut.succeeded', {}, 'session'), ask(1, 'wallet.purse'), answer(1, 'wallet.purse', '200')] },
  ],
  'session-cleared': [
    { rest: showing({ session: { user: null } }, { signedOut: 'idle' }) },
    ...['shucang.role', 'shucang.guardian'].map((name) => ({
      all: [fact('signOut.succeeded', {}, 'session')],
      rest: {
        ...showing({ session: { user: null } }, { signedOut: 'idle' }),
        disks: { '1': { ...well.disks['1']!, vault: { [name]: 'x' } } },
      },
    })),
  ],
  'own-pages': [
    {
      all: [
        fact('signIn.succeeded', { user: { userId: '10002' } }, 'session'),
        fact('navigation.pushRequested', { href: '/a' }, 'navigation~t'),
      ],
      rest: showing({ navigation: { stack: ['/a'] } }),
    },
  ],
  'none-asked-for-nobody': [
    {
      all: [fact('session.expired', {}, 'session'), ...Array(3).fill(fact('order.waitElapsed', {}, 'order/x'))],
    },
  ],
  'none-left-waiting': [{ all: [{ kind: 'life', life, is: 'begun' }, ask(1, 'notice.list')] }],
  'one-charge': [{ rest: inWorld({ charges: { 'intent-1': 2 } }) }],
  'done-once': [{ rest: inWorld({ repeated: ['box.open'] }) }],
  'world-adds-up': [{ rest: inWorld({ faults: ['account 10001 is off by 5'] }) }],
  'harvest-was-grown': [
    inGarden({ piles: [pile(9, 0)] }),
    inGarden({ piles: [pile(9, 10)], acts: [did('settle', 'rose/rose', 9)] }),
    inGarden({ piles: [pile(63, 0)], acts: Array.from({ length: 7 }, () => did('settle', 'rose/rose', 9)) }),
  ],
  'received-once': [
    inGarden({
      piles: [pile(9, 9)],
      acts: [did('settle', 'rose/rose', 9), ...Array(2).fill(did('receive', 'rose/rose', 9))],
    }),
    inGarden({ eggs: [{ receivedAt: 5 }], acts: Array(2).fill(did('receiveEggs', 'hen', 1)) }),
  ],
  'card-once': [
    inGarden({ usedCards: ['1'], acts: Array(2).fill(did('supplement', 'rose-1', 1, '1')) }),
    inGarden({ usedCards: ['1'] }),
  ],
  'pool-pays-what-came': [
    inGarden({ pool: { holds: -5, came: 0, went: 5, beside: 0 } }),
    inGarden({ pool: { holds: 5, came: 3, went: 0, beside: 0 } }),
    inGarden({ pool: { holds: 5, came: 5, went: 0, beside: 1 } }),
  ],
  'orders-agree': [
    {
      rest: {
        ...showing({ 'order/x': { order: { orderId: '5' } } }, 'paid'),
        world: { ...well.world, orders: [{ id: '5', intent: 'x', state: 'closed' }] },
      },
    },
  ],
  'intents-agree': [
    { all: [asked, ...sentUnder('x'), fact('perform.succeeded', {}, 'transfer/x')] },
    {
      all: [asked, ...sentUnder('x'), fact('perform.failed', { isFinal: true }, 'transfer/x')],
      rest: inWorld({ done: [{ call: 'transfer.give', intent: 'x' }] }),
    },
    {
      all: [offered, ...sentUnder('fact-1'), fact('change.failed', { isFinal: true }, 'listing/7')],
      rest: inWorld({ done: [{ call: 'listing.up', intent: 'fact-1' }] }),
    },
  ],
  'sent-once': [{ all: [write('77', '我说的')], rest: served([sent, { ...sent, id: '9002' }]) }],
  'sent-in-order': [
    { all: [write('77', '一'), write('78', '我说的')], rest: served([sent, { ...sent, id: '9002', text: '一' }]) },
  ],
  'nothing-lost': [{ all: [fact('imMessage.opened', { user: '10001' }), write('77', '不见了')] }],
  'connected-again': [{ rest: showing({ 'im-connection': {} }, 'gaveUp') }],
  'outbox-settles': [{ rest: showing({ 'im-message': { items: [{ localId: '1', status: 'confirming' }] } }) }],
  'recalled-is-gone': [
    { rest: { ...well, world: { ...well.world, recalled: ['9001'] } } },
    {
      rest: {
        ...inWorld({ recalled: ['9000'] }),
        disks: { '1': { ...well.disks['1']!, archive: { '10001\nchat:linqing\n1': { message: { id: '9000' } } } } },
      },
    },
  ],
  'unread-agrees': [{ rest: served([sent], 3) }],
  'conversation-agrees': [
    { rest: served([sent, { ...sent, id: '9002' }]) },
    { rest: showing({ [`im-conversation/${key}`]: { messages: [{ id: '9001' }, { id: '9001' }] } }) },
  ],
  'list-agrees': [{ rest: showing({ 'im-inbox': { lines: {} } }) }],
  'removed-stays-away': [{ all: [{ kind: 'broughtBack', life, key }] }],
  'no-stray-files': [{ rest: { ...well, disks: { '1': { ...well.disks['1']!, files: { 'file-1': true } } } } }],
  'sent-for-oneself': [
    {
      all: [
        given('loginByPassword', { token: 'T1', userId: '10001' }),
        asked,
        given('loginByPassword', { token: 'T2', userId: '10002' }),
        ask(1, 'transfer.give', 'T2', { key: 'x' }),
      ],
    },
  ],
  'nothing-for-the-next': [
    {
      all: [
        fact('signIn.succeeded', { user: { userId: '10002' } }, 'session'),
        fact('imInbox.draftChanged', { key, text: '别人的草稿' }, 'im-inbox'),
      ],
      rest: showing({ 'im-inbox': { drafts: { [key]: '别人的草稿' } } }),
    },
    { all: [other, write('77', '别人说的')], rest: showing({ 'im-message': { items: [{ localId: '77' }] } }) },
    { all: [other, fact('order.placeRequested', {}, 'order/x')], rest: showing({ 'order/x': {} }, 'uncertain') },
    {
      all: [other, fact('order.placeRequested', {}, 'order/x')],
      rest: { ...well, disks: { '1': { ...well.disks['1']!, journal: { '7 order/x': {} } } } },
    },
    {
      all: [other, { ...fact('signIn.succeeded', { user: { userId: '10001' } }, 'session'), at: 9 }],
      rest: showing({ 'resource/notice.list': { loadedAt: 5 } }),
    },
    { rest: { ...well, disks: { '1': { ...well.disks['1']!, archive: { '10002\nchat:linqing\n1': {} } } } } },
  ],
}
