import type { AnyActorRef } from 'xstate'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { Journal } from '#src/journal/journal.ts'
import { kindOfStream } from '#src/machines/registry.ts'
import { createFileHolder, type FileHolder } from '#src/services/storage/file-holder.ts'
import { record } from '../recorder.ts'
import type { Unwritten } from '../router.ts'

/** What goes over to the system that takes another's place under a page that stays (promotion). */
export interface Handover {
  /** What this tab has opened and typed, as it stands, secrets included: persisted states by stream. */
  readonly streams: Readonly<Record<string, unknown>>
  /** Facts of this tab that the leader that is gone may not have stored. */
  readonly unwritten: readonly Unwritten[]
  readonly files: FileHolder
  /** Whose it is; null while nobody was signed in. */
  readonly user: string | null
}

export const nothingTaken = (): Handover => ({ streams: {}, unwritten: [], files: createFileHolder(), user: null })

/** What goes on under the page, each kind as its row says (`promoted`). */
export function streamsOfPage(root: AnyActorRef): Handover['streams'] {
  const children: Record<string, AnyActorRef> = root.getSnapshot().children
  const staying = Object.entries(children).filter(([stream]) => kindOfStream(stream)?.promoted === 'stays')
  return Object.fromEntries(staying.map(([stream, child]) => [stream, child.getPersistedSnapshot?.()]))
}

const nameOf = (stream: string, fact: object): string => {
  const { type, at, id } = fieldsOf(fact)
  return JSON.stringify([stream, type, at, id])
}

/** Writes what only the page has kept; what the leader did store before it went is not written twice. */
export async function writeUnwritten(journal: Journal, unwritten: Handover['unwritten']): Promise<void> {
  if (unwritten.length === 0) return
  const known = new Set((await journal.history()).map(({ stream, fact }) => nameOf(stream, fact)))
  for (const { stream, fact } of unwritten) if (!known.has(nameOf(stream, fact))) record(journal, stream, fact)
}
