/** Under this name a message says whom it speaks to: a list of accounts, or `ALL` for everybody in the group. */
export const mentionKey = 'em_at_list'

/** What a message that speaks to `users` carries; nothing when it speaks to nobody in particular. */
export const mentionExt = (users: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  users.length === 0 ? {} : { [mentionKey]: users }

/** Whether a message with these attributes speaks to `user`. */
export function mentions(ext: Readonly<Record<string, unknown>>, user: string): boolean {
  const told = ext[mentionKey]
  return told === 'ALL' || (Array.isArray(told) && told.includes(user))
}
