import { parseHref } from '#src/routes/table.ts'
import type { ResourceContext } from '#src/machines/resource/resource.machine.ts'
import type { App } from '#src/views/kit/app/app.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { appOf } from '../app-of.ts'

/** The app as it runs, around one page: what the page says is said, but for what would lead to another one. */
export interface Running {
  readonly app: App
  /** Where the page would have led. */
  readonly led: Set<string>
  /** The streams that somebody follows now. */
  inSight(): readonly string[]
  /** What a stream of an answer keeps; null where there is none, or it could not be had. */
  answer(stream: string): ResourceContext | null
  /** Where the app stands. */
  place(): string
}

interface Fact {
  readonly type: string
  readonly href?: string
}

export function running(driver: HeadlessDriver, at: string, hasChat = false): Running {
  const base = appOf(driver)
  const { path } = parseHref(at)
  const led = new Set<string>()
  const followers = new Map<() => void, string>()
  const choices = new Map<string, string>()
  let intents = 0
  const pass: (stream: string, fact: object) => void = base.say as never
  const say = (stream: string, fact: Fact): void => {
    const isElsewhere = stream === 'navigation' && (fact.href === undefined || parseHref(fact.href).path !== path)
    if (!isElsewhere) pass(stream, fact)
    else if (fact.href !== undefined) led.add(fact.href)
  }
  const snapshot: (stream: string) => { readonly value?: unknown; readonly context: object } | undefined =
    base.snapshot as never
  const app: App = {
    ...base,
    say: say as never,
    subscribe: (stream, changed) => {
      const own = () => changed()
      followers.set(own, stream)
      const leave = base.subscribe(stream, own)
      return () => {
        followers.delete(own)
        leave()
      }
    },
    trade: {
      ...base.trade,
      keepFile: driver.system().keepFile,
      newIntent: () => {
        intents += 1
        return `intent-${intents}`
      },
    },
    chat: { ...base.chat, isServed: hasChat },
    device: {
      theme: () => 'system',
      textSize: () => 'standard',
      choice: (name) => choices.get(name) ?? null,
      movesPages: false,
      copy: () => Promise.resolve('succeeded'),
      setTheme: () => undefined,
      setTextSize: () => undefined,
      keepChoice: (name, value) => void choices.set(name, value),
      requestNotifications: () => undefined,
      reload: () => undefined,
      saveFile: () => Promise.resolve('saved'),
    },
    clock: { now: driver.nodeWorld().world.clock.now, setTimeout: () => 0, clearTimeout: () => undefined },
  }
  return {
    app,
    led,
    inSight: () => [...new Set(followers.values())],
    answer: (stream) => {
      const known = snapshot(stream)
      return known?.value instanceof Object ? (known.context as ResourceContext) : null
    },
    place: () => (snapshot('navigation')!.context as { readonly stack: readonly string[] }).stack.at(-1)!,
  }
}
