import { describe, expect, it } from 'vitest'
import { machinesOf } from '../../scripts/lib/changed-machines.ts'

/** order and push; both speak of money, order by way of intents. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'src/machines/order/order.machine.ts': ['src/machines/intent.ts'],
  'src/machines/intent.ts': ['src/domain/fen.ts'],
  'src/machines/push/push.model.ts': ['src/domain/fen.ts'],
  'src/domain/fen.ts': [],
}
const changedBy = (...files: string[]) => machinesOf(files, ['order', 'push'], (path) => imports[path] ?? [])

describe('the machines whose models a check plays', () => {
  it('are those whose own files have changed: code, ledger or generated paths', () => {
    expect(changedBy('src/machines/order/order.ledger.json')).toEqual(['order'])
    expect(changedBy('scenarios/generated/push.pairs.json')).toEqual(['push'])
    expect(changedBy('src/machines/push/push.kind.ts', 'src/machines/order/order.machine.ts')).toEqual([
      'order',
      'push',
    ])
  })

  it('are those that import what has changed, at any depth', () => {
    expect(changedBy('src/machines/intent.ts')).toEqual(['order'])
    expect(changedBy('src/domain/fen.ts')).toEqual(['order', 'push'])
  })

  it('are none for what no machine is made of, and all for the tools that judge them', () => {
    expect(changedBy('src/views/home/home.page.tsx', 'README.md')).toEqual([])
    expect(changedBy('README.md', 'tests/model/tester/explorer.ts')).toBeUndefined()
  })
})
