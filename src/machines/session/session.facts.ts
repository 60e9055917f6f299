import type { Failure, Said } from '../port.ts'

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
export type Deletion = { readonly code?: string }

export type SessionFact =
  | Said<'session.signInRequested', SignIn>
  | Said<'session.registerRequested', Registration>
  | Said<'session.passwordResetRequested', PasswordReset>
  | Said<'session.signOutRequested'>
  | Said<'session.deletionRequested', Deletion>
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
      | 'refresh.unreached'
      | 'deleteAccount.succeeded'
      | 'signOut.succeeded'
      | 'signOut.failed'
    >

export type SessionTell =
  | { type: 'navigation.relaunchRequested'; href: string; at: number }
  | { type: 'navigation.signInRequired'; href: string; user: string | null; at: number }
  | { type: 'navigation.signedIn'; href: string; user: string; at: number }
  | { type: 'toast.shown'; message: string; durationMs: number; at: number }

export interface SessionContext {
  readonly user: SessionUser | null
  /** Set by the redirect after code 510, so that it happens once; reset by the next login. */
  readonly jumped: boolean
  readonly failure: Failure | null
  /** What the running effect was asked to do. */
  readonly request: SignIn | Registration | PasswordReset | Deletion | null
  /** When the login-invalid second ends. */
  readonly relaunchAt: number | null
  /** The id of the person whose session ended by itself, until somebody signs in (SES-11). */
  readonly ended: string | null
}
