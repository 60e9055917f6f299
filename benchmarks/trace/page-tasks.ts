/** What the main thread of a page does and which frames reach the screen, as Chromium's trace tells it. */
import type { Browser, Page } from 'playwright'

/** A task of a page's main thread, ms: of the processor, and by the clock on the wall, which also counts what others do. */
export interface Task {
  readonly cpu: number
  readonly wall: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Begins, microseconds. */
  readonly ts: number
  /** Microseconds: on the wall, and of the processor. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly scroll_deltas?: { readonly unused_delta_y: number } }
}

export interface Traced<T> {
  readonly result: T
  /** The tasks of the page's main thread. */
  readonly tasks: readonly Task[]
  /** When a picture reached the screen, when the hand moved the page, and when it found the page at its end, ms of one clock. */
  readonly drawn: readonly number[]
  readonly moved: readonly number[]
  readonly stood: readonly number[]
  /** How often a part of the page was on the screen before it was painted. */
  readonly unpainted: number
}

/** What the browser does while `work` goes on. Other pages should be closed: the busiest main thread counts as this page's. */
export async function traced<T>(browser: Browser, page: Page, work: () => Promise<T>): Promise<Traced<T>> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata', 'viz', 'cc', 'input'] })
  const result = await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const named = (name: string) => traceEvents.filter((event) => event.name === name)
  const ofPage = named('thread_name').filter(({ args }) => args?.name === 'CrRendererMain')
  const runs = traceEvents.filter(({ name }) => name.endsWith('RunTask'))
  const threads = ofPage.map(({ pid, tid }) => runs.filter((run) => run.pid === pid && run.tid === tid))
  const total = (events: readonly TraceEvent[]) => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  const [own = []] = threads.toSorted((a, b) => total(b) - total(a))
  const isEnd = ({ args }: TraceEvent) => args?.scroll_deltas!.unused_delta_y !== 0
  const hand = named('InputHandlerProxy::HandleGestureScrollUpdate_Result')
  const times = (events: readonly TraceEvent[]) => events.map(({ ts }) => ts / 1000).toSorted((a, b) => a - b)
  return {
    result,
    tasks: own.map(({ tdur = 0, dur = 0 }) => ({ cpu: tdur / 1000, wall: dur / 1000 })),
    drawn: times(named('Display::DrawAndSwap')),
    moved: times(hand.filter((event) => !isEnd(event))),
    stood: times(hand.filter(isEnd)),
    unpainted: named('TileBasedLayerImpl::AppendQuads checkerboard').length,
  }
}

export const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0)
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** `2 tasks over 50 ms (5), longest 61 ms (140)`: of the processor, in brackets by the clock on the wall. */
export function tasksText(tasks: readonly Task[]): string {
  const over = (of: (task: Task) => number) => tasks.filter((task) => of(task) > 50).length
  const longest = (of: (task: Task) => number) => most(tasks.map(of)).toFixed(0)
  const cpu = ({ cpu: ms }: Task) => ms
  const wall = ({ wall: ms }: Task) => ms
  return `${over(cpu)} tasks over 50 ms (${over(wall)}), longest ${longest(cpu)} ms (${longest(wall)})`
}
