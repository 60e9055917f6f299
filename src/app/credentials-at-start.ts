import type { Journal } from '#src/journal/journal.ts'
import type { Vault } from '#src/services/storage/vault.ts'

interface Kept {
  readonly vault: Vault
  readonly journal: Pick<Journal, 'credentials' | 'keepCredentials'>
}

/**
 * Makes the vault, which every tab reads at once, agree with the journal, where credentials lie in one transaction with their session:
 * a browser that is killed may have lost the last seconds of the vault. Of two kept for the same person the later one goes on; an older
 * build writes the vault alone, and says no time. Tells whether the person has credentials: none where somebody else has signed in since,
 * which a full disk could not note.
 */
export function settleCredentials({ vault, journal }: Kept, userId: string): boolean {
  const other = vault.credentials()
  const isPast = (journal.credentials()?.keptAt ?? 0) < (other?.keptAt ?? Infinity)
  if (other && other.userId !== userId && isPast) return false
  const [held, stored] = [vault.credentials(), journal.credentials()].map((one) =>
    one?.userId === userId ? one : null,
  )
  if (stored && (!held || (held.keptAt ?? Infinity) < (stored.keptAt ?? 0))) vault.keep(stored)
  else if (held && held.token !== stored?.token) journal.keepCredentials(held)
  return Boolean(held ?? stored)
}

/**
 * The id of the person whose the streams of this device are: who is signed in, whose session has ended by itself, or else whom the vault
 * knows, which an older build did not note by name. Null where nobody has been. The vault may be ahead of a disk that was full.
 */
export const lastHere = (
  vault: Vault,
  session: { readonly user: { readonly userId: string } | null; readonly ended: string | null } | undefined,
): string | null => session?.user?.userId ?? session?.ended ?? vault.get('owner') ?? vault.credentials()?.userId ?? null

/**
 * Nobody is signed in: no credentials are left, in neither place. `ended`: whose session has ended by itself, which keeps the rest of what
 * is stored; else whoever signed in here has left, and takes all of it (SES-8), also what a killed browser had not put away yet.
 */
export function clearLeftCredentials({ vault, journal }: Kept, ended: string | null): void {
  if (ended === null && vault.get('owner') !== null) vault.clearEverything()
  else vault.clearCredentials()
  if (journal.credentials()) journal.keepCredentials(null)
}
