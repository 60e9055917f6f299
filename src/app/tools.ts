import { timings } from '#src/domain/time/timings.ts'
import type { Journal } from '#src/journal/journal.ts'
import { isLoginPlace, isSignInPlace } from '#src/machines/places.ts'
import type { Tools } from '#src/services/effect.ts'
import type { Authority, Signals } from '#src/services/rest/client.ts'
import { createReminders } from '#src/services/reminders.ts'
import { createRest } from '#src/services/rest/rest.ts'
import type { FileHolder } from '#src/services/storage/file-holder.ts'
import type { Vault } from '#src/services/storage/vault.ts'
import type { Platform } from './platform.ts'
import type { Role, Router } from './router.ts'
import { lastHere } from './credentials-at-start.ts'
import type { SessionGateway } from './session-gateway.ts'
import { heardOf } from './heard-of.ts'

export interface ToolParts {
  readonly platform: Platform
  readonly role: Role
  readonly router: Router
  readonly session: SessionGateway
  readonly journal: Journal
  readonly fileHolder: FileHolder
  readonly intents: Tools['intents']
  readonly forgetDrafts: Tools['forgetDrafts']
  /** What is held here may be another one, now that this call has changed something. */
  readonly mistrust: (call: string) => void
}

/** What live effects work with: the platform, and a REST client whose side effects are facts. */
export function createTools({
  platform,
  role,
  router,
  session,
  journal,
  fileHolder,
  intents,
  forgetDrafts,
  mistrust,
}: ToolParts): Tools {
  const { say } = router
  const held = platform.vault
  // A token names its person and is used for that person only: what is left of another one is none.
  const credentials = () => {
    const own = held.credentials()
    return own?.userId === router.snapshot('session')?.context.user?.userId ? own : null
  }
  const vault: Vault = { ...held, credentials }
  const signals: Signals = {
    requestStarted: () => say('loading', { type: 'loading.requestStarted' }),
    requestEnded: () => say('loading', { type: 'loading.requestEnded' }),
    changed: (call) => {
      platform.tabs.post({ kind: 'changed', call })
      mistrust(call)
    },
    noNetwork: () => say('connectivity', { type: 'connectivity.requestRefused' }),
    unheard: (call, places) =>
      platform.log?.write('warn', `${call} answered a value that is not known here: ${places.join(', ')}`),
    signInNeeded: () => {
      if (!isSignInPlace(router.currentHref())) say('navigation', { type: 'navigation.signInAsked' })
    },
    toast: (message) => say('toast', { type: 'toast.shown', message, durationMs: timings.toastMs }),
  }
  const authority: Authority = {
    standing: session.standing,
    renew: (rejected) => session.renew(rejected, () => credentials()?.token ?? ''),
    expired: () => say('session', { type: 'session.expired' }),
    invalidated: (code, message) =>
      say('session', { type: 'session.invalidated', code, message, atLogin: isLoginPlace(router.currentHref()) }),
    updateRequired: () => say('update', { type: 'update.required' }),
  }
  return {
    clock: platform.clock,
    random: platform.random,
    vault,
    storeCredentials: () => journal.keepCredentials(held.credentials()),
    fileHolder,
    keys: platform.keys ?? 'unknown',
    reminders: createReminders(held),
    lastHere: () => lastHere(held, router.snapshot('session')?.context),
    intents,
    heardOf: heardOf(router),
    unanswered: () =>
      (router.snapshot('im-message')?.context.items ?? []).flatMap(({ localId, writtenAt }) =>
        writtenAt === null ? [] : localId,
      ),
    somebodyHere: (signal) => session.somebodyHere(() => credentials() !== null, signal),
    rest: createRest({ ...platform, vault, authority, signals }),
    durable: () => (role === 'leader' ? journal.durable() : Promise.resolve()),
    say,
    forgetDrafts: (how) => {
      platform.tabs.post({ kind: 'forget', ...how })
      return forgetDrafts(how)
    },
  }
}
