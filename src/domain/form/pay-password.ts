/** Neighbours all one step up, or all one step down. */
const isRun = (digits: readonly number[]): boolean => {
  const steps = digits.slice(1).map((digit, index) => digit - digits[index]!)
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

/** A payment password: six digits, neither all the same nor one after the other (ours; the specification says nothing). */
export function isPayPassword(text: string): boolean {
  if (!/^[0-9]{6}$/.test(text)) return false
  const digits = Array.from(text, Number)
  return new Set(digits).size > 1 && !isRun(digits)
}
