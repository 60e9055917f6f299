import { expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { registry } from './registry.ts'

/** Still, and not over: what is not paid can be paid, and who has gone to pay may come back. */
const goesOn: Readonly<Record<string, readonly string[]>> = {
  order: ['gone.away', 'gone.leaving', 'open.failed', 'open.unpaid'],
}

/** The innermost states in which nothing is done and nothing waited for. */
function still(node: AnyStateNode): string[] {
  const inner = Object.values(node.states)
  if (inner.length > 0) return inner.flatMap(still)
  return node.invoke.length === 0 ? [node.path.join('.')] : []
}

const settling = registry.filter(({ settled }) => settled.length > 0)

it.each(settling)('$id is over where it does nothing and waits for nothing', async ({ id, settled, load }) => {
  const { machine } = typeof load === 'function' ? await load() : load
  const all = still(machine.root).filter((state) => !goesOn[id]?.includes(state))
  expect(settled.toSorted()).toEqual(all.toSorted())
})

it('that is what decides which intents are forgotten', () => {
  expect(settling.length).toBeGreaterThan(15)
})
