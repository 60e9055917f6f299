import { assign, emit, setup } from 'xstate'
import type { KickOperation } from '#src/contract/im/client.ts'
import { timings } from '#src/domain/time/timings.ts'
import { backoff } from '../backoff.ts'
import { type Deadline, type Fact, type Failure, port, type Said, said, types, waitUntil } from '../port.ts'

/** How long the token lasts from now and when half of its life is over, in ms; null when nobody said. */
type Lifetime = { halfInMs: number | null; endsInMs: number | null }

export type ImConnectionFact =
  | Said<'imConnection.loginRequested', { user: string }>
  | Said<'imConnection.closeRequested' | 'imConnection.retryRequested'>
  | Said<'imConnection.networkChanged', { isOnline: boolean }>
  | Said<'imConnection.visibilityChanged', { isVisible: boolean }>
  | Said<'imConnection.dropped', { reason: string }>
  | Said<'imConnection.sendFailed'>
  | Said<'imConnection.kicked', { operation: KickOperation }>
  | Said<
      | 'imConnection.retryElapsed'
      | 'imConnection.heartbeatElapsed'
      | 'imConnection.tokenHalfElapsed'
      | 'imConnection.tokenElapsed'
      /** The pause after a round is over, and somebody looks (IMC-8). */
      | 'imConnection.roundElapsed'
    >
  | Said<'pause.failed', { failure: Failure }>
  | Said<'open.succeeded', Lifetime & { resource: string }>
  /** `isFinal`: the server has said no, another attempt would hear the same. */
  | Said<'open.failed', { failure: Failure; isFinal: boolean }>
  | Said<'beat.succeeded' | 'close.succeeded'>
  | Said<'beat.failed' | 'renew.failed' | 'close.failed', { failure: Failure }>
  | Said<'renew.succeeded', Lifetime>

export type ImConnectionTell =
  | { type: 'imMessage.connected'; connection: number; user: string; at: number }
  | { type: 'imInbox.connected'; user: string; at: number }
  | { type: 'imSync.connected' | 'imMessage.disconnected' | 'imSync.disconnected' | 'imSync.cleared'; at: number }

export interface ImConnectionContext {
  readonly user: string
  /** Whether the next login needs another token than the one at hand. */
  readonly isFresh: boolean
  /** Attempts since the last success: 1 to 5 while waiting. */
  readonly attempt: number
  /** Rounds of attempts since the last success; it counts to the longest pause. */
  readonly rounds: number
  /** How long the pause before the next round is at least. */
  readonly pauseMs: number
  readonly retryAt: number | null
  readonly heartbeatAt: number | null
  readonly resource: string
  readonly willExpireAt: number | null
  readonly expiresAt: number | null
  readonly failure: Failure | null
  /** The error of a forced logout: 206, 207, 216 or 217. */
  readonly kickedCode: number | null
}

/** chat §9: five attempts, 500 ms times their number. */
const ATTEMPTS_MAX = 5
const DELAY_MS = 500

const kicks: Readonly<Record<KickOperation, { code: number; message: string }>> = {
  otherDeviceLogin: { code: 206, message: '你的聊天账号在另一台设备登录了' },
  userRemoved: { code: 207, message: '这个聊天账号已被移除' },
  passwordChanged: { code: 216, message: '聊天密码已修改，请重新登录' },
  kicked: { code: 217, message: '你已被另一台设备移出聊天' },
}
const lost: Failure = { reason: 'disconnected', message: '聊天连接已断开，正在重新连接' }
const overdue: Failure = { reason: 'tokenExpired', message: '聊天登录已过期，请重新连接' }

const nothing = { retryAt: null, heartbeatAt: null, expiresAt: null, willExpireAt: null }
const initial: ImConnectionContext = {
  ...nothing,
  user: '',
  isFresh: true,
  attempt: 0,
  rounds: 0,
  pauseMs: 0,
  resource: '',
  failure: null,
  kickedCode: null,
}

const lifetimeOf = ({ at, halfInMs, endsInMs }: Fact & Lifetime) => ({
  willExpireAt: halfInMs === null ? null : at + halfInMs,
  expiresAt: endsInMs === null ? null : at + endsInMs,
})

const anew = { target: 'connecting', actions: 'beginAnew' } as const
const again = { target: 'connecting', actions: 'beginAgain' } as const
const renewed = { target: '#imConnection.connecting', actions: 'renewLogin' } as const
const remembered = ['rememberOpened', 'tellOutbox', 'tellSync', 'tellInbox'] as const
/** Before the next round of attempts. */
const pause = {
  src: 'pause',
  id: 'pause',
  input: ({ context }: { context: ImConnectionContext }) => ({ pauseMs: context.pauseMs }),
} as const
/** Where a login leads, by whether its token ends some day. */
const opened = [
  { guard: 'hasLifetime', target: '#imConnection.connected.token.valid', actions: remembered },
  { target: '#imConnection.connected.token.unlimited', actions: remembered },
] as const
const login = { target: 'connecting', actions: 'rememberUser' } as const

/**
 * The one connection to the chat service: logging in, beating, coming back after a loss, ending when told (chat §4; lc:connection,
 * lc:reconnect, lc:heartbeat, lc:forced-logout, lc:token-lifetime).
 */
export const imConnectionMachine = setup({
  types: types<{ context: ImConnectionContext; events: ImConnectionFact; emitted: ImConnectionTell }>(),
  actors: {
    /** Finds hosts, gets a token, opens a socket and logs in. */
    open: port<{ user: string; isFresh: boolean }>('imConnection.open'),
    /** Keeps the socket while it runs and closes it when it ends. */
    hold: port<object>('imConnection.hold'),
    beat: port<object>('imConnection.beat'),
    renew: port<{ user: string }>('imConnection.renew'),
    close: port<object>('imConnection.close'),
    /** Waits so long, and up to half as long again by chance; says so only while somebody looks and the device is online. */
    pause: port<{ pauseMs: number }>('imConnection.pause'),
    waitUntil,
  },
  guards: {
    isFinal: ({ event }) => event.type === 'open.failed' && event.isFinal,
    hasAttemptsLeft: ({ context }) => context.attempt < ATTEMPTS_MAX,
    hasLifetime: ({ event }) => said(event, 'open.succeeded', 'renew.succeeded').endsInMs !== null,
    isOnline: ({ event }) => event.type === 'imConnection.networkChanged' && event.isOnline,
    isOffline: ({ event }) => event.type === 'imConnection.networkChanged' && !event.isOnline,
    isVisible: ({ event }) => event.type === 'imConnection.visibilityChanged' && event.isVisible,
  },
  actions: {
    rememberUser: assign(({ event }) => ({
      ...initial,
      user: said(event, 'imConnection.loginRequested').user,
    })),
    beginAnew: assign({ attempt: 0, retryAt: null }),
    beginAgain: assign({ attempt: 0, rounds: 0, failure: null, kickedCode: null, isFresh: true }),
    renewLogin: assign({ attempt: 0, isFresh: true }),
    rememberOpened: assign(({ event }) => {
      const opened = said(event, 'open.succeeded')
      return { attempt: 0, rounds: 0, resource: opened.resource, ...lifetimeOf(opened), failure: null, isFresh: false }
    }),
    rememberLifetime: assign(({ event }) => lifetimeOf(said(event, 'renew.succeeded'))),
    rememberFailure: assign({ failure: ({ event }) => said(event, 'open.failed').failure }),
    countAttempt: assign(({ context, event }) => {
      const attempt = context.attempt + 1
      return { attempt, retryAt: event.at + attempt * DELAY_MS }
    }),
    endRound: assign(({ context }) => {
      const { nextAt: pauseMs, tries: rounds } = backoff(context.rounds, 0)
      return { rounds, pauseMs }
    }),
    forgetRetry: assign({ retryAt: null }),
    forgetSocket: assign({ heartbeatAt: null, expiresAt: null, willExpireAt: null }),
    noteLost: assign({ failure: lost }),
    noteExpired: assign({ failure: overdue }),
    noteKicked: assign(({ event }) => {
      const { operation } = said(event, 'imConnection.kicked')
      const { code, message } = kicks[operation]
      return { kickedCode: code, failure: { reason: operation, message } }
    }),
    scheduleBeat: assign({ heartbeatAt: ({ event }) => event.at + timings.heartbeatMs }),
    forgetAll: assign(initial),
    tellOutbox: emit(
      ({ context, event }) =>
        ({ type: 'imMessage.connected', connection: event.at, user: context.user, at: event.at }) as const,
    ),
    tellSync: emit(({ event }) => ({ type: 'imSync.connected', at: event.at }) as const),
    tellInbox: emit(({ context, event }) => ({ type: 'imInbox.connected', user: context.user, at: event.at }) as const),
    tellOutboxLost: emit(({ event }) => ({ type: 'imMessage.disconnected', at: event.at }) as const),
    tellSyncLost: emit(({ event }) => ({ type: 'imSync.disconnected', at: event.at }) as const),
    tellCleared: emit(({ event }) => ({ type: 'imSync.cleared', at: event.at }) as const),
  },
}).createMachine({
  id: 'imConnection',
  context: initial,
  initial: 'idle',
  states: {
    idle: { on: { 'imConnection.loginRequested': login } },
    connecting: {
      invoke: { src: 'open', id: 'open', input: ({ context }) => ({ user: context.user, isFresh: context.isFresh }) },
      on: {
        'open.succeeded': opened,
        'open.failed': [
          { guard: 'isFinal', target: 'refused', actions: 'rememberFailure' },
          { guard: 'hasAttemptsLeft', target: 'waiting', actions: ['rememberFailure', 'countAttempt'] },
          { target: 'gaveUp', actions: ['rememberFailure', 'endRound'] },
        ],
        'imConnection.closeRequested': { target: 'closing' },
      },
    },
    connected: {
      type: 'parallel',
      invoke: { src: 'hold', id: 'hold', input: {} },
      exit: ['forgetSocket', 'tellOutboxLost', 'tellSyncLost'],
      on: {
        'imConnection.dropped': { target: 'waiting', actions: ['noteLost', 'countAttempt'] },
        'imConnection.sendFailed': { target: 'waiting', actions: ['noteLost', 'countAttempt'] },
        'imConnection.kicked': { target: 'kicked', actions: 'noteKicked' },
        'imConnection.closeRequested': { target: 'closing' },
      },
      states: {
        heartbeat: {
          initial: 'beating',
          states: {
            beating: {
              entry: 'scheduleBeat',
              invoke: { src: 'beat', id: 'beat', input: {} },
              on: {
                'beat.succeeded': { target: 'waiting' },
                'beat.failed': { target: '#imConnection.waiting', actions: ['noteLost', 'countAttempt'] },
              },
            },
            waiting: {
              invoke: {
                src: 'waitUntil',
                id: 'nextBeat',
                input: ({ context }): Deadline => ({ at: context.heartbeatAt!, fact: 'imConnection.heartbeatElapsed' }),
              },
              on: {
                'imConnection.heartbeatElapsed': { target: 'beating' },
                'imConnection.networkChanged': { guard: 'isOnline', target: 'beating' },
                'imConnection.visibilityChanged': { guard: 'isVisible', target: 'beating' },
              },
            },
          },
        },
        token: {
          initial: 'unlimited',
          states: {
            unlimited: {},
            valid: {
              invoke: {
                src: 'waitUntil',
                id: 'tokenHalf',
                input: ({ context }): Deadline => ({
                  at: context.willExpireAt!,
                  fact: 'imConnection.tokenHalfElapsed',
                }),
              },
              on: { 'imConnection.tokenHalfElapsed': { target: 'expiring' } },
            },
            expiring: {
              invoke: [
                { src: 'renew', id: 'renew', input: ({ context }) => ({ user: context.user }) },
                {
                  src: 'waitUntil',
                  id: 'tokenEnd',
                  input: ({ context }): Deadline => ({ at: context.expiresAt!, fact: 'imConnection.tokenElapsed' }),
                },
              ],
              on: {
                'renew.succeeded': [
                  { guard: 'hasLifetime', target: 'valid', actions: 'rememberLifetime' },
                  { target: 'unlimited', actions: 'rememberLifetime' },
                ],
                'imConnection.tokenElapsed': { target: '#imConnection.expired', actions: 'noteExpired' },
              },
            },
          },
        },
      },
    },
    waiting: {
      invoke: {
        src: 'waitUntil',
        id: 'retry',
        input: ({ context }): Deadline => ({
          at: context.retryAt!,
          fact: 'imConnection.retryElapsed',
          within: context.attempt * DELAY_MS,
        }),
      },
      on: {
        'imConnection.retryElapsed': { target: 'connecting', actions: 'forgetRetry' },
        'imConnection.retryRequested': anew,
        'imConnection.networkChanged': [
          { guard: 'isOnline', ...anew },
          { guard: 'isOffline', target: 'offline', actions: 'forgetRetry' },
        ],
        'imConnection.visibilityChanged': { guard: 'isVisible', ...anew },
        'imConnection.closeRequested': { target: 'closing' },
      },
    },
    offline: {
      on: {
        'imConnection.networkChanged': { guard: 'isOnline', ...anew },
        'imConnection.retryRequested': anew,
        'imConnection.loginRequested': login,
        'imConnection.closeRequested': { target: 'closing' },
      },
    },
    gaveUp: {
      invoke: pause,
      on: {
        'imConnection.roundElapsed': anew,
        'imConnection.networkChanged': { guard: 'isOnline', ...anew },
        'imConnection.visibilityChanged': { guard: 'isVisible', ...anew },
        'imConnection.retryRequested': anew,
        'imConnection.loginRequested': login,
        'imConnection.closeRequested': { target: 'closing' },
      },
    },
    refused: {
      on: {
        'imConnection.retryRequested': again,
        'imConnection.loginRequested': login,
        'imConnection.closeRequested': { target: 'closing' },
      },
    },
    kicked: {
      on: {
        'imConnection.retryRequested': again,
        'imConnection.loginRequested': login,
        'imConnection.closeRequested': { target: 'closing' },
      },
    },
    expired: {
      initial: 'loggingIn',
      on: {
        'imConnection.loginRequested': login,
        'imConnection.closeRequested': { target: 'closing' },
      },
      states: {
        // A device that slept through all of the token's life comes back by itself: one login with another token.
        loggingIn: {
          invoke: { src: 'open', id: 'open', input: ({ context }) => ({ user: context.user, isFresh: true }) },
          on: {
            'open.succeeded': opened,
            'open.failed': [
              { guard: 'isFinal', target: '#imConnection.refused', actions: 'rememberFailure' },
              { target: 'idle', actions: 'endRound' },
            ],
          },
        },
        idle: {
          invoke: pause,
          on: {
            'imConnection.roundElapsed': renewed,
            'imConnection.networkChanged': { guard: 'isOnline', ...renewed },
            'imConnection.visibilityChanged': { guard: 'isVisible', ...renewed },
            'imConnection.retryRequested': renewed,
          },
        },
      },
    },
    closing: {
      entry: ['forgetAll', 'tellCleared'],
      invoke: { src: 'close', id: 'close', input: {} },
      on: {
        'close.succeeded': { target: 'closed' },
        'imConnection.loginRequested': login,
      },
    },
    closed: { on: { 'imConnection.loginRequested': login } },
  },
})
