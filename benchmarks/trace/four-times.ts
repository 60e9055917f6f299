/**
 * The tasks of a page's main thread by four times the time that they had of the processor, which does not depend on who else works on this
 * machine; and what the long ones are made of, as Chromium's trace tells it.
 */
import type { Browser, Page } from 'playwright'

/** How much slower a phone is taken to be. */
export const TIMES = 4

export interface LongTask {
  /** Of the processor, four times, ms. */
  readonly ms: number
  /** After the work began, by the clock on the wall, ms. */
  readonly at: number
  /** `FunctionCall 40, UpdateLayoutTree 12 of 640 elements, Layout 9`. */
  readonly madeOf: string
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly elementCount?: number
    readonly beginData?: { readonly dirtyObjects?: number; readonly totalObjects?: number }
    readonly data?: { readonly url?: string; readonly type?: string }
  }
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata']
const milliseconds = ({ tdur = 0 }: TraceEvent): number => (tdur * TIMES) / 1000
const isIn = (outer: TraceEvent, { ts, dur = 0 }: TraceEvent): boolean =>
  ts >= outer.ts && ts + dur <= outer.ts + (outer.dur ?? 0)

/** What one part of a task was: its name, and of how many elements or in which file. */
function said(part: TraceEvent): string {
  const { elementCount, beginData, data } = part.args ?? {}
  const of = elementCount ?? (beginData && `${beginData.dirtyObjects} of ${beginData.totalObjects}`)
  const file = data?.url?.split('/').at(-1)
  const more = of === undefined ? (file ? ` in ${file}` : '') : ` of ${of} elements`
  return `${part.name} ${milliseconds(part).toFixed(0)}${more}`
}

/** What the page's main thread did while `work` went on: its tasks, and all that is said of them, in their order. */
async function mainThread(browser: Browser, page: Page, work: () => Promise<void>) {
  await browser.startTracing(page, { categories })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const ofThread = threads.map(({ pid, tid }) => traceEvents.filter((one) => one.pid === pid && one.tid === tid))
  const tasksOf = (events: readonly TraceEvent[]) => events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
  // Other pages do nothing meanwhile.
  const [own = []] = ofThread.toSorted((a, b) => total(tasksOf(b)) - total(tasksOf(a)))
  const sorted = own.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts)
  return { tasks: tasksOf(sorted), parts: sorted.filter(({ name }) => name !== 'RunTask') }
}

const total = (events: readonly TraceEvent[]) => events.reduce((sum, event) => sum + milliseconds(event), 0)

/** The tasks of more than `least` ms while `work` goes on, the longest first. */
export async function longTasks(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
  least = 50,
): Promise<LongTask[]> {
  const { tasks, parts } = await mainThread(browser, page, work)
  const begun = tasks[0]?.ts ?? 0
  return tasks
    .filter((task) => milliseconds(task) > least)
    .toSorted((a, b) => milliseconds(b) - milliseconds(a))
    .map((task) => {
      const inside = parts.filter((part) => isIn(task, part) && milliseconds(part) >= 3)
      const longest = inside.toSorted((a, b) => milliseconds(b) - milliseconds(a)).slice(0, 8)
      return { ms: milliseconds(task), at: (task.ts - begun) / 1000, madeOf: longest.map(said).join(', ') }
    })
}

/** From each click while `work` goes on to the picture that is handed on after it: what the main thread had to do, ms. */
export async function clicks(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  const { tasks, parts } = await mainThread(browser, page, work)
  const handedOn = parts.filter(({ name }) => name === 'Commit')
  return parts
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
    .flatMap((click) => {
      const first = tasks.findIndex((task) => isIn(task, click))
      const end = handedOn.find(({ ts }) => ts > click.ts + (click.dur ?? 0))
      if (first < 0 || !end) return []
      return total(tasks.slice(first).filter(({ ts }) => ts <= end.ts))
    })
}
