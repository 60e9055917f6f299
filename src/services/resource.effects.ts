import { isLastPage, type Page } from '#src/contract/rest/page.ts'
import { timings } from '#src/domain/time/timings.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { Load } from '#src/machines/resource/resource.machine.ts'
import { callAnything } from './call.ts'
import { type Answer, keptAnswer } from './kept-answers.ts'
import { effect, type Outcome, type Provided, type Tools } from './effect.ts'

/** Nobody has said no. */
const noAnswer: readonly string[] = ['offline', 'timeout']

const answerOf = (data: unknown, asked: number | undefined, { rows }: Load): Answer => {
  if (asked === undefined) return { data, items: [], last: true }
  const answer = data as Page<unknown>
  // What a list says of itself, its total and perhaps more, is kept beside its rows.
  const { list, pageNo: _no, pageSize: _size, ...about } = answer
  // A server may answer fewer at once than it is asked for.
  const isCut = rows !== undefined && list.length < Math.min(asked, answer.total)
  return { data: about, items: list, last: isLastPage(answer) && !isCut }
}

/** Ours: entries that are asked for at once, where a list is renewed that has gone on. */
const ROWS_MAX = 100

/** How many entries are asked for: a page, or as many whole ones as are shown. */
const sizeOf = ({ pageSize, rows = 0 }: Load): number | undefined =>
  pageSize && pageSize * Math.max(1, Math.min(Math.ceil(rows / pageSize), Math.floor(ROWS_MAX / pageSize)))

/**
 * Loads things and pages of lists by the name of their endpoint. Where a page has nothing to show yet, and no answer comes for 8 s or
 * there is no network, what was answered at the last visit is shown, if it was kept; the page asks on (`useResource`).
 */
export const loading =
  (tools: Pick<Tools, 'rest' | 'vault' | 'clock'>) =>
  async (load: Load, signal: AbortSignal): Promise<Outcome> => {
    const { endpoint, request, page, isFirst } = load
    const size = sizeOf(load)
    const asked = size === undefined ? request : { ...request, pageNo: page, pageSize: size }
    // Pages that ask for the same with another length of page share what is kept: without a network a few rows are better than none.
    const place = page === 1 ? keptAnswer(tools, endpoint, request) : null
    const callNow = async (): Promise<Outcome> => {
      const called = await callAnything(tools, endpoint, asked, { signal, otherwise: '加载失败，请稍后再试' })
      if (!called.ok) return { type: 'load.failed', failure: called.failure }
      const answer = answerOf(called.data, size, load)
      // A page of it is enough to be read without a network.
      const { items, last } = answer
      place?.note({
        ...answer,
        items: items.slice(0, load.pageSize),
        last: last && items.length <= (load.pageSize ?? items.length),
      })
      return { type: 'load.succeeded', ...answer }
    }
    const recalled = isFirst ? place?.recall() : undefined
    if (!recalled) return callNow()
    const old: Outcome = { type: 'load.succeeded', ...recalled }
    const stop = new AbortController()
    const late = tools.clock.waitUntil(tools.clock.now() + timings.slowAnswerMs, stop.signal).then(() => old)
    const first = await Promise.race([callNow(), late])
    stop.abort()
    late.catch(() => undefined)
    const { reason } = fieldsOf(first['failure'])
    return noAnswer.some((one) => one === reason) ? old : first
  }

export const resourceEffects = (tools: Tools): Provided => ({ actors: { load: effect('load', tools, loading(tools)) } })
