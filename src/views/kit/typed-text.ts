import { toHalfWidth, typedDigits } from '#src/domain/full-width.ts'

/**
 * A mainland mobile number as typed or pasted: half-width, without spaces, hyphens and the country code, at most 11 digits
 * (marketplace §5).
 */
export function typedMobile(text: string): string {
  const digits = typedDigits(text).replace(/[^0-9]/g, '')
  const national = digits.length > 11 && digits.startsWith('86') ? digits.slice(2) : digits
  return national.slice(0, 11)
}

/** A password as typed: a Chinese keyboard's full-width letters become half-width ones, spaces go. */
export const typedPassword = (text: string): string => toHalfWidth(text).replace(/\s/g, '')
