/** The rules of a number box: a whole grid of `step` from `min`, up to `max`. */
export interface NumberRules {
  min: number
  max: number
  step: number
}

/** Unless said otherwise (marketplace §5): from 1, in steps of 1, without an upper end. */
export const defaultRules: NumberRules = { min: 1, max: Infinity, step: 1 }

/**
 * What a number box keeps while it is typed into: the whole number at the beginning, full-width digits and the commas of thousands put
 * right. What follows a point or a letter does not count, so that 1.5 never becomes 15.
 */
export const typedCount = (text: string): string => {
  const plain = text
    .replace(/[０-９．，]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s|,(?=\d{3}(?!\d))/g, '')
  return (/^\d*/.exec(plain)?.[0] ?? '').slice(0, 9)
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
