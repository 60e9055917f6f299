import { type AnyActorLogic, type AnyEventObject, fromCallback, type Snapshot } from 'xstate'
import { ScriptMissing } from '#src/domain/lazy.ts'
import { texts } from '#src/domain/text/texts.ts'
import type { Deadline, Failure } from '#src/machines/port.ts'
import type { Say } from '#src/machines/streams.ts'
import type { ServerClock } from './clock/server-clock.ts'
import type { Random } from './random/random.ts'
import type { RestFailure } from './rest/client.ts'
import type { Reminders } from './reminders.ts'
import type { Rest } from './rest/rest.ts'
import type { FileHolder } from './storage/file-holder.ts'
import type { Vault } from './storage/vault.ts'

/** An outcome fact before it is stamped. */
export type Outcome = { readonly type: string } & Readonly<Record<string, unknown>>

/** What this build is told of the backend: whether it does once what carries a key (docs/decisions/0025). */
export type Keys = 'unknown' | 'known' | 'ignored'

/** The build's setting `VITE_KEYS`; anything else than a kind is unknown. */
export const readKeys = (text: string | undefined): Keys => (text === 'known' || text === 'ignored' ? text : 'unknown')

/** An intent of the person who is here, settled or not. */
export interface Begun {
  readonly stream: string
  readonly state: unknown
  readonly context: object
}

/** What every live effect may use. */
export interface Tools {
  readonly clock: ServerClock
  readonly random: Random
  readonly vault: Vault
  /** Stores the credentials that the vault holds, or that it holds none, together with the fact that is being told. */
  readonly storeCredentials: () => void
  readonly rest: Rest
  readonly fileHolder: FileHolder
  readonly keys: Keys
  /** What was asked for to be reminded of on this device. */
  readonly reminders: Reminders
  /**
   * The id of the person whose the streams of this device are: who is signed in, or was here last. What the session has read back counts
   * before the vault, which may be ahead of a disk that was full. Null where nobody has been.
   */
  readonly lastHere: () => string | null
  /** Everything that takes or gives something and is known on this device. */
  readonly intents: () => readonly Begun[]
  /** How an intent stands once the server has answered, or once nobody knows; rejects when `signal` ends first. */
  readonly heardOf: (stream: `transfer/${string}`, signal: AbortSignal) => Promise<Begun>
  /** The ids of what was written to the chat service and has no answer that says yes. */
  readonly unanswered: () => readonly string[]
  /** Resolves once somebody is signed in; rejects when `signal` ends first. */
  readonly somebodyHere: (signal: AbortSignal) => Promise<unknown>
  /** Resolves when every fact so far is on disk; awaited before anything that changes the world. */
  readonly durable: () => Promise<void>
  /** Says a fact to a stream, as the user interface does. */
  readonly say: Say
  /**
   * Throws away what has been typed and not sent, and what has been begun, in every tab; resolves when it is off the
   * disk. `entering`: somebody is just coming in, and the forms of that go on. `places`: where tabs are goes too, for another person was
   * there before.
   */
  readonly forgetDrafts: (how: Forgetting) => Promise<void>
}

export interface Forgetting {
  readonly entering: boolean
  readonly places: boolean
}

/** What a service provides for one machine: live actors for its ports and live actions. */
export interface Provided {
  readonly actors?: Readonly<Record<string, AnyActorLogic>>
  readonly actions?: Readonly<Record<string, (args: never, params: never) => void>>
  /** Actions that every tab runs, also where its machine only mirrors: what one tab alone can do. */
  readonly tabActions?: Readonly<Record<string, (args: never, params: never) => void>> | undefined
  /** What the machine begins with where the device alone knows it. */
  readonly input?: unknown
}

const unexpected: Failure = { reason: 'unexpected', message: '出了点问题，请稍后再试' }
/** What an effect needs is code that has not come: said as a request is that does not reach its server. */
const unreachable: Failure = { reason: 'offline', message: texts.noNetwork }

/** What an effect finds with its input when it goes on after a restart: what it began before may have been sent, or not. */
export interface Restartable {
  readonly isRestarted?: true
}

/** The effect, told when it goes on from a stored state instead of beginning. */
const knowingRestarts = (logic: AnyActorLogic): AnyActorLogic => ({
  ...logic,
  restoreSnapshot: (snapshot, scope) => {
    const { input, ...rest } = (logic.restoreSnapshot?.(snapshot, scope) ?? snapshot) as Snapshot<unknown> & {
      readonly input?: object
    }
    const told = { input: { ...input, isRestarted: true } }
    return { ...rest, ...told }
  },
})

/**
 * A live effect: runs once, waits for the journal first, sends one outcome fact back, and is aborted when its state is left. A
 * throw becomes `<name>.failed`, so that no effect can leave a machine waiting.
 */
export function effect<Input>(
  name: string,
  tools: Pick<Tools, 'clock' | 'durable'>,
  run: (input: Input & Restartable, signal: AbortSignal) => Promise<Outcome>,
): AnyActorLogic {
  const logic = fromCallback<AnyEventObject, Input & Restartable>(({ input, sendBack }) => {
    const stopped = new AbortController()
    const answer = (outcome: Outcome) => {
      if (!stopped.signal.aborted) sendBack({ ...outcome, at: tools.clock.now() })
    }
    tools
      .durable()
      .then(() => run(input, stopped.signal))
      .then(answer, (error: unknown) => {
        const isDefect = !(error instanceof ScriptMissing)
        if (isDefect && !stopped.signal.aborted) reportDefect(name, error)
        answer({ type: `${name}.failed`, failure: isDefect ? unexpected : unreachable })
      })
    // With a reason of our own: without one a browser makes an exception each time, which is dear.
    return () => stopped.abort('over')
  })
  return knowingRestarts(logic as AnyActorLogic)
}

/** A defect in an effect is a programming error: it is answered as a failure and also made visible to developers. */
const reportDefect = (name: string, error: unknown): void => console.error(`effect ${name} failed unexpectedly`, error)

/** Waits for an instant, for a pause no longer than it is, and then for `more`. */
const waiting = (clock: ServerClock, more: (signal: AbortSignal) => Promise<unknown> | void): AnyActorLogic =>
  fromCallback<AnyEventObject, Deadline>(({ input: { at, fact, within }, sendBack }) => {
    const stopped = new AbortController()
    const { signal } = stopped
    const pause = Promise.withResolvers<void>()
    const timer = within === undefined ? undefined : clock.setTimeout(pause.resolve, within)
    const stop = (): void => {
      stopped.abort('over')
      if (timer !== undefined) clock.clearTimeout(timer)
    }
    Promise.race([clock.waitUntil(at, signal), pause.promise])
      .then(() => more(signal))
      .then(
        () => {
          stop()
          sendBack({ type: fact, at: clock.now() })
        },
        () => undefined,
      )
    return stop
  })

/** `waitUntil` on the injected clock. */
export const waitUntilEffect = (clock: ServerClock): AnyActorLogic => waiting(clock, () => undefined)

/**
 * `waitUntil` of what is asked in somebody's name: it also waits for somebody to be here, so that nothing is asked for nobody, and
 * nothing noted of it, however long that takes (docs/decisions/0025).
 */
export const waitForPersonEffect = ({ clock, somebodyHere }: Pick<Tools, 'clock' | 'somebodyHere'>): AnyActorLogic =>
  waiting(clock, somebodyHere)

/** A failure of a call as machines keep it. */
export const asFailure = (failure: RestFailure): Failure => ({ reason: failure.reason, message: failure.message })

/** After a reload the secrets of a running effect are gone, because they are never written down. */
export const interrupted: Failure = { reason: 'interrupted', message: '页面已重新打开，请重新输入' }

/** What a refused request says: the server's words, or these. */
export const refusal = (message: string, otherwise: string): Failure => ({
  reason: 'refused',
  message: message || otherwise,
})
