import { type ActorRefFrom, type AnyMachineSnapshot, createActor, type EventObject } from 'xstate'
import type { Kept } from '#src/domain/diagnosis.ts'
import { texts } from '#src/domain/text/texts.ts'
import { timings } from '#src/domain/time/timings.ts'
import { kindOf } from '#src/journal/entry.ts'
import { createJournal, type Journal, type Trouble } from '#src/journal/journal.ts'
import type { StoreContents } from '#src/journal/store.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { type AppMachine, appMachine } from '#src/machines/app/app.machine.ts'
import type { Kind, KindCode } from '#src/machines/kind.ts'
import { streamPolicies, streamVersions } from '#src/machines/registry.ts'
import type { Say, SnapshotOf, StreamName } from '#src/machines/streams.ts'
import type { Begun, Forgetting } from '#src/services/effect.ts'
import { moneyCode, signInCode } from '#src/services/money-code.ts'
import { clearLeftCredentials, settleCredentials } from './credentials-at-start.ts'
import { forgetDrafts } from './forgetting.ts'
import { type Handover, nothingTaken, streamsOfPage, writeUnwritten } from './tabs/handover.ts'
import { createInstaller, fetchKinds } from './installer.ts'
import { linkAll } from './links/links.ts'
import { createOpeners, isIntentStream, type Openers } from './openers.ts'
import type { Platform } from './platform.ts'
import { createRecorder } from './recorder.ts'
import { createRouter, type Role, type Router, scopeOf } from './router.ts'
import { createSessionGateway } from './session-gateway.ts'
import { mistrusting } from './links/mistrust.ts'
import { mayGo } from './settled.ts'
import { createStreams } from './streams.ts'
import { onAnyMessage, onFollowerMessage, onLeaderMessage } from './tabs/tab-messages.ts'
import { leaderFlushed, type TabMessage } from './tabs/tabs.ts'
import { createTools } from './tools.ts'

/** The running app without its pictures: every actor, spoken to by stream name. */
export interface AppSystem extends Openers {
  readonly role: Role
  readonly journal: Journal
  /** Whether what is noted from now on is there after a crash: the disk takes it. Of a leader elsewhere nothing else is known here. */
  remembers(): boolean
  /** Something that takes or gives was begun by a newer release, and cannot be read here. */
  meetsNewer(): boolean
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
  /** Holds a file in this tab and gives its place, for the facts that speak of it. */
  keepFile(bytes: Blob): string
  /** What the journal holds, of all tabs, and the versions in which this release writes. */
  kept(): Promise<Kept>
  /** Stream names that exist now, for developers. */
  streams(): string[]
  /** Resolves when this system must be replaced by a new one: this tab leads now, or no longer, or what is stored is another. */
  readonly superseded: Promise<'promoted' | 'deposed' | 'replaced'>
  /** What goes on with the page in the system that takes this one's place; asked for before this one is stopped. */
  takeOver(): Handover
  /**
   * To the system that takes this one's place: says there again what this tab has said and the leader that is gone has not stored, and
   * passes on what the page still says here until it is drawn with the new one.
   */
  handOver(to: Pick<AppSystem, 'relay'>): void
  /** Has this and every other tab start again from what is stored. */
  restart(): void
  stop(): Promise<void>
}

const troubleText: Record<Exclude<Trouble['kind'], 'moved'>, string> = {
  memoryOnly: '浏览器不允许保存数据，关闭页面后内容会丢失',
  quarantined: '有一部分记录损坏，已为你重新开始',
  newer: '数据由新版本写入，请重新打开这个页面',
}
const forgottenText = '浏览器清除了这台设备上的数据，请重新登录；藏品和订单都在账号里'

/** What the journal complains of, told to people as soon as there is somebody who tells it, and what it means for the rest. */
function createTroubles(notify: (message: string) => void, canTell: () => boolean) {
  const early: Trouble[] = []
  const moved = Promise.withResolvers<void>()
  let isRemembering = true
  let isSessionUnread = false
  let hasNewer = false
  const complain = ({ kind }: Trouble) => void (kind !== 'moved' && notify(troubleText[kind]))
  return {
    hear: (trouble: Trouble): void => {
      const { kind } = trouble
      if (kind === 'moved') moved.resolve()
      const isUnreadable = kind === 'memoryOnly' || (kind === 'newer' && trouble.stream === '')
      if (isUnreadable) isRemembering = false
      hasNewer ||= kind === 'newer' && isIntentStream(trouble.stream)
      isSessionUnread ||= isUnreadable || (kind === 'newer' && trouble.stream === 'session')
      if (canTell()) complain(trouble)
      else early.push(trouble)
    },
    complainOfStart: () => early.forEach(complain),
    remembers: () => isRemembering,
    meetsNewer: () => hasNewer,
    /** Whether the session could not be read: that nobody is signed in is not known then. */
    isUnread: () => isSessionUnread,
    /** Another page leads as well, or has led meanwhile: what it has written is true, and nothing is written over it. */
    moved: moved.promise,
  }
}

/** The parts of a system, put together and not started. */
function assemble(platform: Platform, role: Role, taken: Handover) {
  const { tabs, clock, tabId } = platform
  const notify = (message: string) =>
    router.say('toast', { type: 'toast.shown', message, durationMs: timings.notifyMs })
  const installer = createInstaller({
    behind: platform.firstScreen,
    install: (row, code) => open([[row, code]]),
    // Without a network the page says so by itself.
    missing: () => platform.network.isOnline() && notify(texts.noNetwork),
  })
  const router = createRouter({ platform, role, installer })
  const troubles = createTroubles(notify, () => router.actor('toast') !== undefined)
  const joined: { kept?: StoreContents | undefined } = {}
  const journal = createJournal({
    open: role === 'leader' ? platform.openStore : () => readOnly(platform, joined.kept),
    kinds: streamPolicies(),
    onTrouble: troubles.hear,
    onStored: (entry) => tabs.post({ kind: 'noted', entry }),
  })
  const session = createSessionGateway(router)
  const forget = (how: Forgetting) => forgetDrafts({ root, journal, router, clock, tabId }, how)
  const intents = () => Object.keys(root.getSnapshot().children).filter(isIntentStream).flatMap(begunIn(router))
  const fileHolder = taken.files
  const mistrust = mistrusting(router, () => Object.keys(root.getSnapshot().children))
  const own = { platform, role, router, session, journal, fileHolder }
  const tools = createTools({ ...own, intents, forgetDrafts: forget, mistrust })
  const streams = createStreams({
    role,
    journal,
    tabId,
    installing: { tools, platform, session },
    taken: taken.streams,
  })
  const isKept = (stream: string) =>
    router.isLookedAt(stream) ||
    (scopeOf(stream) === 'origin' && !begunIn(router)(stream).some((begun) => mayGo(begun, intents)))
  /** What is over and gone from here is gone from the disk; whoever opens its page again asks the server. */
  const stopped = (gone: readonly string[]): void => {
    const shared = gone.filter((stream) => scopeOf(stream) === 'origin')
    if (role === 'leader' && shared.length > 0) void journal.drop(shared)
  }
  const note = createRecorder({ router, journal, role, platform })
  const root: ActorRefFrom<AppMachine> = createActor(appMachine({ logicOf: streams.logicOf, isKept, stopped }), {
    inspect: (seen) => {
      note(seen)
      platform.inspect?.(seen)
    },
    clock,
  })
  /** Installs kinds, with what was read back of their streams. */
  const open = (kinds: readonly (readonly [Kind, KindCode])[]): void => {
    const installed = kinds.map(([row, code]) => ({ row, openings: streams.install(row, code) }))
    const openings = installed.flatMap((one) => one.openings)
    root.send({ type: 'app.streamsOpened', streams: openings, at: clock.now() })
    if (role === 'follower') return
    for (const { row, openings: opened } of installed) {
      for (const { stream } of opened) if (streams.restored.has(stream)) sayUnsaid(router, row, stream, isShown)
    }
  }
  // The page of a promoted tab goes on: what it shows is being looked at.
  const isShown = (id: string) => 'navigation' in taken.streams && router.currentHref().includes(encodeURIComponent(id))
  return { installer, router, journal, tools, streams, root, forget, mistrust, open, troubles, joined }
}

/** Boots the actor system: reads the journal, restores every stream, connects effects, and starts. */
export async function createSystem(platform: Platform, taken: Handover = nothingTaken()): Promise<AppSystem> {
  const { tabs, clock } = platform
  const role: Role = (await tabs.elect()) ? 'leader' : 'follower'
  const superseded = Promise.withResolvers<'promoted' | 'deposed' | 'replaced'>()
  const { installer, router, journal, tools, streams, root, troubles, ...parts } = assemble(platform, role, taken)

  // Heard before the journal is read, so that nothing falls in between; answered once the actors exist.
  const early: TabMessage[] = []
  let hear = (message: TabMessage): void => void early.push(message)
  const unhear = tabs.listen((message) => hear(message))
  if (role === 'follower') parts.joined.kept = await leaderFlushed(tabs, clock)
  await journal.open()
  await writeUnwritten(journal, taken.unwritten)
  const found = new Set([...journal.streams(), ...Object.keys(taken.streams)].map(kindOf))
  await fetchKinds(found)

  router.connect(root)
  root.start()
  parts.open(installer.start(found))
  settlePlace(platform, router, streams.restored.has('navigation') || 'navigation' in taken.streams)
  if (role === 'leader') settleSession({ vault: platform.vault, journal }, router, troubles.isUnread())
  for (const kind of found) installer.when(kind, () => undefined)
  const names = (): string[] => Object.keys(root.getSnapshot().children)
  const stops = [
    checkUpdates(platform, router),
    ...linkAll({ router, role, journal, platform, reminders: tools.reminders, streams: names, last: taken.user }),
    fetchMoneyCode(router, platform),
    platform.network.watch((isOnline) => isOnline && installer.retry()),
    unhear,
  ]

  // What was said about data that is replaced is not said again.
  const startOver = (): void => {
    router.forget()
    superseded.resolve('replaced')
  }
  void troubles.moved.then(startOver)
  const heard = { router, journal, tabs, isNews: streams.isNews, remembers: troubles.remembers }
  const listener = role === 'leader' ? onFollowerMessage(heard) : onLeaderMessage(heard)
  hear = onAnyMessage(listener, { startOver, forget: parts.forget, mistrust: parts.mistrust })
  early.forEach(hear)
  troubles.complainOfStart()
  if (role === 'follower') void tabs.promoted().then(() => superseded.resolve('promoted'))
  else void tabs.deposed().then(() => superseded.resolve('deposed'))

  return {
    role,
    journal,
    ...createOpeners({ root, router, installer, clock, restored: streams.restored }),
    ...doors(router),
    takeOver: () => ({
      streams: streamsOfPage(root),
      unwritten: router.unwritten(),
      files: tools.fileHolder,
      user: router.snapshot('session')?.context.user?.userId ?? null,
    }),
    keepFile: tools.fileHolder.put,
    kept: async () => ({ ...(await journal.contents()), kinds: streamVersions() }),
    remembers: troubles.remembers,
    meetsNewer: troubles.meetsNewer,
    superseded: superseded.promise,
    streams: names,
    handOver: ({ relay }) => router.handOver(relay),
    restart() {
      tabs.post({ kind: 'restart' })
      startOver()
    },
    async stop() {
      for (const stop of stops) stop()
      installer.stop()
      router.disconnect()
      root.stop()
      await journal.close()
    },
  }
}

/** An intent as effects see it. */
const begunIn =
  ({ observe }: Router) =>
  (stream: string): readonly Begun[] => {
    const seen = observe(stream)
    return seen ? [{ stream, state: seen.value, context: seen.context }] : []
  }

const doors = ({ say, relay, snapshot, observe, subscribe }: Router) => ({ say, relay, snapshot, observe, subscribe })

/** Says to a stream that was read back what a killed tab could not. */
function sayUnsaid({ observe, relay }: Router, row: Kind, stream: string, isShown: (id: string) => boolean): void {
  const type = row.restarted(observe(stream)?.context, isShown)
  if (type !== null) relay(stream, { type })
}

/** Makes the address agree with the page, which a killed tab may have left apart. */
function settlePlace(
  { startHref: href, history, isOpenedByLink }: Platform,
  { say, currentHref }: Router,
  wasHere: boolean,
): void {
  if (href === null) void history.change({ mode: 'replace', href: currentHref() })
  else if (href !== currentHref()) {
    say('navigation', {
      type: wasHere && !isOpenedByLink ? 'navigation.locationChanged' : 'navigation.relaunchRequested',
      href,
    })
  }
}

/** Makes credentials and session agree. A session that could not be read may be there still: nothing is deleted for it. */
function settleSession(
  kept: { readonly vault: Platform['vault']; readonly journal: Journal },
  { say, snapshot }: Router,
  isUnread: boolean,
): void {
  const session = snapshot('session')
  const user = session?.context.user
  if (user && !settleCredentials(kept, user.userId) && session.matches('signedIn')) {
    say('session', { type: 'session.credentialsMissing' })
  }
  if (isUnread || user) return
  // Somebody was signed in, and of all that was noted here nothing is left: the browser has made room.
  if (kept.vault.credentials() && kept.journal.streams().length === 0)
    say('toast', { type: 'toast.shown', message: forgottenText, durationMs: timings.notifyMs })
  clearLeftCredentials(kept, session?.context.ended ?? null)
}

/**
 * What takes or gives something has all its code here before somebody who is signed in can begin it, and so has what signs in: a release
 * takes the files of the one before away. What could not be had is asked for again by whoever needs it.
 */
function fetchMoneyCode({ snapshot, subscribe }: Router, { firstScreen }: Platform): () => void {
  const fetchAll = () => {
    const isHere = snapshot('session')?.matches('signedIn')
    void firstScreen?.then(() => Promise.allSettled(isHere ? [fetchKinds(), moneyCode()] : [signInCode()]))
  }
  fetchAll()
  return subscribe('session', fetchAll)
}

/** Without a network nothing could be asked: the app that was kept is asked about once there is one. Gives what stops it. */
function checkUpdates({ firstScreen, network }: Platform, { say }: Router): () => void {
  const check = () => {
    say('update', { type: 'update.checkRequested' })
    say('update', { type: 'update.nativeCheckRequested' })
  }
  if (firstScreen) void firstScreen.then(check)
  else check()
  let isOwed = !network.isOnline()
  return network.watch((isOnline) => {
    if (isOnline && isOwed) check()
    isOwed &&= !isOnline
  })
}

/** A follower reads what is stored, on the disk or in the leader's memory, and leaves the writing to the leader. */
async function readOnly(platform: Platform, kept?: StoreContents) {
  const store = kept ? createMemoryStore() : await platform.openStore()
  if (kept) await store.write({ append: kept.facts, snapshots: kept.states })
  return { ...store, write: async () => undefined }
}
