import { assign, emit, setup } from 'xstate'
import { timings } from '#src/domain/timings.ts'
import { texts } from '#src/domain/texts.ts'
import { type Deadline, type Fact, type Failure, port, waitUntil } from '../port.ts'
import { places } from '../places.ts'

/** What the app knows of the signed-in person; never a token (tokens live in the vault). */
export interface SessionUser {
  readonly userId: string
  readonly nickname: string
  readonly avatar: string
  readonly phone: string
  readonly role: string
}

export type SignIn =
  | { readonly method: 'code'; readonly phone: string; readonly code?: string }
  | { readonly method: 'password'; readonly phone: string; readonly password?: string }
/** Secrets are optional because the journal strips them: after a reload the effect finds them missing and says so. */
export type Registration = {
  readonly phone: string
  readonly code?: string
  readonly password?: string
  readonly inviteCode?: string
}
export type PasswordReset = { readonly phone: string; readonly code?: string; readonly password?: string }

type Said<Type extends string, Payload = object> = Fact & { readonly type: Type } & Payload

export type SessionFact =
  | Said<'session.signInRequested', SignIn>
  | Said<'session.registerRequested', Registration>
  | Said<'session.passwordResetRequested', PasswordReset>
  | Said<'session.signOutRequested'>
  | Said<'session.deletionRequested', { code?: string }>
  | Said<'session.tokenRejected'>
  | Said<'session.expired'>
  | Said<'session.invalidated', { code: 40301 | 3302 | 3303; message: string; atLogin: boolean }>
  | Said<'session.graceElapsed'>
  | Said<'session.profileChanged', { user: Partial<SessionUser> }>
  | Said<'session.credentialsMissing'>
  | Said<'session.failureDismissed'>
  | Said<'signIn.succeeded' | 'register.succeeded', { user: SessionUser }>
  | Said<
      'signIn.failed' | 'register.failed' | 'resetPassword.failed' | 'deleteAccount.failed' | 'refresh.failed',
      { failure: Failure }
    >
  | Said<
      | 'resetPassword.succeeded'
      | 'refresh.succeeded'
      | 'deleteAccount.succeeded'
      | 'signOut.succeeded'
      | 'signOut.failed'
    >

export type SessionTell =
  | { type: 'navigation.relaunchRequested'; href: string; at: number }
  | { type: 'toast.shown'; message: string; durationMs: number; at: number }

export interface SessionContext {
  readonly user: SessionUser | null
  /** Set by the redirect after code 510, so that it happens once; reset by the next login. */
  readonly jumped: boolean
  readonly failure: Failure | null
  /** What the running effect was asked to do. */
  readonly request: SignIn | Registration | PasswordReset | { code?: string } | null
  /** When the login-invalid second ends. */
  readonly relaunchAt: number | null
}

type Invalidated = Extract<SessionFact, { type: 'session.invalidated' }>

/**
 * Who is signed in: signed out, signed in (perhaps refreshing the token, for all waiting requests at once), or told that the
 * login is invalid and about to be sent to the login page (marketplace §4; lc:session, lc:token-refresh, lc:login-invalid).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionFact,
    emitted: {} as SessionTell,
  },
  actors: {
    signIn: port<SignIn>('session.signIn'),
    register: port<Registration>('session.register'),
    resetPassword: port<PasswordReset>('session.resetPassword'),
    refresh: port<object>('session.refresh'),
    signOut: port<object>('session.signOut'),
    deleteAccount: port<{ code?: string }>('session.deleteAccount'),
    waitUntil,
  },
  guards: {
    hasNotJumped: ({ context }) => !context.jumped,
    isElsewhere: ({ event }) => event.type === 'session.invalidated' && !event.atLogin,
  },
  actions: {
    rememberRequest: assign({
      request: ({ event }) => {
        const { type: _type, at: _at, ...request } = event as Said<'session.signInRequested', SignIn>
        return request
      },
      failure: null,
    }),
    forgetRequest: assign({ request: null }),
    rememberUser: assign({
      user: ({ event }) => (event as Said<'signIn.succeeded', { user: SessionUser }>).user,
      jumped: false,
      failure: null,
    }),
    changeUser: assign({
      user: ({ context, event }) =>
        context.user && {
          ...context.user,
          ...(event as Said<'session.profileChanged', { user: Partial<SessionUser> }>).user,
        },
    }),
    forgetUser: assign({ user: null, relaunchAt: null, failure: null, request: null }),
    rememberFailure: assign({ failure: ({ event }) => (event as { failure: Failure }).failure }),
    forgetFailure: assign({ failure: null }),
    markJumped: assign({ jumped: true }),
    scheduleRelaunch: assign({ relaunchAt: ({ event }) => event.at + timings.loginInvalidDelayMs }),
    /** Removes token, userId and user info (code 510, failed refresh). */
    clearCredentials: () => undefined,
    /** Removes all that is stored locally, guardian included (A-09; full logout). */
    clearEverything: () => undefined,
    tellRelaunchToLogin: emit(
      ({ event }) => ({ type: 'navigation.relaunchRequested', href: places.login, at: event.at }) as const,
    ),
    tellRelaunchToHome: emit(
      ({ event }) => ({ type: 'navigation.relaunchRequested', href: places.home, at: event.at }) as const,
    ),
    tellInvalid: emit(({ event }) => {
      const { code, message, at } = event as Invalidated
      const text = code === 40301 || message === '' ? texts.loginInvalid : message
      return { type: 'toast.shown', message: text, durationMs: timings.sessionToastMs, at } as const
    }),
  },
}).createMachine({
  id: 'session',
  context: { user: null, jumped: false, failure: null, request: null, relaunchAt: null },
  initial: 'signedOut',
  states: {
    signedOut: {
      initial: 'idle',
      on: {
        'session.invalidated': { guard: 'isElsewhere', target: 'invalidated' },
        'session.expired': {
          guard: 'hasNotJumped',
          actions: ['clearCredentials', 'markJumped', 'tellRelaunchToLogin'],
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
          exit: 'forgetRequest',
          invoke: { src: 'signIn', id: 'signIn', input: ({ context }) => context.request as SignIn },
          on: {
            'signIn.succeeded': { target: '#session.signedIn', actions: ['rememberUser', 'tellRelaunchToHome'] },
            'signIn.failed': { target: 'idle', actions: 'rememberFailure' },
          },
        },
        registering: {
          exit: 'forgetRequest',
          invoke: { src: 'register', id: 'register', input: ({ context }) => context.request as Registration },
          on: {
            'register.succeeded': { target: '#session.signedIn', actions: ['rememberUser', 'tellRelaunchToHome'] },
            'register.failed': { target: 'idle', actions: 'rememberFailure' },
          },
        },
        resettingPassword: {
          exit: 'forgetRequest',
          invoke: {
            src: 'resetPassword',
            id: 'resetPassword',
            input: ({ context }) => context.request as PasswordReset,
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
            actions: ['clearCredentials', 'forgetUser', 'markJumped', 'tellRelaunchToLogin'],
          },
          { target: 'signedOut', actions: ['clearCredentials', 'forgetUser'] },
        ],
        'session.invalidated': { guard: 'isElsewhere', target: 'invalidated' },
        'session.credentialsMissing': {
          target: 'signedOut',
          actions: ['clearCredentials', 'forgetUser', 'tellRelaunchToLogin'],
        },
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
                'refresh.succeeded': { target: 'accepted' },
                'refresh.failed': {
                  target: '#session.signedOut',
                  actions: ['clearCredentials', 'forgetUser', 'tellRelaunchToLogin'],
                },
              },
            },
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
              invoke: { src: 'signOut', id: 'signOut', input: {} },
              on: {
                'signOut.succeeded': {
                  target: '#session.signedOut',
                  actions: ['clearEverything', 'forgetUser', 'tellRelaunchToLogin'],
                },
                'signOut.failed': {
                  target: '#session.signedOut',
                  actions: ['clearEverything', 'forgetUser', 'tellRelaunchToLogin'],
                },
              },
            },
            deletingAccount: {
              exit: 'forgetRequest',
              invoke: {
                src: 'deleteAccount',
                id: 'deleteAccount',
                input: ({ context }) => context.request as { code?: string },
              },
              on: {
                'deleteAccount.succeeded': {
                  target: '#session.signedOut',
                  actions: ['clearEverything', 'forgetUser', 'tellRelaunchToLogin'],
                },
                'deleteAccount.failed': { target: 'active', actions: 'rememberFailure' },
              },
            },
          },
        },
      },
    },
    invalidated: {
      entry: ['scheduleRelaunch', 'tellInvalid'],
      invoke: {
        src: 'waitUntil',
        id: 'grace',
        input: ({ context }): Deadline => ({ at: context.relaunchAt!, fact: 'session.graceElapsed' }),
      },
      on: {
        'session.graceElapsed': {
          target: 'signedOut',
          actions: ['clearEverything', 'forgetUser', 'tellRelaunchToLogin'],
        },
      },
    },
  },
})
