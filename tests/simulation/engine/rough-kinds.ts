import { fault, type Kind } from './kinds.ts'

/** Calls that a network does to; those that ask, and those that change something. */
const calls = [
  '*',
  '*',
  'session.*',
  'order.*',
  'box.*',
  'transfer.*',
  'listing.*',
  'chat.*',
  '/chat-service/*',
] as const

/** What befalls network and disk since 26 November: played by themselves until many runs have found nothing in them any more. */
export const roughKinds: readonly Kind[] = [
  fault('leader without a socket', 0.4, (chance, telling) =>
    telling.tabs > 1 ? [{ fault: 'tabs', with: { [chance.pick(['cut', 'join'])]: 1 } }] : [],
  ),
  fault('disk says nothing', 0.3, (chance) => [
    { fault: 'storage', with: { kind: 'silent' } },
    ...(chance.is(0.6)
      ? [{ advance: chance.pick(['1s', '5s', '1m']) }, { fault: 'storage', with: { kind: 'none' } }]
      : []),
  ]),
  fault('disk blocked or emptied', 0.2, (chance) => [
    { fault: 'storage', with: { kind: chance.pick(['blocked', 'lost']) } },
    ...(chance.is(0.5) ? [{ fault: 'tab' }] : []),
  ]),
  fault('requests come twice', 0.8, (chance, telling) => {
    if (telling.serverKeys === 'ignored') return []
    telling.serverKeys = 'needed'
    return [
      {
        fault: 'requests',
        with: {
          kind: 'twice',
          call: chance.pick(calls),
          ms: chance.pick([0, 300, 5000, 60_000]),
          times: chance.between(1, 3),
          skip: chance.between(0, 2),
        },
      },
    ]
  }),
  fault('requests overtaken', 0.8, (chance) => [
    {
      fault: 'requests',
      with: {
        kind: 'overtaken',
        call: chance.pick(calls),
        ms: chance.pick([500, 10_000]),
        times: chance.between(1, 3),
        skip: chance.between(0, 2),
      },
    },
  ]),
]
