/**
 * Asks the browser to keep what lies here when it makes room, once somebody has something here: else all of it may go when the disk is
 * full, and in Safari after seven days without a visit. Most browsers decide by themselves; Firefox asks the person. Tells whether it
 * lasts.
 */
export async function askToLast(
  storage: Partial<Pick<StorageManager, 'persist' | 'persisted'>> | undefined,
): Promise<boolean> {
  try {
    return ((await storage?.persisted?.()) || (await storage?.persist?.())) ?? false
  } catch {
    return false
  }
}
