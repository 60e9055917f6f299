import type { AnswerOf, CallName, RequestOf } from '#src/contract/rest/calls.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { firstAreas } from '#src/contract/rest/first-areas.ts'
import { lazy } from '#src/domain/lazy.ts'

const registry = lazy(() => import('#src/contract/rest/registry.ts'))

const has = <Table extends object>(table: Table, name: string): name is keyof Table & string =>
  Object.hasOwn(table, name)

/** The endpoints of an area by their verbs; an empty table where there is no such area. */
async function tableOf(area: string): Promise<Readonly<Record<string, unknown>>> {
  if (has(firstAreas, area)) return firstAreas[area]
  const { areas } = await registry()
  return has(areas, area) ? areas[area]() : {}
}

/**
 * Finds an endpoint by its name, loading its area's table when it is first asked for. Rejects on an unknown name, which only what
 * another release has written down can have.
 */
export async function endpointNamed<Name extends CallName>(
  name: Name,
): Promise<Endpoint<RequestOf<Name>, AnswerOf<Name>>> {
  const [area = '', key = ''] = name.split('.')
  const table = await tableOf(area)
  if (!has(table, key)) throw new Error(`no endpoint is called ${name}`)
  // The types of the names are derived from these very tables (contract/rest/calls.ts).
  return table[key] as Endpoint<never, never> as Endpoint<RequestOf<Name>, AnswerOf<Name>>
}
