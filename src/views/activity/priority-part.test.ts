import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { PriorityPart } from './priority-part.tsx'

const product = { name: '千里江山', image: '', categoryId: '1101' }
const row = { id: '1', product, startsAt: 1, onSaleAt: 2, places: 9, placesLeft: 9, appointed: false, reason: '' }

type Element = ReactElement<Readonly<Record<string, unknown>>>
const isElement = (one: unknown): one is Element => typeof one === 'object' && one !== null && 'props' in one
/** Every element that was made, on any level. */
const within = (one: unknown): readonly Element[] => {
  if (Array.isArray(one)) return one.flatMap(within)
  return isElement(one) ? [one, ...within(one.props['children'])] : []
}

/** The part as somebody sees it who may appoint to none of what there is. */
function part(all: readonly object[], mine: readonly object[]) {
  const answers: Readonly<Record<string, readonly object[]>> = { 'priority.all': all, 'priority.qualified': mine }
  const snapshot = (stream: string) => {
    if (stream === 'session') return { context: { user: { userId: '1' } }, matches: () => true }
    if (stream === 'connectivity') return { matches: (is: unknown) => is === 'online' }
    const [, name = ''] = /^resource\/([^?]*)/.exec(stream) ?? []
    if (name === '') return undefined
    const context = {
      endpoint: name,
      data: answers[name],
      items: [],
      failure: null,
      loadedAt: 0,
      keptAt: null,
      last: true,
      page: 1,
    }
    return { value: { ready: 'rest' }, context, matches: (is: unknown) => is === 'ready' }
  }
  const nothing = () => undefined
  const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: nothing }
  const app = { snapshot, subscribe: () => nothing, say: nothing, openResource: nothing, openForm: nothing, clock }
  const drawn = hooked(() => PriorityPart() as unknown, app)
  return {
    elements: () => within(drawn.shown()),
    narrow: () => {
      const change = within(drawn.shown()).find(({ props }) => props['label'] === '只看我能预约的')?.props['onChange']
      ;(change as (on: boolean) => void)(true)
    },
    leave: drawn.leave,
  }
}

const words = (elements: readonly Element[]): string =>
  elements.flatMap(({ props: { children } }) => (typeof children === 'string' ? [children] : [])).join()

it('says that there is none of one’s own, and leaves the way back to all of it', () => {
  const { elements, narrow, leave } = part([row], [])
  expect(words(elements())).not.toContain('暂无可预约')
  narrow()
  expect(words(elements())).toContain('暂无可预约')
  expect(elements().some(({ props }) => props['label'] === '只看我能预约的')).toBe(true)
  leave()
})

it('is not there while nothing can be bought', () => {
  const { elements, leave } = part([], [])
  expect(elements()).toEqual([])
  leave()
})
