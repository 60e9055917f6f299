/**
 * Turns full-width digits, letters and the signs of numbers and addresses (＠ ． － ＋ ＿) into half-width ones, and the ideographic
 * space into a plain one: what a Chinese keyboard produces in a phone, code or e-mail box. Chinese punctuation stays.
 */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF20\uFF0E\uFF0D\uFF0B\uFF3F]/g, (char) =>
      String.fromCharCode(char.charCodeAt(0) - 0xfee0),
    )
    .replaceAll('\u3000', ' ')
}

/** The digits of a phone, code or card number as typed: half-width, without the spaces and hyphens people put between. */
export function typedDigits(text: string): string {
  return toHalfWidth(text).replace(/[\s-]/g, '')
}
