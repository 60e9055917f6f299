import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { refuse } from '../world/refusals.ts'

/** Who asks, as the server sees it once the token has been looked at. */
export interface Caller {
  /** Null for a guest: no token was sent. */
  readonly user: Row<'users'> | null
  readonly token: Row<'tokens'> | null
}

export interface Reply<Response> {
  readonly data: Response
  /** The envelope's message; a client shows it. */
  readonly msg?: string
}

/** One answer: a function of the world and the request alone. It refuses by throwing (`refusals.ts`). */
export type Answer<E> =
  E extends Endpoint<infer Request, infer Response>
    ? (world: World, request: Request, caller: Caller) => Reply<Response> | Promise<Reply<Response>>
    : never

/** The answers of an area. An endpoint without one does not compile. */
export type Answers<Table extends Record<string, Endpoint<any, any>>> = {
  readonly [Key in keyof Table]: Answer<Table[Key]>
}

/** The signed-in person, or the refusal that sends a guest to the login page. */
export const signedIn = (caller: Caller): { readonly user: Row<'users'>; readonly token: Row<'tokens'> } => {
  if (!caller.user || !caller.token) return refuse('sessionExpired')
  return { user: caller.user, token: caller.token }
}

/** Equal rows keep one order, so that no row is seen twice or never while paging. */
export const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)

/** Whether some texts hold what is searched for; nothing searched for is in all of them. */
export function searchFor(keyword = ''): (...texts: readonly string[]) => boolean {
  const words = keyword.trim().toLowerCase()
  return (...texts) => texts.join(' ').toLowerCase().includes(words)
}

/** The ones that are meant, each once; refuses none at all with `badRequest` and more than go together with `tooMany`. */
export function together({ settings: { batchMax } }: World, ids: readonly string[]): string[] {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) refuse('badRequest')
  if (wanted.length > batchMax) refuse('tooMany', `一次最多 ${batchMax} 件`)
  return wanted
}

/** One page of a list that is already filtered and in order. Page sizes are kept between 1 and 100. */
export function pageOf<From, To>(
  rows: readonly From[],
  asked: { readonly pageNo: number; readonly pageSize: number },
  show: (row: From) => To,
): { list: To[]; total: number; pageNo: number; pageSize: number } {
  const pageNo = Math.max(1, asked.pageNo)
  const pageSize = Math.min(100, Math.max(1, asked.pageSize))
  const list = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(show)
  return { list, total: rows.length, pageNo, pageSize }
}
