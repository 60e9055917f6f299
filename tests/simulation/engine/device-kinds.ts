import { act, fault, type Kind, people, signIn } from './kinds.ts'

const refusals = [40301, 3302, 3303, 510] as const
const lostWays = [
  { kind: 'drop' },
  { kind: 'drop', applied: true },
  { kind: 'timeout', applied: true },
  { kind: 'status', status: 502 },
  { kind: 'status', status: 502, applied: true },
  { kind: 'delay', ms: 4000 },
  { kind: 'delay', ms: 40_000 },
  { kind: 'code', code: 503 },
  { kind: 'malformed' },
  { kind: 'empty' },
] as const

/** Pages of one's own; nobody else is to come to them by signing in. */
const ownPages = ['/pages/mine/myPurse/index', '/pages/mine/myCollection/mycollection'] as const

/** What befalls the phone, its page, its network, its session and the server, whatever one does with the app. */
export const deviceKinds: readonly Kind[] = [
  act('sign out', 0.5, () => [{ say: 'session.signOutRequested' }]),
  act('sign in', 1.2, () => [signIn(0)]),
  act('another signs in', 0.4, (_, telling) => {
    telling.user = 1
    return [{ say: 'session.signOutRequested' }, { advance: '1s' }, signIn(1)]
  }),
  act('look at something', 1, (chance) => {
    const endpoint = chance.pick(['notice.list', 'wallet.purse', 'account.getUserInfo'])
    return [{ say: 'resource.opened', to: `resource/${endpoint}`, with: { endpoint, request: {} } }]
  }),
  act('go to a page', 0.8, (chance) => [{ say: 'navigation.pushRequested', with: { href: chance.pick(ownPages) } }]),
  act('send a code', 0.4, () => [
    { say: 'verificationCode.sendRequested', to: 'verification-code/login', with: { phone: people[0] } },
  ]),
  fault('tab reopened', 1, () => [{ fault: 'tab' }]),
  fault('tab killed', 1.5, () => [{ fault: 'kill' }]),
  fault('tab killed at a point', 2.5, (chance) => [
    {
      fault: 'kill',
      with: {
        at: chance.pick(['write', 'write', 'call', 'file', 'frame', 'row']),
        after: chance.between(0, 5),
        when: chance.pick(['before', 'after']),
      },
    },
  ]),
  fault('second tab', 0.7, (chance, telling) => {
    telling.tabs = 2
    return [{ fault: 'tabs', with: { use: chance.pick([1, 2]) } }, { advance: '2s' }]
  }),
  fault('tab closed', 0.4, (chance, telling) =>
    telling.tabs > 1 ? [{ fault: 'tabs', with: { [chance.pick(['close', 'kill'])]: 1 } }] : [],
  ),
  fault('leader frozen', 0.4, (_, telling) =>
    telling.tabs > 1
      ? [
          { fault: 'tabs', with: { use: 2 } },
          { fault: 'tabs', with: { freeze: 1 } },
        ]
      : [],
  ),
  fault('leader thawed', 0.4, (_, telling) => (telling.tabs > 1 ? [{ fault: 'tabs', with: { thaw: 1 } }] : [])),
  fault('second device', 0.6, (chance, telling) => {
    const isNew = telling.devices === 1
    telling.devices = 2
    const use = isNew ? 2 : chance.pick([1, 2])
    return [{ fault: 'devices', with: { use } }, ...(isNew ? [signIn(0)] : [])]
  }),
  fault('network', 1.5, (chance) => [{ fault: 'network', with: { online: chance.is(0.5) } }]),
  fault('network gone for a while', 1, (chance) => [
    { fault: 'network', with: { online: false } },
    { advance: chance.pick(['3s', '20s', '10m']) },
    { fault: 'network', with: { online: true } },
  ]),
  fault('server away', 1, (chance) => [
    { fault: 'server', with: { away: true } },
    { advance: chance.pick(['1s', '5s', '30s', '1m', '10m', '1h']) },
    { fault: 'server', with: { away: false } },
  ]),
  fault('screen', 0.7, (chance) => [{ fault: 'screen', with: { on: chance.is(0.5) } }]),
  fault('time jumps', 0.5, (chance) => [{ fault: 'clock', with: { jump: chance.pick(['20s', '3m', '2h']) } }]),
  fault('phone clock wrong', 0.3, (chance) => [
    { fault: 'device.clock', with: { wrongBy: chance.pick(['0s', '90s', '-90s', '3h', '-3h']) } },
  ]),
  fault('storage', 0.3, (chance) => [{ fault: 'storage', with: { kind: chance.pick(['full', 'none']) } }]),
  fault('vault written late', 0.3, () => [{ fault: 'storage', with: { kind: 'late' } }]),
  fault('marketplace starts again', 0.4, (chance) => [
    { fault: 'server', with: { away: true } },
    { advance: chance.pick(['1s', '30s', '10m']) },
    // What lies in its data base is there again; whom it had let in it has forgotten.
    ...(chance.is(0.5) ? people.map((phone) => ({ world: 'session.forgetTokens', with: { phone } })) : []),
    { fault: 'server', with: { away: false } },
  ]),
  fault('tokens run out', 1, () => [{ world: 'session.expireTokens' }]),
  fault('tokens forgotten', 0.3, () => [{ world: 'session.forgetTokens' }]),
  fault('renewal stops', 0.3, () => [{ world: 'session.stopRenewal' }]),
  fault('session ended by the server', 0.4, (chance) => [
    { world: 'session.endTokens', with: { code: chance.pick(refusals) } },
  ]),
  fault('answers lost', 2, (chance) => [
    {
      fault: chance.pick(['rest.*', 'rest.chat.getImToken', 'rest.session.refreshToken', 'rest.session.*']),
      with: { ...chance.pick(lostWays), times: chance.between(1, 3) },
    },
  ]),
]
