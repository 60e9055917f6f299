import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate'
import { timings } from '#src/domain/time/timings.ts'
import { kindOf } from '#src/journal/entry.ts'
import { createJournal, type Journal, type Trouble } from '#src/journal/journal.ts'
import type { appMachine } from '#src/machines/app/app.machine.ts'
import type { Fact } from '#src/machines/port.ts'
import { registry, streamKinds } from '#src/machines/registry.ts'
import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import type { Say, SnapshotOf, StreamName } from '#src/machines/streams.ts'
import type { Form } from '#src/machines/submission/submission.machine.ts'
import type { Outcome } from '#src/services/effect.ts'
import { reloadedFor } from '#src/services/update.effects.ts'
import { linkChat } from './chat-link.ts'
import { createDesk } from './desk.ts'
import { linkPerson } from './person-link.ts'
import type { Ports } from './ports.ts'
import { liveApp } from './provide.ts'
import { forgettable, kindByFirstFact } from './streams-by-key.ts'
import { createSwitchboard, type Role, scopeOf, type Switchboard } from './switchboard.ts'
import { leaderFlushed, type TabMessage } from './tabs.ts'
import { createTools } from './tools.ts'

/** The running app without its pictures: every actor, spoken to by stream name. */
export interface AppSystem {
  readonly role: Role
  readonly journal: Journal
  /** Says a fact to a stream; it is stamped with the time and an id here. */
  readonly say: Say
  /** Says a fact that no compiler has seen: from a scenario, through the bridge, from another system. */
  relay(stream: string, fact: EventObject): void
  /** The stream's state, or undefined while no such actor exists. */
  snapshot<S extends StreamName>(stream: S): SnapshotOf<S> | undefined
  /** The same for a name that no compiler has seen. */
  observe(stream: string): AnyMachineSnapshot | undefined
  /** Calls back after every change of the stream; gives what stops it. */
  subscribe(stream: string, changed: () => void): () => void
  /** Makes sure that the resource exists and is asked to show itself. */
  openResource(stream: string, input: ResourceInput): void
  /** Makes sure that the conversation `chat:bob` exists as an actor, and shows its newest window. */
  openConversation(key: string): void
  /** Makes sure that the actor of a stream that its first fact makes (`order/<key>`) exists, to be looked at before that. */
  ensure(stream: string): void
  /** Holds a file in this tab and gives its place, for the facts that speak of it. */
  keepFile(bytes: Blob): string
  /** The stream that has the order: the one it was placed in, else one under its own id. */
  orderStream(orderId: string): string
  /** Makes sure that the code of the page `<area>/<name>` is being loaded. */
  openChunk(page: string): void
  /** Makes sure that the form exists; what was typed before is kept. */
  openForm(stream: string, form: Form, values?: Readonly<Record<string, string | number | boolean>>): void
  /** Stream names that exist now, for developers. */
  streams(): string[]
  /** Resolves when this system must be replaced by a new one (promotion, cleared data). */
  readonly superseded: Promise<void>
  /**
   * To the system that takes this one's place: says there again what this tab has said and the leader that is gone has not stored, and
   * passes on what the page still says here until it is drawn with the new one.
   */
  handOver(to: Pick<AppSystem, 'relay'>): void
  /** Has this and every other tab start again from what is stored. */
  restart(): void
  stop(): Promise<void>
}

const troubleText: Record<Trouble['kind'], string> = {
  memoryOnly: '浏览器不允许保存数据，关闭页面后内容会丢失',
  quarantined: '有一部分记录损坏，已为你重新开始',
  newer: '数据由新版本写入，请更新后再使用',
}

/** Boots the actor system: reads the journal, restores every stream, connects effects, and starts. */
export async function createSystem(ports: Ports): Promise<AppSystem> {
  const role: Role = (await ports.tabs.elect()) ? 'leader' : 'follower'
  const superseded = Promise.withResolvers<void>()
  const board = createSwitchboard(ports, role)
  const troubles: Trouble[] = []
  const complain = ({ kind }: Trouble) =>
    board.say('toast', { type: 'toast.shown', message: troubleText[kind], durationMs: timings.notifyMs })
  const journal = createJournal({
    open: role === 'leader' ? ports.openStore : () => readOnly(ports),
    kinds: streamKinds(),
    onTrouble: (trouble) => (board.actor('toast') ? complain(trouble) : troubles.push(trouble)),
    onEntry: (entry) => ports.tabs.post({ kind: 'noted', entry }),
  })
  const desk = createDesk(board)
  const forget = (entering: boolean) => forgetDrafts(root, journal, ports, entering)
  const tools = createTools({ ports, role, board, desk, journal, forgetDrafts: forget })

  // Heard before the journal is read, so that nothing falls in between; answered once the actors exist.
  const early: TabMessage[] = []
  let hear = (message: TabMessage): void => void early.push(message)
  const unhear = ports.tabs.listen((message) => hear(message))
  if (role === 'follower') await leaderFlushed(ports.tabs, ports.clock)
  const folded = await journal.open()
  if (role === 'leader') void journal.drop(forgettable(folded))
  const children = restored(folded, ports.tabId)

  const root: ActorRefFrom<typeof appMachine> = createActor(liveApp(tools, ports, desk, role), {
    snapshot: persistedRoot(children),
    inspect: createNotary({ board, journal, role, ports }),
    clock: ports.clock,
  })
  board.connect(root)
  startRoot(root, ports)
  settleAtStart(ports, role, board, 'navigation' in children)
  const streams = (): string[] => Object.keys(root.getSnapshot().children)
  const unlinkPerson = linkPerson({ ...board, streams })
  const unlinkChat = linkChat({ ...board, role, streams }, ports)

  const foldedSeq = new Map(folded.map((row) => [row.stream, row.kind === 'live' ? row.seq : -1]))
  // What was said about data that is replaced is not said again.
  const startOver = (): void => {
    board.unheard.clear()
    superseded.resolve()
  }
  const listener = role === 'leader' ? leaderEar(board, journal, ports) : followerEar(board, foldedSeq)
  hear = ear(listener, startOver, forget)
  early.forEach(hear)
  troubles.forEach(complain)
  if (role === 'follower') void ports.tabs.promoted().then(superseded.resolve)

  return {
    role,
    journal,
    ...openers(root, board, ports, new Set(Object.keys(children))),
    ...doors(board),
    keepFile: tools.shelf.put,
    superseded: superseded.promise,
    streams,
    handOver: ({ relay }) => board.handOver(relay),
    restart() {
      ports.tabs.post({ kind: 'restart' })
      startOver()
    },
    async stop() {
      unlinkPerson()
      unlinkChat()
      board.disconnect()
      unhear()
      root.stop()
      await journal.close()
    },
  }
}

const doors = ({ say, relay, snapshot, observe, subscribe }: Switchboard) => ({
  say,
  relay,
  snapshot,
  observe,
  subscribe,
})

function startRoot(root: ActorRefFrom<typeof appMachine>, ports: Ports): void {
  root.start()
  const inputs = { update: { reloadedFor: reloadedFor(ports) } }
  root.send({ type: 'app.started', inputs, at: ports.clock.now() })
}

/** The streams of this tab and of the origin as children of the root, ready to go on. */
function restored(folded: readonly { stream: string; state: unknown }[], tabId: string): Record<string, unknown> {
  const past = forgettable(folded)
  const own = (stream: string) => (stream.endsWith(`~${tabId}`) ? stream.slice(0, -tabId.length - 1) : stream)
  const rows = folded
    .map(({ stream, state }) => ({ name: own(stream), state }))
    .filter(({ name }) => !name.includes('~') && !past.includes(name))
  return Object.fromEntries(
    rows.map(({ name, state }) => [name, { src: kindOf(name), snapshot: state, systemId: name, syncSnapshot: false }]),
  )
}

const isKeyed = (kind: string): boolean => registry.some(({ id, count }) => id === kind && count === 'keyed')

const persistedRoot = (children: Record<string, unknown>): never => {
  const keyed = Object.keys(children).filter((name) => isKeyed(kindOf(name)))
  return { status: 'active', value: 'running', context: { keyed }, historyValue: {}, children } as never
}

/** Notes a fact; a form that was sent has no draft any more. */
function write(journal: Journal, stream: string, fact: EventObject): void {
  journal.append(stream, fact)
  if (fact.type === 'send.succeeded') void journal.drop([stream])
}

/** Where a told fact goes: `imConversation.…` with the key `chat:bob` to `im-conversation/chat:bob`, where such an actor exists. */
function streamTold(fact: EventObject): string {
  const { type } = fact
  const kind = type.split('.', 1)[0]!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return 'key' in fact && typeof fact.key === 'string' ? `${kind}/${fact.key}` : kind
}

interface NotaryParts {
  readonly board: Switchboard
  readonly journal: Journal
  readonly role: Role
  readonly ports: Pick<Ports, 'tabs' | 'tabId'>
}

/** The one seam where facts are noted: before the machine, and so before any effect, sees them (architecture §2). */
function createNotary({ board, journal, role, ports }: NotaryParts): (seen: InspectionEvent) => void {
  const stored = (stream: string) => (scopeOf(stream) === 'tab' ? `${stream}~${ports.tabId}` : stream)
  const note = (stream: string, fact: Fact): void => {
    if (role === 'leader') write(journal, stored(stream), fact)
    else if (scopeOf(stream) === 'tab') ports.tabs.post({ kind: 'write', stream: stored(stream), fact })
  }
  return (seen) => {
    const ref = seen.actorRef as AnyActorRef
    const scope = scopeOf(ref.id)
    if (scope === undefined) return
    if (seen.type === '@xstate.actor') {
      ref.on('*', (told: EventObject) => {
        const stream = streamTold(told)
        // What is shared is told by the leader's own machines; a mirror must not move twice.
        if (role === 'leader' || scopeOf(stream) !== 'origin') board.deliver(stream, told)
      })
    } else if (seen.type === '@xstate.event' && scope !== false && !seen.event.type.startsWith('xstate.')) {
      note(ref.id, seen.event as never)
    }
  }
}

/** What every tab does with what another one says, whoever leads; the rest is for `listener`. */
const ear =
  (listener: (message: TabMessage) => void, startOver: () => void, forget: (entering: boolean) => Promise<void>) =>
  (message: TabMessage): void => {
    if (message.kind === 'restart') startOver()
    else if (message.kind === 'forget') void forget(message.entering)
    else listener(message)
  }

/** What a leader does with what other tabs say. */
const leaderEar =
  (board: Switchboard, journal: Journal, { tabs }: Pick<Ports, 'tabs'>) =>
  (message: TabMessage): void => {
    if (message.kind === 'say') {
      const { stream, fact, mark } = message
      board.relay(stream, fact)
      void journal.durable().then(() => tabs.post({ kind: 'heard', mark }))
    }
    if (message.kind === 'write') write(journal, message.stream, message.fact)
    if (message.kind === 'joining') void journal.durable().then(() => tabs.post({ kind: 'flushed' }))
  }

/** A follower mirrors what the leader notes for the origin; what its own fold holds already is not applied again. */
const followerEar =
  (board: Switchboard, foldedSeq: ReadonlyMap<string, number>) =>
  (message: TabMessage): void => {
    if (message.kind === 'heard') board.unheard.delete(message.mark)
    if (message.kind !== 'noted') return
    const { stream, seq, fact } = message.entry
    if (scopeOf(stream) === 'origin' && seq > (foldedSeq.get(stream) ?? -1)) board.deliver(stream, fact)
  }

/** Makes the parts agree that a killed tab may have left apart: the address with the page, credentials with the session. */
function settleAtStart(ports: Ports, role: Role, board: Switchboard, wasHere: boolean): void {
  const { startHref: href, vault, history } = ports
  const { say, snapshot, currentHref } = board
  if (href === null) history.change({ mode: 'replace', href: currentHref() })
  else if (href !== currentHref()) {
    say('navigation', { type: wasHere ? 'navigation.locationChanged' : 'navigation.relaunchRequested', href })
  }
  const session = snapshot('session')
  if (role === 'leader' && session?.matches('signedIn') && !vault.credentials()) {
    say('session', { type: 'session.credentialsMissing' })
  }
  if (role === 'leader' && session?.matches({ signedOut: 'idle' })) vault.clearCredentials()
  // A tab that was killed could not say that nobody looks at its conversation any more.
  const inbox = snapshot('im-inbox')?.context
  if (role === 'leader' && inbox && inbox.open !== null) say('im-inbox', { type: 'imInbox.closed' })
  say('update', { type: 'update.checkRequested' })
  say('update', { type: 'update.nativeCheckRequested' })
}

/** The forms through which people come in: they end by themselves. */
const waysIn = ['submission/login/', 'submission/register', 'submission/forgetPassword']

/**
 * What one person typed or began is not for the next one on this device: the server knows what has become of it. The actors of this tab
 * are closed, and nothing of any tab stays on disk, also of tabs that were killed.
 */
function forgetDrafts(
  root: ActorRefFrom<typeof appMachine>,
  journal: Journal,
  { clock }: Pick<Ports, 'clock'>,
  entering: boolean,
): Promise<void> {
  const goes = (stream: string): boolean =>
    kindByFirstFact(stream) !== undefined ||
    (stream.startsWith('submission/') && !(entering && waysIn.some((way) => stream.startsWith(way))))
  // Where a tab was that is killed is not where the next one opens; one that lives goes elsewhere at once, and notes that.
  const isPlace = (stream: string): boolean => kindOf(stream) === 'navigation'
  const gone = Object.keys(root.getSnapshot().children).filter(goes)
  // Not from within the action that asks for it: the root must not move while it is moving.
  queueMicrotask(() => gone.forEach((stream) => root.send({ type: 'app.streamClosed', stream, at: clock.now() })))
  return journal.drop(journal.streams().filter((stream) => goes(stream) || isPlace(stream)))
}

type Openers = Pick<
  AppSystem,
  'openResource' | 'openChunk' | 'openForm' | 'openConversation' | 'ensure' | 'orderStream'
>

/** Actors that exist because a page needs them. */
function openers(
  root: ActorRefFrom<typeof appMachine>,
  board: Switchboard,
  { clock }: Pick<Ports, 'clock'>,
  restored: Set<string>,
): Openers {
  const open = (stream: string, input: unknown, fact: Outcome): void => {
    if (!board.actor(stream)) root.send({ type: 'app.streamOpened', stream, input, at: clock.now() })
    board.relay(stream, fact)
  }
  return {
    ensure: board.ensure,
    orderStream: (orderId) =>
      Object.keys(root.getSnapshot().children).find(
        (stream) => stream.startsWith('order/') && isOrder(board.observe(stream), orderId),
      ) ?? `order/${orderId}`,
    openConversation: (key) =>
      open(`im-conversation/${key}`, { key }, { type: 'imConversation.opened', user: chatUser(board) }),
    openResource: (stream, input) => open(stream, input, { type: 'resource.opened' }),
    openChunk: (page) => open(`chunk/${page}`, { page }, { type: 'chunk.opened' }),
    openForm: (stream, form, values) => {
      const resumed = restored.delete(stream)
      open(stream, undefined, {
        type: 'submission.opened',
        form,
        ...(values ? { values } : {}),
        ...(resumed ? { resumed } : {}),
      })
    },
  }
}

/** Who uses the chat; '' while nobody has signed in. */
const chatUser = (board: Switchboard): string => board.snapshot('im-connection')?.context.user ?? ''

const isOrder = (snapshot: AnyMachineSnapshot | undefined, orderId: string): boolean =>
  (snapshot?.context as { order: { orderId: string } | null } | undefined)?.order?.orderId === orderId

/** A follower reads what is stored and leaves the writing to the leader. */
async function readOnly(ports: Ports) {
  const store = await ports.openStore()
  return { ...store, write: async () => undefined }
}
