import { type AnyActorRef, type AnyMachineSnapshot, createActor, type InspectionEvent } from 'xstate'
import { kindOf } from '#src/journal/entry.ts'
import { createJournal, type Journal, type Trouble } from '#src/journal/journal.ts'
import { isLoginPlace, places } from '#src/machines/places.ts'
import { registry, streamKinds } from '#src/machines/registry.ts'
import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import type { Form } from '#src/machines/submission/submission.machine.ts'
import type { Outcome, Tools } from '#src/services/effect.ts'
import { type Authority, createRestClient, type Signals } from '#src/services/rest/client.ts'
import { reloadedFor } from '#src/services/update.effects.ts'
import { timings } from '#src/domain/timings.ts'
import { createDesk } from './desk.ts'
import type { Ports } from './ports.ts'
import { liveApp } from './provide.ts'
import type { TabMessage } from './tabs.ts'

/** The running app without its pictures: every actor, spoken to by stream name. */
export interface AppSystem {
  readonly role: 'leader' | 'follower'
  readonly journal: Journal
  /** Says a fact to a stream; it is stamped with the time and an id here. */
  say(stream: string, fact: Outcome): void
  /** The stream's state, or undefined while no such actor exists. */
  snapshot(stream: string): AnyMachineSnapshot | undefined
  /** Calls back after every change of the stream; gives what stops it. */
  subscribe(stream: string, changed: () => void): () => void
  /** Makes sure that the resource exists and is asked to show itself. */
  openResource(stream: string, input: ResourceInput): void
  /** Makes sure that the code of the page `<area>/<name>` is being loaded. */
  openChunk(page: string): void
  /** Makes sure that the form exists; what was typed before is kept. */
  openForm(stream: string, form: Form, values?: Readonly<Record<string, string | number | boolean>>): void
  /** Stream names that exist now, for developers. */
  streams(): string[]
  /** Resolves when this system must be replaced by a new one (promotion, cleared data). */
  readonly superseded: Promise<void>
  /** Has this and every other tab start again from what is stored. */
  restart(): void
  stop(): Promise<void>
}

/** A leader that does not answer in this time is being closed; its follower will be promoted. */
const LEADER_ANSWER_MS = 1000

const troubleText: Record<Trouble['kind'], string> = {
  memoryOnly: '浏览器不允许保存数据，关闭页面后内容会丢失',
  quarantined: '有一部分记录损坏，已为你重新开始',
  newer: '数据由新版本写入，请更新后再使用',
}

const journaledAs = new Map(registry.map((entry) => [entry.id, entry.journaled]))

/** Boots the actor system: reads the journal, restores every stream, connects effects, and starts. */
export async function createSystem(ports: Ports): Promise<AppSystem> {
  const role = (await ports.tabs.elect()) ? 'leader' : 'follower'
  const superseded = Promise.withResolvers<void>()
  const troubles: Trouble[] = []
  const live = { started: false, stopped: false }

  const journal = createJournal({
    open: role === 'leader' ? ports.openStore : () => readOnly(ports),
    kinds: streamKinds(),
    onTrouble: (trouble) => (live.started ? complain(trouble) : troubles.push(trouble)),
    onEntry: (entry) => ports.tabs.post({ kind: 'noted', entry }),
  })
  const stored = (stream: string) => (journaledAs.get(kindOf(stream)) === 'tab' ? `${stream}~${ports.tabId}` : stream)

  const deliver = (stream: string, fact: Outcome): void => {
    if (!live.stopped) actor(stream)?.send(fact as never)
  }
  const say = (stream: string, fact: Outcome): void => {
    const shared = journaledAs.get(kindOf(stream)) === 'origin'
    if (role === 'follower' && shared) ports.tabs.post({ kind: 'say', stream, fact })
    else deliver(stream, { ...fact, at: ports.clock.now(), id: ports.random.id('f') })
  }
  const complain = ({ kind }: Trouble) =>
    say('toast', { type: 'toast.shown', message: troubleText[kind], durationMs: timings.notifyMs })

  const signals: Signals = {
    requestStarted: () => say('loading', { type: 'loading.requestStarted' }),
    requestEnded: () => say('loading', { type: 'loading.requestEnded' }),
    noNetwork: () => say('connectivity', { type: 'connectivity.requestRefused' }),
    toast: (message) => say('toast', { type: 'toast.shown', message, durationMs: timings.toastMs }),
  }
  const desk = createDesk({ say, snapshot: (stream) => snapshot(stream), subscribe: (stream, changed) => subscribe(stream, changed) })
  const authority: Authority = {
    renew: (rejected) => desk.renew(rejected, () => ports.vault.credentials()?.token ?? ''),
    expired: () => say('session', { type: 'session.expired' }),
    invalidated: (code, message) =>
      say('session', { type: 'session.invalidated', code, message, atLogin: isLoginPlace(currentHref()) }),
    updateRequired: () => say('update', { type: 'update.required' }),
  }
  const tools: Tools = {
    clock: ports.clock,
    random: ports.random,
    vault: ports.vault,
    rest: createRestClient({ ...ports, authority, signals }),
    durable: () => (role === 'leader' ? journal.durable() : Promise.resolve()),
    say,
  }

  /** The one seam where facts are noted: before the machine, and so before any effect, sees them (architecture §2). */
  const inspect = (seen: InspectionEvent): void => {
    const ref = seen.actorRef as AnyActorRef
    if (!journaledAs.has(kindOf(ref.id))) return
    if (seen.type === '@xstate.actor') {
      ref.on('*', (told: unknown) => deliver((told as Outcome).type.split('.', 1)[0]!, told as Outcome))
      return
    }
    if (seen.type !== '@xstate.event' || seen.event.type.startsWith('xstate.')) return
    const kept = journaledAs.get(kindOf(ref.id))
    if (kept === false) return
    if (role === 'leader') journal.append(stored(ref.id), seen.event)
    else if (kept === 'tab') ports.tabs.post({ kind: 'write', stream: stored(ref.id), fact: seen.event as never })
  }

  const early: TabMessage[] = []
  const unhear = ports.tabs.listen((message) => (live.started ? hear(message) : early.push(message)))
  if (role === 'follower') await leaderFlushed(ports)
  const folded = await journal.open()
  const foldedSeq = new Map(folded.map((row) => [row.stream, row.kind === 'live' ? row.seq : -1]))
  const children: Record<string, unknown> = {}
  for (const { stream, state } of folded) {
    const name = stream.endsWith(`~${ports.tabId}`) ? stream.slice(0, -ports.tabId.length - 1) : stream
    if (name.includes('~')) continue
    children[name] = { src: kindOf(name), snapshot: state, systemId: name, syncSnapshot: false }
  }
  const keyed = Object.keys(children).filter((name) => name.startsWith('submission/'))
  const root = createActor(liveApp(tools, ports, desk, role), {
    snapshot: { status: 'active', value: 'running', context: { keyed }, historyValue: {}, children } as never,
    inspect,
    clock: ports.clock,
  })

  const actor = (stream: string): AnyActorRef | undefined => root.system.get(stream) as AnyActorRef | undefined
  const snapshot = (stream: string) => actor(stream)?.getSnapshot() as AnyMachineSnapshot | undefined
  const subscribe = (stream: string, changed: () => void) => {
    const subscription = actor(stream)?.subscribe(changed)
    return () => subscription?.unsubscribe()
  }
  const open = (stream: string, input?: unknown): void => {
    if (!actor(stream)) root.send({ type: 'app.streamOpened', stream, input, at: ports.clock.now() } as never)
  }
  const currentHref = (): string => (snapshot('navigation')?.context as { stack: string[] } | undefined)?.stack.at(-1) ?? places.home

  const hear = (message: TabMessage): void => {
    if (message.kind === 'restart') superseded.resolve()
    if (role === 'leader' && message.kind === 'say') say(message.stream, message.fact)
    if (role === 'leader' && message.kind === 'joining') {
      void journal.durable().then(() => ports.tabs.post({ kind: 'flushed' }))
    }
    if (role === 'leader' && message.kind === 'write') journal.append(message.stream, message.fact)
    // What the fold already holds is not applied again.
    const known = message.kind === 'noted' && message.entry.seq <= (foldedSeq.get(message.entry.stream) ?? -1)
    if (role === 'follower' && message.kind === 'noted' && !known && journaledAs.get(kindOf(message.entry.stream)) === 'origin') {
      deliver(message.entry.stream, message.entry.fact as unknown as Outcome)
    }
  }
  if (role === 'follower') void ports.tabs.promoted().then(superseded.resolve)

  root.start()
  live.started = true
  const at = ports.clock.now()
  const inputs = { update: { reloadedFor: reloadedFor(ports) } }
  root.send({ type: 'app.started', inputs, at } as never)
  settleAtStart()
  early.forEach(hear)
  troubles.forEach(complain)

  /** Makes the parts agree that a killed tab may have left apart: credentials with the session, the address with the page. */
  function settleAtStart(): void {
    const start = ports.startHref
    const type = 'navigation' in children ? 'navigation.locationChanged' : 'navigation.relaunchRequested'
    if (start === null) ports.history.change({ mode: 'replace', href: currentHref() })
    else if (start !== currentHref()) say('navigation', { type, href: start })
    const signedIn = snapshot('session')?.matches('signedIn' as never) ?? false
    if (role === 'leader' && signedIn && !ports.vault.credentials()) say('session', { type: 'session.credentialsMissing' })
    if (role === 'leader' && snapshot('session')?.matches({ signedOut: 'idle' } as never)) ports.vault.clearCredentials()
    say('update', { type: 'update.checkRequested' })
    say('update', { type: 'update.nativeCheckRequested' })
  }

  return {
    role,
    journal,
    say,
    snapshot,
    subscribe,
    superseded: superseded.promise,
    streams: () => Object.keys(root.getSnapshot().children),
    openResource(stream, input) {
      open(stream, input)
      say(stream, { type: 'resource.opened' })
    },
    openChunk(page) {
      open(`chunk/${page}`, { page })
      say(`chunk/${page}`, { type: 'chunk.opened' })
    },
    openForm(stream, form, values) {
      open(stream)
      say(stream, { type: 'submission.opened', form, ...(values ? { values } : {}) })
    },
    restart() {
      ports.tabs.post({ kind: 'restart' })
      superseded.resolve()
    },
    async stop() {
      live.stopped = true
      unhear()
      root.stop()
      await journal.close()
    },
  }
}

/** A follower reads what is stored and leaves the writing to the leader. */
async function readOnly(ports: Ports) {
  const store = await ports.openStore()
  return { ...store, write: async () => undefined, clear: async () => undefined }
}

/** Waits until the leader has stored all it has noted, so that nothing falls between what is read and what is heard. */
async function leaderFlushed({ tabs, clock }: Pick<Ports, 'tabs' | 'clock'>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unhear = tabs.listen(({ kind }) => kind === 'flushed' && resolve())
  const limit = clock.setTimeout(resolve, LEADER_ANSWER_MS)
  tabs.post({ kind: 'joining' })
  await promise
  clock.clearTimeout(limit)
  unhear()
}
