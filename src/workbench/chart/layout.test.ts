import type { AnyStateMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { allKinds } from '#src/machines/registry.ts'
import { activePaths, chartOf, type Rect } from './layout.ts'

const machines = (await allKinds()).map(({ id, machine }) => ({ id, machine: machine as AnyStateMachine }))

interface Config {
  readonly states?: Readonly<Record<string, Config>>
  readonly on?: Readonly<Record<string, unknown>>
  readonly always?: unknown
}

/** As it is written: the states, and how many ways lead out of each by each fact. Not read from the machine that was made of it. */
function written(
  config: Config,
  path = '',
): readonly (readonly [path: string, ways: Readonly<Record<string, number>>])[] {
  const many = (value: unknown): number => (value === undefined ? 0 : Array.isArray(value) ? value.length : 1)
  const ways = Object.fromEntries(Object.entries(config.on ?? {}).map(([on, value]) => [on, many(value)]))
  const always = many(config.always)
  const own = [path, { ...ways, ...(always > 0 ? { always } : {}) }] as const
  const inner = Object.entries(config.states ?? {}).flatMap(([key, one]) =>
    written(one, path === '' ? key : `${path}.${key}`),
  )
  return [own, ...inner]
}

const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const holds = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe('the drawn chart', () => {
  it('is of every machine', () => expect(machines.length).toBeGreaterThan(30))

  it.each(machines)('of $id has the states and the ways that are written, no more and no less', ({ machine }) => {
    const { boxes, edges } = chartOf(machine)
    const wanted = written(machine.config as Config)
    expect(boxes.map(({ path }) => path).toSorted()).toEqual(wanted.map(([path]) => path).toSorted())
    const ways = boxes.map(({ path }) => {
      const own = edges.filter(({ from }) => from === path)
      const counts = Object.entries(Object.groupBy(own, ({ on }) => on)).map(([on, all]) => [on, all!.length] as const)
      return [path, Object.fromEntries(counts)] as const
    })
    expect(Object.fromEntries(ways)).toEqual(Object.fromEntries(wanted))
  })

  it.each(machines)('of $id has no two labels that overlap, and each in the box of its state', ({ machine }) => {
    const names = chartOf(machine).edges.map(({ name }) => name)
    const counted = Object.fromEntries(names.map((name, at) => [name, 10 ** (at % 6)]))
    const { boxes, labels, edges, width, height } = chartOf(machine, counted)
    expect(edges.map(({ times }) => times)).toEqual(names.map((name) => counted[name]))
    for (const [at, label] of labels.entries()) {
      expect(holds({ x: 0, y: 0, width, height }, label)).toBe(true)
      for (const other of labels.slice(at + 1)) expect(meet(label, other), `${label.text} | ${other.text}`).toBe(false)
    }
    const boxOf = new Map(boxes.map((box) => [box.path, box]))
    for (const { from, label } of edges) expect(holds(boxOf.get(from)!, label)).toBe(true)
    const crossing = boxes.flatMap((one) =>
      boxes.filter((other) => one !== other && meet(one, other) && !holds(one, other) && !holds(other, one)),
    )
    expect(crossing).toEqual([])
  })

  it.each(machines)('of $id has lines that lead to their targets, and none upon another', ({ machine }) => {
    const { boxes, labels, edges } = chartOf(machine)
    const boxOf = new Map(boxes.map((box) => [box.path, box]))
    const lines = edges.flatMap(({ to, lines: own }) => own.map((line, at) => ({ line, target: to[at]! })))
    for (const { line, target } of lines) {
      const box = boxOf.get(target)!
      expect([line.to.x, line.to.y > box.y, line.to.y < box.y + box.height]).toEqual([box.x + box.width, true, true])
      const flat = { x: line.from.x, y: line.from.y - 0.5, width: line.lane - line.from.x, height: 1 }
      const back = { x: line.to.x, y: line.to.y - 0.5, width: line.lane - line.to.x, height: 1 }
      for (const label of labels) expect(meet(flat, label) || meet(back, label), label.text).toBe(false)
    }
    for (const [at, { line: a }] of lines.entries())
      for (const { line: b } of lines.slice(at + 1)) {
        if (a.lane !== b.lane) continue
        const [top, bottom] = [Math.min(a.from.y, a.to.y), Math.max(a.from.y, a.to.y)]
        expect(bottom < Math.min(b.from.y, b.to.y) || top > Math.max(b.from.y, b.to.y)).toBe(true)
      }
  })
})

describe('where one is', () => {
  it('is every state on the way', () => {
    expect(activePaths({ signedIn: { token: 'accepted', account: 'active' } }).toSorted()).toEqual([
      'signedIn',
      'signedIn.account',
      'signedIn.account.active',
      'signedIn.token',
      'signedIn.token.accepted',
    ])
    expect([activePaths('idle'), activePaths(undefined)]).toEqual([['idle'], []])
  })
})
