import type { ChatApp } from '../app.ts'
import type { Muc, UserRecord } from '../state.ts'
import type { Actor } from '../threads.ts'
import type { ChatRequest } from '../types.ts'

/** One authorised REST call. */
export interface RestCall {
  app: ChatApp
  /** The user of the bearer token. */
  me: string
  bearer: string
  params: Record<string, string>
  query: URLSearchParams
  request: ChatRequest
  /** The user with the device of the `resource` query parameter, which is not told of its own doing. */
  actor: Actor
  body: Record<string, unknown>
}

/** An answer that is no JSON. */
export interface RestContent {
  content: Uint8Array<ArrayBuffer>
  contentType: string
}

/** A REST error of the catalogue (chat §8): status, `error_description` and further body fields such as `error_code`. */
export class Refusal extends Error {
  readonly status: number
  readonly extra: Record<string, unknown>
  constructor(status: number, text: string, extra: Record<string, unknown> = {}) {
    super(text)
    this.status = status
    this.extra = extra
  }
}

/** The caller's own record. */
export function mine(call: RestCall): UserRecord {
  return call.app.state.users[call.me]!
}

/** Whether the path names chat rooms. */
export const isRoom = (call: RestCall): boolean => call.params['base'] === 'chatrooms'

/** The group or room of `{id}`; a group is not found under rooms and the other way round. */
export function mucOf(call: RestCall, room = isRoom(call)): Muc {
  return mucNamed(call, call.params['id'] ?? '', room)
}

export function mucNamed(call: RestCall, id: string, room: boolean): Muc {
  const muc = Object.hasOwn(call.app.state.mucs, id) ? call.app.state.mucs[id] : undefined
  if (!muc || muc.room !== room) throw new Refusal(404, `grpID ${id} does not exist!`, { error: 'resource_not_found' })
  return muc
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

export function flag(value: unknown): boolean {
  return value === true || value === 'true'
}

export function names(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text).filter(Boolean) : []
}

/** Comma-separated names of a path segment. */
export function nameList(value: string | undefined): string[] {
  return (value ?? '').split(',').filter(Boolean)
}

/** A page by number (from 1) and size, named as the query names them; 20 a page by default. */
export function pageOf<T>(call: RestCall, list: T[], number = 'pagenum', size = 'pagesize', fallback = 20): T[] {
  const count = positive(call.query.get(size), fallback)
  const page = positive(call.query.get(number), 1)
  return list.slice((page - 1) * count, page * count)
}

/** A page by cursor: the cursor is the number of entries already seen. */
export function cursorPage<T>(call: RestCall, list: T[]): { page: T[]; cursor: string | undefined } {
  const count = positive(call.query.get('limit'), 20)
  const start = positive(call.query.get('cursor'), 0)
  const end = start + count
  return { page: list.slice(start, end), cursor: end < list.length ? String(end) : undefined }
}

function positive(value: string | null, fallback: number): number {
  const number = Number(value)
  return value !== null && Number.isFinite(number) && number > 0 ? Math.floor(number) : fallback
}
