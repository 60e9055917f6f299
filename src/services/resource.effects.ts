import { isLastPage, type Page } from '#src/contract/rest/page.ts'
import type { Load } from '#src/machines/resource/resource.machine.ts'
import { callAnything } from './call.ts'
import { effect, type Outcome, type Provided, type Tools } from './effect.ts'

/** Loads things and pages of lists by the name of their endpoint. */
export function resourceEffects(tools: Tools): Provided {
  const load = async ({ endpoint, request, page, pageSize }: Load, signal: AbortSignal): Promise<Outcome> => {
    const asked = pageSize === undefined ? request : { ...request, pageNo: page, pageSize }
    const called = await callAnything(tools, endpoint, asked, { signal, otherwise: '没有取到内容，请稍后再试' })
    if (!called.ok) return { type: 'load.failed', failure: called.failure }
    if (pageSize === undefined) return { type: 'load.succeeded', data: called.data, items: [], last: true }
    const answer = called.data as Page<unknown>
    // What a list says of itself, its total and perhaps more, is kept beside its rows.
    const { list, pageNo: _no, pageSize: _size, ...about } = answer
    return { type: 'load.succeeded', data: about, items: list, last: isLastPage(answer) }
  }
  return { actors: { load: effect('load', tools, load) } }
}
