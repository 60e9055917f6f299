/**
 * Ids for messages that are sent: decimal, unsigned 64 bit, growing (`wire §1`): ms since 2010-02-01 (UTC), then three digits that
 * count. Two tabs of one person differ by `salt` (0 to 99).
 */
export function createMessageIds(clock: { now(): number }, salt = 0): () => string {
  const epoch = Date.UTC(2010, 1, 1)
  let last = 0n
  return () => {
    const wanted = BigInt(Math.max(0, clock.now() - epoch)) * 100_000n + BigInt(Math.abs(salt) % 100)
    last = wanted > last ? wanted : last + 100n
    return String(last)
  }
}

const saltOf = (resource: string): number =>
  Array.from(resource).reduce((salt, letter) => (salt * 31 + letter.codePointAt(0)!) % 100, 1)

const known = new WeakMap<object, () => string>()

/**
 * The generator of this tab, which is known by its clock: all that it sends has its ids from here. Two of them could give one id in one
 * millisecond, and what answers an ack would then settle a message. The salt is made from the device's name at the server, which differs
 * in each tab and is the same in a run that is played again.
 */
export function messageIds(clock: { now(): number }, resource: string): () => string {
  const ids = known.get(clock) ?? createMessageIds(clock, saltOf(resource))
  known.set(clock, ids)
  return ids
}
