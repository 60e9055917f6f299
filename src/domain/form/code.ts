import { typedDigits } from '../text/full-width.ts'

/** Digits of a verification code unless said otherwise (`const:code-n`). */
export const codeLength = 6

/** Exactly `length` digits, 6 by default (marketplace §5, `val:000:code`). */
export function isCode(text: string, length = codeLength): boolean {
  return text.length === length && /^[0-9]+$/.test(text)
}

/** What a code box keeps of what was typed or pasted: half-width digits only, at most `length`. */
export function typedCode(text: string, length = codeLength): string {
  return typedDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, length)
}
