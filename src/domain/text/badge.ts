/** The chat badge: `99+` above 99, none at 0 (marketplace §4, `const:unread-cap`). */
export function chatBadge(unread: number): string | undefined {
  return cappedBadge(unread, 99)
}

/** Every other badge caps at 999 (`const:other-badge-cap`) and shows `999+` above. */
export function countBadge(count: number): string | undefined {
  return cappedBadge(count, 999)
}

function cappedBadge(count: number, cap: number): string | undefined {
  if (!(count >= 1)) return undefined
  return count > cap ? `${cap}+` : String(Math.floor(count))
}
