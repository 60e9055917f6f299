import { timings } from '#src/domain/time/timings.ts'
import type { Journal } from '#src/journal/journal.ts'
import { isLoginPlace } from '#src/machines/places.ts'
import type { Tools } from '#src/services/effect.ts'
import { type Authority, createRestClient, type Signals } from '#src/services/rest/client.ts'
import { createShelf } from '#src/services/storage/shelf.ts'
import type { Desk } from './desk.ts'
import type { Ports } from './ports.ts'
import type { Role, Switchboard } from './switchboard.ts'

export interface ToolParts {
  readonly ports: Ports
  readonly role: Role
  readonly board: Switchboard
  readonly desk: Desk
  readonly journal: Journal
  readonly forgetDrafts: (entering: boolean) => Promise<void>
}

/** What live effects work with: the ports, and a REST client whose side effects are facts. */
export function createTools({ ports, role, board, desk, journal, forgetDrafts }: ToolParts): Tools {
  const { say } = board
  const signals: Signals = {
    requestStarted: () => say('loading', { type: 'loading.requestStarted' }),
    requestEnded: () => say('loading', { type: 'loading.requestEnded' }),
    noNetwork: () => say('connectivity', { type: 'connectivity.requestRefused' }),
    toast: (message) => say('toast', { type: 'toast.shown', message, durationMs: timings.toastMs }),
  }
  const authority: Authority = {
    renew: (rejected) => desk.renew(rejected, () => ports.vault.credentials()?.token ?? ''),
    expired: () => say('session', { type: 'session.expired' }),
    invalidated: (code, message) =>
      say('session', { type: 'session.invalidated', code, message, atLogin: isLoginPlace(board.currentHref()) }),
    updateRequired: () => say('update', { type: 'update.required' }),
  }
  return {
    clock: ports.clock,
    random: ports.random,
    vault: ports.vault,
    shelf: createShelf(),
    rest: createRestClient({ ...ports, authority, signals }),
    durable: () => (role === 'leader' ? journal.durable() : Promise.resolve()),
    say,
    forgetDrafts: (entering) => {
      ports.tabs.post({ kind: 'forget', entering })
      return forgetDrafts(entering)
    },
  }
}
