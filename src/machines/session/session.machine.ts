import { assign, emit, setup } from 'xstate'
import { timings } from '#src/domain/time/timings.ts'
import { texts } from '#src/domain/text/texts.ts'
import { type Deadline, port, said, types, waitUntil } from '../port.ts'
import { places } from '../places.ts'
import type {
  Deletion,
  PasswordReset,
  Registration,
  SessionContext,
  SessionFact,
  SessionTell,
  SignIn,
} from './session.facts.ts'

export type * from './session.facts.ts'

const accountRequests = [
  'session.signInRequested',
  'session.registerRequested',
  'session.passwordResetRequested',
  'session.deletionRequested',
] as const
const accountFailures = ['signIn.failed', 'register.failed', 'resetPassword.failed', 'deleteAccount.failed'] as const

/** Whoever leaves takes everything along, however the session ends meanwhile (SES-5). */
const left = {
  target: '#session.signedOut',
  actions: ['clearEverything', 'forgetUser', 'tellRelaunchToLogin'],
} as const
const leftBy510 = { ...left, actions: ['clearEverything', 'forgetUser', 'markJumped', 'tellRelaunchToLogin'] } as const
/** Whether the account is gone nobody has said: nothing of it stays here, and its person can come back to ask again. */
const cutOff = {
  target: '#session.signedOut',
  actions: ['clearEverything', 'rememberEnded', 'forgetUser', 'tellSignInRequired'],
} as const
const cutOffBy510 = { ...cutOff, actions: [...cutOff.actions, 'markJumped'] } as const
/** The session has ended by itself. */
const over = {
  target: '#session.signedOut',
  actions: ['clearCredentials', 'rememberEnded', 'forgetUser', 'tellSignInRequired'],
} as const

type Asked = SessionContext['request']

const nothingAsked = (): never => {
  throw new Error('the session runs an effect that nobody asked for')
}
/** What the running effect was asked for, by what tells one request from another. */
const signInOf = (asked: Asked): SignIn => (asked !== null && 'method' in asked ? asked : nothingAsked())
const withPhone = (asked: Asked): Registration & PasswordReset =>
  asked !== null && 'phone' in asked ? asked : nothingAsked()
const deletionOf = (asked: Asked): Deletion => (asked !== null && !('phone' in asked) ? asked : nothingAsked())

/**
 * Who is signed in: signed out, signed in (perhaps refreshing the token, for all waiting requests at once), or told that the
 * login is invalid and about to be sent to the login page (marketplace §4; lc:session, lc:token-refresh, lc:login-invalid).
 * Tags: `busy` takes no new account action, `leaving` ends in everything being cleared.
 */
export const sessionMachine = setup({
  types: types<{ context: SessionContext; events: SessionFact; emitted: SessionTell }>(),
  actors: {
    signIn: port<SignIn>('session.signIn'),
    register: port<Registration>('session.register'),
    resetPassword: port<PasswordReset>('session.resetPassword'),
    refresh: port<object>('session.refresh'),
    signOut: port<object>('session.signOut'),
    deleteAccount: port<Deletion>('session.deleteAccount'),
    waitUntil,
  },
  guards: {
    hasNotJumped: ({ context }) => !context.jumped,
    isElsewhere: ({ event }) => event.type === 'session.invalidated' && !event.atLogin,
  },
  actions: {
    rememberRequest: assign({
      request: ({ event }) => {
        const { type: _type, at: _at, ...request } = said(event, ...accountRequests)
        return request
      },
      failure: null,
    }),
    forgetRequest: assign({ request: null }),
    rememberUser: assign({
      user: ({ event }) => said(event, 'signIn.succeeded', 'register.succeeded').user,
      jumped: false,
      failure: null,
      ended: null,
    }),
    changeUser: assign({
      user: ({ context, event }) => context.user && { ...context.user, ...said(event, 'session.profileChanged').user },
    }),
    rememberEnded: assign({ ended: ({ context }) => context.user?.userId ?? null }),
    forgetEnded: assign({ ended: null }),
    forgetUser: assign({ user: null, relaunchAt: null, failure: null, request: null }),
    rememberFailure: assign({ failure: ({ event }) => said(event, ...accountFailures).failure }),
    forgetFailure: assign({ failure: null }),
    markJumped: assign({ jumped: true }),
    scheduleRelaunch: assign({ relaunchAt: ({ event }) => event.at + timings.loginInvalidDelayMs }),
    /** Makes the credentials that came with the fact durable together with it. */
    storeCredentials: () => undefined,
    /** Removes token, userId and user info (code 510, failed refresh). */
    clearCredentials: () => undefined,
    /** Removes all that is stored locally, guardian included (A-09; full logout). */
    clearEverything: () => undefined,
    tellRelaunchToLogin: emit(
      ({ event }) => ({ type: 'navigation.relaunchRequested', href: places.login, at: event.at }) as const,
    ),
    /** The same for who did not leave: signing in as the same person leads back to where they are now (NAV-6, SES-11). */
    tellSignInRequired: emit(({ context, event }) => {
      const user = context.ended
      return { type: 'navigation.signInRequired', href: places.login, user, at: event.at } as const
    }),
    tellSignedIn: emit(({ event }) => {
      const { user, at } = said(event, 'signIn.succeeded', 'register.succeeded')
      return { type: 'navigation.signedIn', href: places.home, user: user.userId, at } as const
    }),
    tellInvalid: emit(({ event }) => {
      const { code, message, at } = said(event, 'session.invalidated')
      const text = code === 40301 || message === '' ? texts.loginInvalid : message
      return { type: 'toast.shown', message: text, durationMs: timings.sessionToastMs, at } as const
    }),
  },
}).createMachine({
  id: 'session',
  context: { user: null, jumped: false, failure: null, request: null, relaunchAt: null, ended: null },
  initial: 'signedOut',
  states: {
    signedOut: {
      initial: 'idle',
      on: {
        'session.invalidated': { guard: 'isElsewhere', target: 'invalidated' },
        'session.expired': {
          guard: 'hasNotJumped',
          actions: ['clearCredentials', 'markJumped', 'tellSignInRequired'],
        },
        'session.failureDismissed': { actions: 'forgetFailure' },
      },
      states: {
        idle: {
          on: {
            'session.signInRequested': { target: 'signingIn', actions: 'rememberRequest' },
            'session.registerRequested': { target: 'registering', actions: 'rememberRequest' },
            'session.passwordResetRequested': { target: 'resettingPassword', actions: 'rememberRequest' },
          },
        },
        signingIn: {
          tags: 'busy',
          exit: 'forgetRequest',
          invoke: { src: 'signIn', id: 'signIn', input: ({ context }) => signInOf(context.request) },
          on: {
            'signIn.succeeded': {
              target: '#session.signedIn',
              actions: ['rememberUser', 'storeCredentials', 'tellSignedIn'],
            },
            'signIn.failed': { target: 'idle', actions: 'rememberFailure' },
          },
        },
        registering: {
          tags: 'busy',
          exit: 'forgetRequest',
          invoke: { src: 'register', id: 'register', input: ({ context }) => withPhone(context.request) },
          on: {
            'register.succeeded': {
              target: '#session.signedIn',
              actions: ['rememberUser', 'storeCredentials', 'tellSignedIn'],
            },
            'register.failed': { target: 'idle', actions: 'rememberFailure' },
          },
        },
        resettingPassword: {
          tags: 'busy',
          exit: 'forgetRequest',
          invoke: {
            src: 'resetPassword',
            id: 'resetPassword',
            input: ({ context }) => withPhone(context.request),
          },
          on: {
            'resetPassword.succeeded': { target: 'idle', actions: 'tellRelaunchToLogin' },
            'resetPassword.failed': { target: 'idle', actions: 'rememberFailure' },
          },
        },
      },
    },
    signedIn: {
      // Two concerns that run side by side: an account action whose own call is told 3301 still needs the one refresh.
      type: 'parallel',
      on: {
        'session.expired': [
          {
            guard: 'hasNotJumped',
            target: 'signedOut',
            actions: ['clearCredentials', 'rememberEnded', 'forgetUser', 'markJumped', 'tellSignInRequired'],
          },
          { target: 'signedOut', actions: ['clearCredentials', 'rememberEnded', 'forgetUser'] },
        ],
        'session.invalidated': [
          { guard: 'isElsewhere', target: 'invalidated' },
          // Nobody has to be told or led here, where nobody could sign in as long as somebody is.
          { target: 'signedOut', actions: ['clearEverything', 'forgetUser', 'forgetEnded'] },
        ],
        'session.credentialsMissing': over,
        'refresh.failed': over,
        'session.profileChanged': { actions: 'changeUser' },
        'session.failureDismissed': { actions: 'forgetFailure' },
      },
      states: {
        token: {
          initial: 'accepted',
          states: {
            accepted: { on: { 'session.tokenRejected': { target: 'refreshing' } } },
            refreshing: {
              invoke: { src: 'refresh', id: 'refresh', input: {} },
              on: {
                'refresh.succeeded': { target: 'accepted', actions: 'storeCredentials' },
                'refresh.unreached': { target: 'unreached' },
              },
            },
            /** Nobody has said whether the token can be renewed: whoever is told 3301 next asks again. */
            unreached: { on: { 'session.tokenRejected': { target: 'refreshing' } } },
          },
        },
        account: {
          initial: 'active',
          states: {
            active: {
              on: {
                'session.signOutRequested': { target: 'signingOut' },
                'session.deletionRequested': { target: 'deletingAccount', actions: 'rememberRequest' },
              },
            },
            signingOut: {
              tags: ['busy', 'leaving'],
              invoke: { src: 'signOut', id: 'signOut', input: {} },
              on: {
                'signOut.succeeded': left,
                'signOut.failed': left,
                'session.expired': leftBy510,
                'session.credentialsMissing': left,
                'refresh.failed': left,
              },
            },
            deletingAccount: {
              tags: ['busy', 'leaving'],
              exit: 'forgetRequest',
              invoke: {
                src: 'deleteAccount',
                id: 'deleteAccount',
                input: ({ context }) => deletionOf(context.request),
              },
              on: {
                'deleteAccount.succeeded': left,
                'deleteAccount.failed': { target: 'active', actions: 'rememberFailure' },
                'session.expired': cutOffBy510,
                'session.credentialsMissing': cutOff,
                'refresh.failed': cutOff,
              },
            },
          },
        },
      },
    },
    invalidated: {
      tags: 'leaving',
      entry: ['scheduleRelaunch', 'tellInvalid'],
      invoke: {
        src: 'waitUntil',
        id: 'grace',
        input: ({ context }): Deadline => ({ at: context.relaunchAt!, fact: 'session.graceElapsed' }),
      },
      on: {
        'session.graceElapsed': {
          target: 'signedOut',
          actions: ['clearEverything', 'forgetUser', 'forgetEnded', 'tellRelaunchToLogin'],
        },
      },
    },
  },
})
