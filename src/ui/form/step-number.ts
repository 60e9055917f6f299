/** The rules of a number box: a whole grid of `step` from `min`, up to `max`. */
export interface NumberRules {
  min: number
  max: number
  step: number
}

/** The nearest allowed number; text that is no number gives `min`. */
export function clampNumber(value: number, { min, max, step }: NumberRules): number {
  if (!Number.isFinite(value)) return min
  const steps = Math.round((value - min) / step)
  const highest = Math.floor((max - min) / step)
  return min + Math.max(0, Math.min(steps, Number.isFinite(highest) ? highest : steps)) * step
}

/** One step up (+1) or down (-1). */
export const stepNumber = (value: number, direction: 1 | -1, rules: NumberRules): number =>
  clampNumber(value + direction * rules.step, rules)
