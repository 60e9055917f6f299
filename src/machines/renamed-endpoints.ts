import { fieldsOf } from '#src/domain/unknown.ts'
import type { Upcast } from '#src/journal/entry.ts'

/** Areas of the contract that were called otherwise, with what they are called now. */
const areas: Readonly<Record<string, string>> = { orders: 'order', boxes: 'box', avatars: 'avatar', im: 'chat' }
/** Calls of areas that are no more. */
const calls: Readonly<Record<string, string>> = {
  'community.qualification': 'product.qualification',
  'community.appointment': 'product.appointment',
}

function renamed(endpoint: string): string {
  const [area = '', call = ''] = endpoint.split('.')
  const now = areas[area]
  return calls[endpoint] ?? (now === undefined ? endpoint : `${now}.${call}`)
}

/** A copy of plain JSON in which whatever names an endpoint names it as it is called now. */
function inNewWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inNewWords)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      key === 'endpoint' && typeof field === 'string' ? renamed(field) : inNewWords(field),
    ]),
  )
}

/** Facts and states that name endpoints, from before each area had one word: `orders.create` is `order.create` now. */
export const endpointsByArea: Upcast = {
  fact: (fact) => ({ ...fact, ...fieldsOf(inNewWords(fact)) }),
  state: inNewWords,
}
