import { expect, it } from 'vitest'
import { foldStream, freeze, initialState } from '#src/journal/fold.ts'
import { streamPolicies } from '#src/machines/registry.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { added, counterKind } from './toy.ts'

const steps = streamPolicies().flatMap(({ kind, upcasts }) =>
  upcasts.map((step, from) => ({ name: `${kind} ${from}`, step })),
)

/** Fields of no release: an upcast that names them all by hand would lose the next one that is added. */
const unknown = { later: { kept: [1] } }

it.each(steps)('$name keeps of a state what it does not speak of', ({ step }) => {
  const state = step.state({
    status: 'active',
    value: 'idle',
    children: { one: 1 },
    context: { ...unknown },
    ...unknown,
  })
  if (state === undefined) return
  expect(state).toMatchObject({ status: 'active', children: { one: 1 }, ...unknown })
  expect(fieldsOf(fieldsOf(state)['context'])).toMatchObject(unknown)
})

it.each(steps)('$name keeps of a fact what it does not speak of, and is silent of facts of other names', ({ step }) => {
  const types = ['place', 'list', 'delist', 'boxChange', 'r'].map((verb) => `order.${verb}Requested`)
  const named = [...types, 'order.requested', 'navigation.signInRequired', 'navigation.signedIn', 'imMessage.opened']
  for (const type of named) {
    const fact = { type, at: 1, ...unknown }
    expect(step.fact(fact as never) ?? fact).toMatchObject(fact)
    // What all that takes or gives something is told has the same name after any prefix.
    const others = [`${type}Later`, ...(type.startsWith('order.') ? [] : [`my-${type}`])]
    for (const other of others) {
      const left = { type: other, at: 1, ...unknown } as never
      expect(step.fact(left) ?? left, other).toEqual(left)
    }
  }
})

it('what was written by a release is lifted by the steps that came after it, each once', () => {
  const step = {
    fact: (fact: { readonly type: string; readonly by?: number }) => ({ ...fact, by: (fact.by ?? 0) + 1 }),
    state: (state: unknown) => {
      const { context, ...rest } = state as { readonly context: { readonly count: number } }
      return { ...rest, context: { ...context, count: context.count + 100 } }
    },
  }
  const kind = { ...counterKind, upcasts: [step, step, step] as never }
  const fresh = freeze(kind, initialState(kind, 'counter'))
  const counted = (of: number, ...facts: readonly number[]) =>
    foldStream(
      kind,
      'counter',
      { stream: 'counter', seq: 1, v: of, state: fresh },
      facts.map((v, at) => ({ seq: 2 + at, stream: 'counter', v, fact: added(at, 0) })),
    )
  for (const v of [0, 1, 2, 3]) expect(counted(v)).toMatchObject({ state: { context: { count: (3 - v) * 100 } } })
  for (const v of [0, 1, 2, 3]) expect(counted(3, v)).toMatchObject({ state: { context: { count: 3 - v } } })
})
