import { expect, it } from 'vitest'
import { endpointsByArea } from './renamed-endpoints.ts'

/** Of before, and of now. */
const words = [
  ['orders.create', 'order.create'],
  ['boxes.open', 'box.open'],
  ['avatars.replace', 'avatar.replace'],
  ['im.token', 'chat.token'],
  ['community.appointment', 'product.appointment'],
  ['order.create', 'order.create'],
  ['daily.checkIn', 'daily.checkIn'],
] as const

/** Wherever a fact or a state may name one. */
const places: Readonly<Record<string, (endpoint: string) => object>> = {
  'by itself': (endpoint) => ({ type: 'x.requested', at: 1, endpoint }),
  'in what it holds': (endpoint) => ({ type: 'x.requested', at: 1, request: { endpoint, id: endpoint } }),
  'in a list': (endpoint) => ({ type: 'x.requested', at: 1, follows: { done: [{ endpoint }, { endpoint }] } }),
  'in a list of lists': (endpoint) => ({ type: 'x.requested', at: 1, follows: [[{ endpoint }], null, 'a'] }),
}

it.each(words.flatMap(([before, now]) => Object.keys(places).map((place) => [before, now, place] as const)))(
  '%s is %s, %s',
  (before, now, place) => {
    const isNow = (text: string) => text.replaceAll(`"endpoint":"${before}"`, `"endpoint":"${now}"`)
    const was = places[place]!(before)
    const expected: unknown = JSON.parse(isNow(JSON.stringify(was)))
    expect(endpointsByArea.fact(was as never)).toEqual(expected)
    expect(endpointsByArea.state(was)).toEqual(expected)
  },
)
