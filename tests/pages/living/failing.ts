import { minute } from '#src/domain/time/instant.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import type { LiveElement } from './elements.ts'
import { nameOf } from './selectors.ts'
import type { Looks, Walk } from './walking.ts'

/** How a call fails: the server says no, breaks, or nobody hears of it. */
export const failures = {
  refused: { kind: 'code', code: 1429, msg: '操作太频繁' },
  broken: { kind: 'status', status: 500 },
  lost: { kind: 'drop' },
} as const
export type Failure = keyof typeof failures

/** A press with something typed around it, and the first call that it made. */
export type Sendings = Map<string, string>

/** Secrets are typed once more. */
const isSecret = (field: LiveElement): boolean => field.type === 'password' || /密码|验证码/.test(nameOf(field))
const textsOf = (fields: readonly LiveElement[]): ReadonlyMap<string, string> =>
  new Map(fields.flatMap((one) => (isSecret(one) || one.value === '' ? [] : [[nameOf(one), one.value]])))

/** Notes the presses that send what was typed. */
export function notingSendings(sendings: Sendings): Looks {
  let isTyped = false
  return {
    before: async (_label, _walk, fields) => void (isTyped = textsOf(fields).size > 0),
    after: async ({ label, calls }) => {
      if (isTyped && calls[0] !== undefined && !sendings.has(label)) sendings.set(label, calls[0])
    },
  }
}

/** The law of a form whose sending failed: it keeps what was typed. Each of these presses fails once, the first time. */
export function failingOnce(driver: HeadlessDriver, sendings: Sendings, how: Failure, faults: string[]): Looks {
  const failed = new Set<string>()
  let texts: ReadonlyMap<string, string> | null = null
  return {
    before: async (label, _walk, fields) => {
      const call = sendings.get(label)
      texts = null
      if (call === undefined || failed.has(label)) return
      failed.add(label)
      texts = textsOf(fields)
      await driver.fault(`rest.${call}`, { ...failures[how], times: 1 })
    },
    after: async ({ label, calls, left }, walk: Walk) => {
      if (!texts) return
      if (left !== null) faults.push(`${label}, ${calls[0]} ${how}: leads to ${left}`)
      // What nobody has heard of is asked after, and done where it was not: then it did not fail.
      const { asked } = driver.devices()[0]!.switches
      const times = asked.get(calls[0]!)
      if (left === null && how !== 'refused') await walk.by(() => driver.advance(minute))
      if (asked.get(calls[0]!) !== times) return
      const now = textsOf(walk.fields())
      for (const [name, text] of left === null ? texts : [])
        if (now.get(name) !== text) faults.push(`${label}, ${calls[0]} ${how}: ${name} is ${now.get(name) ?? 'gone'}`)
    },
  }
}
