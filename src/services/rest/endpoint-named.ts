import type { AnswerOf, CallName, RequestOf } from '#src/contract/rest/calls.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { areas } from '#src/contract/rest/registry.ts'

const isArea = (name: string): name is keyof typeof areas => Object.hasOwn(areas, name)

/**
 * Finds an endpoint by its name, loading its area's table when it is first asked for. Rejects on an unknown name, which only what
 * another release has written down can have.
 */
export async function endpointNamed<Name extends CallName>(
  name: Name,
): Promise<Endpoint<RequestOf<Name>, AnswerOf<Name>>> {
  const [area = '', key = ''] = name.split('.')
  const table = isArea(area) ? Object.entries(await areas[area]()) : []
  const found = table.find(([verb]) => verb === key)
  if (!found) throw new Error(`no endpoint is called ${name}`)
  // The types of the names are derived from these very tables (contract/rest/calls.ts).
  return found[1] as Endpoint<never, never> as Endpoint<RequestOf<Name>, AnswerOf<Name>>
}
