import type { Happening, Still } from '#src/workbench/trace.ts'
import type { Edges } from './law-edges.ts'
import { answer, ask, asked, fact, full, given, key, life, offered, showing, struck, well, write } from './traces.ts'

const came = (userId: string, type = 'signIn.succeeded') => fact(type, { user: { userId } }, 'session')
const happened = (type: string) => fact(type, {}, 'session')
const after = (all: readonly Happening[], ...more: readonly Happening[]) => ({ all: [...all, ...more] })
const of = (whose: string, one: Happening): Happening => ({ ...one, life: whose }) as Happening
const asks = (id = 2, name = 'b', token = 'T') => [ask(id, name, token), answer(id, name, '200')]
const toldOf = (code: string, name = 'a') => [ask(1, name), answer(1, name, code)]
const refresh = (id: number, whose = life) => of(whose, ask(id, 'session.refreshToken'))
const refreshed = (id: number) => answer(id, 'session.refreshToken', '200')
const signedIn = (who: string) => [given('loginByPassword', { token: `T${who}`, userId: who })]
const renewed = (token: string, next: string) => given('refreshToken', { token: next }, token)
const gives = (token: string) => ask(1, 'transfer.give', token, { key: 'x' })
const kill: Happening = { kind: 'life', life, is: 'killed' }

/** Facts that one transaction stored. */
const together = (...facts: readonly Happening[]): Happening => ({
  kind: 'stored',
  life,
  entries: facts.flatMap((one) => (one.kind === 'stored' ? one.entries : [])),
})

/** Nobody is signed in, and this lies in the vault. */
const out = (vault: object): Still => ({
  ...showing({ session: { user: null } }, { signedOut: 'idle' }),
  disks: { '1': { ...well.disks['1']!, vault: vault as Record<string, unknown> } },
})
const at = (stack: readonly string[]): Still => showing({ navigation: { stack } })
const goes = (href: string, type = 'navigation.pushRequested') => fact(type, { href }, 'navigation~t')
const waits = (count: number, type = 'order.waitElapsed', stream = 'order/x') =>
  Array.from({ length: count }, () => fact(type, {}, stream))

const signOuts = ['signOut.succeeded', 'signOut.failed', 'deleteAccount.succeeded']
const ownEnds = ['session.expired', 'session.credentialsMissing', 'session.graceElapsed', 'refresh.failed']
const signIns = ['signIn.succeeded', 'register.succeeded']
const placed = fact('order.placeRequested', {}, 'order/x')
const draftOf = (text: string) => fact('imInbox.draftChanged', { key, text }, 'im-inbox')
const drafts = (text: string) => showing({ 'im-inbox': { drafts: { [key]: text } } })
const begun = showing({ 'order/x': {} }, 'uncertain')
const onDisk = (place: 'journal' | 'archive', rows: object): Still => ({
  ...well,
  disks: { '1': { ...well.disks['1']!, [place]: rows } },
})
const loaded = (loadedAt: number) => showing({ 'resource/notice.list': { loadedAt } })
const outbox = showing({ 'im-message': { items: [{ localId: '77' }] } })

/** Where the laws about people and their sessions draw their lines. */
export const personEdges: Readonly<Record<string, Edges>> = {
  'no-dead-token': {
    breaks: [
      ...['510', '40301', '3302', '3303', '3301'].map((code) => after(toldOf(code), ...asks())),
      ...['510', '3302'].map((code) => after(toldOf(code), ...asks(2, 'session.refreshToken'))),
      after(toldOf('510'), happened('session.expired'), of('1/1/2', ask(2, 'b'))),
      after(toldOf('510'), together(happened('session.expired'), placed), of('1/1/2', ask(2, 'b'))),
    ],
    holds: [
      after(toldOf('200'), ...asks()),
      after(toldOf('510'), ...asks(2, 'b', 'another')),
      after(toldOf('510'), ...asks(2, 'b', '')),
      after(toldOf('510'), ...asks(2, '/users/x')),
      after(toldOf('510', '/users/x'), ...asks()),
      ...['session.refreshToken', 'session.userLogout', 'session.logOff'].map((name) =>
        after(toldOf('3301'), ...asks(2, name)),
      ),
      after(toldOf('510'), of('1/1/2', ask(2, 'b'))),
      after(toldOf('510'), happened('session.expired'), of('2/1/1', ask(2, 'b'))),
      after(toldOf('510'), fact('order.placeRequested', {}, 'order/x'), of('1/1/2', ask(2, 'b'))),
    ],
  },
  'one-refresh': {
    breaks: [
      after([refresh(1), refresh(2, '1/2/1')]),
      after([refresh(1), { ...kill, life: '1/3/1' } as Happening, refresh(2, '1/2/1')]),
      after([refresh(1), { ...kill, is: 'begun' } as Happening, refresh(2, '1/2/1')]),
    ],
    holds: [
      after([refresh(1), refreshed(1), refresh(2)]),
      after([refresh(1), refresh(2, '2/1/1')]),
      after([refresh(1), kill, refresh(2, '1/1/2')]),
      after([refresh(1), ask(2, 'notice.list')]),
    ],
  },
  'silent-after-sign-out': {
    breaks: signOuts.map((type) => after([happened(type)], ...asks(1, 'wallet.purse'))),
    holds: [
      after([happened('session.expired')], ...asks(1, 'wallet.purse')),
      ...signIns.map((type) => after([happened(signOuts[0]!), came('10001', type)], ...asks(1, 'wallet.purse'))),
      after([happened(signOuts[0]!)], ...asks(1, 'home.banners', '')),
      after([happened(signOuts[0]!)], ...asks(1, '/users/x')),
      after([full, happened(signOuts[0]!)], ...asks(1, 'wallet.purse')),
      after([of('2/1/1', happened(signOuts[0]!))], ...asks(1, 'wallet.purse')),
      after([happened(signOuts[0]!), { kind: 'up', life, socket: 1, frame: { type: 'heartbeat' } }]),
    ],
  },
  'session-cleared': {
    breaks: [
      ...['shucang.token', 'shucang.validate', 'shucang.userId', 'shucang.userInfo'].map((name) => ({
        rest: out({ [name]: 'x' }),
      })),
      ...[...signOuts, 'session.graceElapsed'].map((type) => ({
        all: [happened(type)],
        rest: out({ 'shucang.role': 'x' }),
      })),
    ],
    holds: [
      { rest: out({ 'shucang.role': 'x', 'shucang.guardian': 'x' }) },
      { all: [happened('session.expired')], rest: out({ 'shucang.role': 'x' }) },
      ...signIns.map((type) => ({
        all: [happened(signOuts[0]!), came('10001', type), happened('session.expired')],
        rest: out({ 'shucang.role': 'x' }),
      })),
      { all: [struck('storage', { kind: 'blocked' })], rest: out({ 'shucang.token': 'x' }) },
      { rest: well },
      { rest: out({ 'shucang.clock': 'x' }) },
    ],
  },
  'own-pages': {
    breaks: [
      ...['push', 'replace', 'relaunch', 'switchTab'].map((how) => ({
        all: [came('10002'), goes('/a', `navigation.${how}Requested`)],
        rest: at(['/', '/a']),
      })),
      { all: [came('10002'), goes('/a', 'navigation.locationChanged')], rest: at(['/a']) },
      { all: [came('10002', 'register.succeeded'), goes('/a')], rest: at(['/a']) },
    ],
    holds: [
      { all: [came('10001'), goes('/a')], rest: at(['/a']) },
      { all: [came('10002'), goes('/a')], rest: at(['/a', '/b']) },
      { all: [came('10002'), goes('/a'), came('10001'), goes('/a')], rest: at(['/a']) },
      { all: [came('10002'), goes('/pages/home/home')], rest: at(['/pages/home/home']) },
      ...[...signOuts, ...ownEnds].map((type) => ({
        all: [came('10002'), happened(type), goes('/a')],
        rest: at(['/a']),
      })),
      { all: [of('2/1/1', came('10002')), of('2/1/1', goes('/a'))], rest: at(['/a']) },
      { all: [came('10002'), goes('/a')], rest: showing({ session: { user: null }, navigation: { stack: ['/a'] } }) },
      { all: [came('10002'), goes('/a', 'navigation.scrolled')], rest: at(['/a']) },
    ],
  },
  'none-asked-for-nobody': {
    breaks: [...signOuts, ...ownEnds].map((type) => ({ all: [happened(type), ...waits(3)] })),
    holds: [
      { all: [happened('session.expired'), ...waits(2)] },
      { all: waits(3) },
      ...signIns.map((type) => ({ all: [happened('session.expired'), came('10001', type), ...waits(3)] })),
      { all: [happened('session.expired'), ...waits(2), ...waits(2, 'order.waitElapsed', 'order/y')] },
      { all: [happened('session.expired'), ...waits(3, 'update.waitElapsed', 'update')] },
      { all: [happened('session.expired'), ...waits(3, 'order.asked')] },
      { all: [full, happened('session.expired'), ...waits(3)] },
      { all: [of('2/1/1', happened('session.expired')), ...waits(3)] },
    ],
  },
  'sent-for-oneself': {
    breaks: [
      { all: [...signedIn('1'), asked, ...signedIn('2'), gives('T2')] },
      { all: [...signedIn('1'), asked, ...signedIn('2'), renewed('T2', 'T3'), gives('T3')] },
      { all: [...signedIn('1'), renewed('T1', 'T4'), asked, ...signedIn('2'), gives('T2')] },
      { all: [...signedIn('1'), offered, ...signedIn('2'), ask(1, 'listing.up', 'T2', { key: 'fact-1' })] },
      { all: [...signedIn('1'), asked, ...signedIn('2'), { ...gives('T2'), life: '1/2/7' } as Happening] },
    ],
    holds: [
      { all: [...signedIn('1'), asked, gives('T1')] },
      { all: [...signedIn('1'), asked, renewed('T1', 'T3'), gives('T3')] },
      { all: [...signedIn('1'), asked, ...signedIn('2'), ...signedIn('1'), gives('T1')] },
      { all: [...signedIn('1'), asked, ...signedIn('2'), gives('')] },
      { all: [...signedIn('1'), asked, ...signedIn('2'), ask(1, 'system.intent', 'T2')] },
      { all: [...signedIn('1'), ...signedIn('2'), asked, gives('T2')] },
      { all: [asked, ...signedIn('2'), gives('T2')] },
      { all: [...signedIn('1'), of('2/1/1', asked), ...signedIn('2'), gives('T2')] },
      { all: [...signedIn('1'), asked, given('loginByPassword', { token: 'T9' }), gives('T9')] },
      { all: [...signedIn('1'), asked, given('userLogout', { token: 'T2', userId: '2' }), gives('T2')] },
    ],
  },
  'nothing-for-the-next': {
    breaks: [
      { all: [came('10002', 'register.succeeded'), draftOf('别人的草稿')], rest: drafts('别人的草稿') },
      {
        all: [came('10002'), draftOf('别人的草稿')],
        rest: onDisk('journal', { '1 im-inbox': { text: '别人的草稿' } }),
      },
      { all: [came('10002'), draftOf('四个字了')], rest: drafts('四个字了') },
      { all: [came('10002'), draftOf('别人的草稿')], rest: { ...drafts('别人的草稿'), isCalm: false } },
      {
        all: [came('10001'), came('10002'), fact('listing.listRequested', {}, 'listing/7~t')],
        rest: showing({ 'listing/7': {} }),
      },
    ],
    holds: [
      { all: [came('10001'), draftOf('自己的草稿')], rest: drafts('自己的草稿') },
      { all: [draftOf('没有人的草稿')], rest: drafts('没有人的草稿') },
      { all: [came('10002'), draftOf('三个字')], rest: drafts('三个字') },
      { all: [came('10002'), write('77', '别人说的')] },
      { all: [came('10001'), write('77', '自己说的')], rest: outbox },
      { all: [came('10002'), write('77', '别人说的')], rest: { ...outbox, isCalm: false } },
      { all: [full, came('10002'), write('77', '别人说的')], rest: outbox },
      { all: [came('10001'), placed], rest: begun },
      { all: [placed], rest: begun },
      { all: [came('10002'), placed, came('10001'), placed], rest: begun },
      { all: [of('2/1/1', came('10002')), of('2/1/1', placed)], rest: begun },
      { all: [came('10002'), fact('toast.shown', {}, 'toast')], rest: showing({ toast: {} }) },
      { all: [came('10002'), { ...came('10001'), at: 9 }], rest: loaded(9) },
      { all: [came('10001'), { ...came('10001'), at: 9 }], rest: loaded(5) },
      { all: [came('10002'), { ...came('10001'), at: 9 }], rest: loaded(0) },
      { all: [full], rest: onDisk('archive', { '10002\nchat:linqing\n1': {} }) },
      { rest: onDisk('archive', { '10001\nchat:linqing\n1': {} }) },
    ],
  },
}
