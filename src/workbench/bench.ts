import type { Driver, Observed } from '#scenarios/player/driver.ts'
import { SaidError } from '#scenarios/player/language.ts'
import { durationOf, type Scenario } from '#scenarios/player/scenario.ts'
import type { Platform } from '#src/app/platform.ts'
import type { AppSystem } from '#src/app/system.ts'
import type { NetworkDevice, PushDevice } from '#src/services/device.effects.ts'
import type { VirtualClock } from '#src/services/clock/virtual-clock.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import type { ChatWire, FrameFault } from './chat-wire.ts'
import { countRequests, type OtherAnswer, type Requests } from './requests.ts'
import { killOf, type Perils } from './device/disk.ts'
import { diskKinds, type PageDisk } from './page-disk.ts'
import { createHeat, type HeatCounter } from './chart/heat.ts'
import { createTraffic, type Traffic } from './traffic/traffic.ts'
import { createSettle } from './settle.ts'
import { createWork, type Work } from './work.ts'
import type { WorldDoor } from './world-door.ts'

const toldByBank: Readonly<Record<string, string>> = { '0002': '支付已取消' }

type Payload = Readonly<Record<string, unknown>>

/** The switches a bench has in its hands instead of the device. */
export interface Switches extends Requests {
  readonly network: NetworkDevice
  readonly push: PushDevice
  /** A way to gateways that is not gone: it keeps note of where it would have led. */
  readonly payments: Platform['payments']
  readonly departures: Parameters<Platform['payments']['leave']>[0][]
  /** What is being done at the platform; not what waits for the clock. */
  readonly work: Work
  /** What goes between the app and the world. */
  readonly traffic: Traffic
  /** What the machines have taken. */
  readonly heat: HeatCounter
  setOnline(online: boolean): void
  sendPush(kind: string, payload: Payload): void
  notified: { title: string; content: unknown }[]
}

/** Network, push and requests under the bench's control. `send` is the way to the world, `from` the page where several ask it. */
export function createSwitches(
  send: typeof globalThis.fetch,
  now: () => number,
  from = '',
  traffic = createTraffic(now),
): Switches {
  const watchers = new Set<(online: boolean) => void>()
  const listeners = new Set<Parameters<PushDevice['listen']>[0]>()
  const work = createWork()
  const notified: Switches['notified'] = []
  const departures: Switches['departures'] = []
  let online = true

  return {
    ...countRequests(work, send, () => online, traffic, from),
    traffic,
    heat: createHeat(),
    work,
    notified,
    departures,
    payments: {
      allowedHosts: [],
      base: 'http://bench/',
      addressOf: (href) => `http://bench/#${href}`,
      leave: (gateway) => void departures.push(gateway),
      plugin: async (payload) => {
        const { answers } = JSON.parse(payload) as { answers: string }
        return { code: answers, message: toldByBank[answers] ?? '' }
      },
    },
    network: {
      isOnline: () => online,
      watch: (changed) => {
        watchers.add(changed)
        return () => watchers.delete(changed)
      },
    },
    setOnline: (next) => {
      online = next
      for (const changed of watchers) changed(next)
    },
    push: {
      listen: (on) => {
        listeners.add(on)
        return () => listeners.delete(on)
      },
      notify: ({ title, content }) => void notified.push({ title, content }),
    },
    sendPush: (kind, payload) => {
      for (const on of listeners) {
        if (kind === 'client') on.client(String(payload['clientId']))
        if (kind === 'received') on.received(payload as never)
        if (kind === 'clicked') on.clicked(payload as never)
      }
    },
  }
}

/** What drivers do with an app that runs in the same realm. */
export interface Bench extends Omit<Driver, 'name' | 'start' | 'reload' | 'stop' | 'sees' | 'text'> {
  readonly settle: ReturnType<typeof createSettle>
  /** Signs in as the demonstration account and opens `href`; forgets the requests that this took. */
  signIn(href: string): Promise<void>
}

export interface BenchParts {
  readonly clock: VirtualClock
  readonly switches: Switches
  readonly door: WorldDoor
  /** The running app; undefined between two lives. */
  readonly system: () => AppSystem | undefined
  /** What the page stores, where that can be harmed. */
  readonly disk?: PageDisk | undefined
  /** The phone's own clock: by how much it is wrong, ms. */
  readonly skewed?: { skew: number } | undefined
  /** Where the page is killed, and what does it at once. */
  readonly deadly?: { readonly perils: Perils; readonly died: Promise<void>; kill(): void } | undefined
  /** Takes the browser's address to where a fact says that it has gone: a page that is opened again begins there. */
  readonly moved?: ((href: string) => void) | undefined
  /** The chat's wire, where the app is connected to the chat service. */
  readonly wire?: ChatWire | undefined
  /** Where the network is that of more than this page. */
  readonly setOnline?: (on: boolean) => void
  /** Work of the page itself that nobody tells the end of. */
  readonly pageBusy?: () => number
  /** How it is waited for that nothing happens any more, where more than this app runs. */
  readonly settle?: ReturnType<typeof createSettle>
}

/** What can be harmed besides REST calls, by the target of a fault. */
function harms({
  clock,
  switches,
  door,
  wire,
  disk,
  skewed,
  deadly,
  setOnline = (on) => {
    wire?.setOnline(on)
    switches.setOnline(on)
  },
}: BenchParts): Readonly<Record<string, (payload: Payload) => unknown>> {
  return {
    network: ({ online }) => setOnline(online !== false),
    /** The device was asleep, or its clock was set: time has passed and no timer has run. */
    clock: ({ jump }) => clock.jump(durationOf(String(jump))),
    /** One answer has other values in it: the world did what it was asked, and says something else. */
    answer: ({ call, skip = 0, set = {} }) =>
      void switches.others.push({ call: String(call), skip: Number(skip), set: set as OtherAnswer['set'] }),
    storage: ({ kind }) => {
      const known = diskKinds.find((one) => one === kind)
      if (!disk || !known)
        throw new SaidError({ en: `storage cannot be ${String(kind)} here`, zh: `存储在这里不能是 ${String(kind)}` })
      disk.kind = known
    },
    /** The clock was set by hand: the timers run, and what it says is wrong. */
    'device.clock': ({ wrongBy }) => {
      if (!skewed) throw new SaidError({ en: 'there is no phone here', zh: '这里没有手机' })
      skewed.skew = durationOf(String(wrongBy).replace('-', '')) * (String(wrongBy).startsWith('-') ? -1 : 1)
    },
    kill: (payload) => {
      if (!deadly) throw new SaidError({ en: 'there is no page here', zh: '这里没有页面' })
      const point = killOf(payload)
      if (point === undefined) deadly.kill()
      else deadly.perils.kill = point
    },
    screen: ({ on }) => wire?.setVisible(on !== false),
    'chat.frames': (payload) => wire?.fault(payload as unknown as FrameFault),
    'chat.rest': (body) => door.act('chat.hook', { hook: body['kind'] === 'none' ? 'clearfaults' : 'fault', body }),
    'chat.uploads': (body) => door.act('chat.hook', { hook: 'sendfault', body }),
    'chat.options': (body) => door.act('chat.hook', { hook: 'options', body }),
  }
}

/** Puts app, world, clock and switches together. */
export function createBench(parts: BenchParts): Bench {
  const { clock, switches, door, system: current, pageBusy = () => 0 } = parts
  const system = (): AppSystem => {
    const running = current()
    if (!running) throw new SaidError({ en: 'the app is not running', zh: '应用没有在运行' })
    return running
  }

  // What a page that was killed has noted is never stored.
  const durable = () => {
    const stored = current()?.journal.durable()
    return stored && parts.deadly ? Promise.race([stored, parts.deadly.died]) : stored
  }
  const settle = parts.settle ?? createSettle({ work: switches.work, page: { durable, busy: pageBusy } })

  /** Opening is what pages do: it makes the actor where there is none yet. */
  const open = (stream: string, { type, ...payload }: { readonly type: string } & Payload): boolean => {
    if (type === 'resource.opened') system().openResource(stream, payload as never)
    else if (type === 'submission.opened')
      system().openForm(stream, payload['form'] as never, payload['values'] as never)
    else if (type === 'imConversation.opened') system().openConversation(stream.slice('im-conversation/'.length))
    else if (type === 'chunk.opened') system().openChunk(stream.slice('chunk/'.length))
    else return false
    return true
  }

  const targets = harms(parts)

  const say: Driver['say'] = async (stream, fact, more = []) => {
    for (const [to, told] of [[stream, fact] as const, ...more]) {
      if (open(to, told)) continue
      if (told.type === 'navigation.locationChanged') parts.moved?.(String(told['href']))
      system().ensure(to)
      // The code of its kind may be on its way.
      if (!system().observe(to)) await settle()
      if (!system().observe(to)) throw new SaidError({ en: `there is no actor ${to}`, zh: `没有角色 ${to}` })
      system().relay(to, told)
    }
    await settle()
  }

  return {
    settle,
    say,
    world: async (act, payload) => {
      const result = await door.act(act, payload)
      await settle()
      return result
    },
    push: async (kind, payload) => {
      // At the chat service the server speaks first by what others do there.
      if (kind.startsWith('chat.')) await door.act(kind, payload)
      else switches.sendPush(kind, payload)
      await settle()
    },
    fault: async (target, payload) => {
      const harm = targets[target]
      if (harm) await harm(payload)
      else await door.fault(target, payload)
      await settle()
    },
    advance: (ms) => clock.advance(ms),
    observe: async (stream): Promise<Observed | undefined> => {
      const snapshot = system().observe(stream)
      if (!snapshot) return undefined
      return JSON.parse(JSON.stringify({ value: snapshot.value, context: snapshot.context })) as Observed
    },
    requests: async (endpoint) => switches.asked.get(endpoint) ?? 0,
    said: async (to) => (await door.act('chat.texts', { to })) as readonly string[],
    books: async (userId) => (await door.act('world.books', { userId })) as Readonly<Record<string, number>>,
    audit: async () => (await door.act('world.audit', {})) as readonly string[],
    signIn: async (href) => {
      const { phone, code } = demoAccount
      await say('session', { type: 'session.signInRequested', method: 'code', phone, code })
      await say('navigation', { type: 'navigation.relaunchRequested', href })
      switches.asked.clear()
    },
  }
}

/** The instant of a scenario's clock. */
export const startInstant = (scenario: Pick<Scenario, 'clock'>): number => {
  const at = Date.parse(scenario.clock)
  if (Number.isNaN(at))
    throw new SaidError({ en: `not an instant: ${scenario.clock}`, zh: `不是一个时刻：${scenario.clock}` })
  return at
}
