import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'

/** The stream of a resource: the same request is the same actor, so that coming back finds what was loaded. */
export const resourceStream = (input: ResourceInput): `resource/${string}` => {
  const query = new URLSearchParams(Object.entries(input.request).map(([key, value]) => [key, String(value)]))
  query.sort()
  return `resource/${input.endpoint}?${query.toString()}`
}
