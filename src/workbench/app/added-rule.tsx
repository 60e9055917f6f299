import { useState } from 'react'
import { dayTime } from '../panels/times.ts'
import { useLab, useLabState } from '../panels/lab-context.ts'
import type { Rule } from '../traffic/traffic.ts'
import { a } from './messages.ts'

/** What a rule strikes, in words. */
const callOf = ({ match: { endpoint = '*', method, path } }: Rule): string =>
  [method, endpoint === '*' ? a.anyCall : endpoint, path && `~ ${path}`].filter(Boolean).join(' ')

/** What a rule that is armed waits for. */
export const waitsText = (rule: Rule): string =>
  a.waitsForCall(callOf(rule), rule.times ?? null) +
  (rule.skip ? a.skipFirst(rule.skip) : '') +
  (rule.chance === undefined ? '' : a.chanceOf(rule.chance))

/** Arms rules, and knows the one that was armed here last by its id. */
export function useArming(): readonly [id: string | null, arm: (target: string, rule: object) => void] {
  const lab = useLab()
  const [id, setId] = useState<string | null>(null)
  const arm = async (target: string, rule: object): Promise<void> => {
    const before = new Set(lab.get().faults.map((one) => one.id))
    await lab.fault(target, { ...rule })
    setId(lab.get().faults.find((one) => !before.has(one.id))?.id ?? null)
  }
  return [id, (target, rule) => void arm(target, rule)]
}

/** Where a rule was added: what it waits for, and what it has struck last. */
export function AddedRule({ id }: { id: string | null }) {
  const rule = useLabState('faults').find((one) => one.id === id)
  const rows = useLabState('traffic').filter((row) => row.kind === 'call')
  const struck = id === null ? [] : rows.filter((row) => row.struck.includes(id))
  const last = struck.at(-1)
  return (
    <p role="status" className="my-2 text-caption text-soft empty:hidden">
      {rule && <span className="me-2">{waitsText(rule)}</span>}
      {last && (
        <span className="me-2 text-cinnabar-ink">{a.struck(struck.length, last.name, dayTime.format(last.at))}</span>
      )}
    </p>
  )
}
