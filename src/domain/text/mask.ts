/** A mobile number as others may see it: `138****8000`. Anything that is no mobile number is hidden but for its last two places. */
export function maskMobile(phone: string): string {
  return /^1[0-9]{10}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(7)}` : maskAllBut(phone, 2)
}

/** An ID or bank card number: its last four places. */
export function maskCard(card: string): string {
  return maskAllBut(card, 4)
}

/** A person's name: the last character, `*` for each one before it. */
export function maskName(name: string): string {
  return maskAllBut(name, 1)
}

function maskAllBut(text: string, shown: number): string {
  const all = Array.from(text)
  const hidden = all.length <= shown ? all.length : all.length - shown
  return '*'.repeat(hidden) + all.slice(hidden).join('')
}
