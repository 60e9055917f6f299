import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'

/**
 * The stream of a resource: the same request is the same actor, so that coming back finds what was loaded. A list that is asked for in
 * pages of another length is another one: a page shows as many rows as it asks for, whichever was open before it.
 */
export const resourceStream = ({ request, endpoint, pageSize }: ResourceInput): `resource/${string}` => {
  const asked = pageSize === undefined ? request : { ...request, pageSize }
  const query = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))
  query.sort()
  return `resource/${endpoint}?${query.toString()}`
}
