import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { type AreaName, areas } from '#src/contract/rest/registry.ts'
import { isLastPage, type Page } from '#src/contract/rest/wire.ts'
import type { Load } from '#src/machines/resource/resource.machine.ts'
import { call } from './call.ts'
import { effect, type Outcome, type Provided, type Tools } from './effect.ts'

/** Finds an endpoint by its name, loading its area's table when it is first asked for. Rejects on an unknown name. */
export async function endpointNamed(name: string): Promise<Endpoint<unknown, unknown>> {
  const [area, key] = name.split('.') as [AreaName, string]
  const table = (await areas[area]()) as unknown as Record<string, Endpoint<unknown, unknown>>
  const found = table[key]
  if (!found) throw new Error(`no endpoint is called ${name}`)
  return found
}

/** Loads things and pages of lists by the name of their endpoint. */
export function resourceEffects(tools: Tools): Provided {
  const load = async ({ endpoint: name, request, page, pageSize }: Load, signal: AbortSignal): Promise<Outcome> => {
    const endpoint = await endpointNamed(name)
    const asked = pageSize === undefined ? request : { ...request, pageNo: page, pageSize }
    const called = await call(tools, endpoint, asked, { signal, otherwise: '没有取到内容，请稍后再试' })
    if (!called.ok) return { type: 'load.failed', failure: called.failure }
    if (pageSize === undefined) return { type: 'load.succeeded', data: called.data, items: [], last: true }
    const answer = called.data as Page<unknown>
    // What a list says of itself, its total and perhaps more, is kept beside its rows.
    const { list, pageNo: _no, pageSize: _size, ...about } = answer
    return { type: 'load.succeeded', data: about, items: list, last: isLastPage(answer) }
  }
  return { actors: { load: effect('load', tools, load) } }
}
