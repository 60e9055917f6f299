import type { Instant } from '#src/domain/time/instant.ts'
import { entriesOf, fieldsOf, rowsOf } from '#src/domain/unknown.ts'
import type { Values } from '#src/machines/submission/submission.machine.ts'
import type { Vault } from './storage/vault.ts'

/** Something that begins, of which somebody on this device asked to be told. `at` is the server's time. */
export interface Reminder {
  /** What it is about: a work, an avatar, a kind of works. */
  readonly id: string
  readonly userId: string
  readonly at: Instant
  readonly title: string
}

/** What was asked for on this device and has not been told; all tabs share it, and it goes with a full logout. */
export interface Reminders {
  of(userId: string | null): readonly Reminder[]
  /** Takes off the list what is due, and gives it: another tab finds nothing left. */
  takeDue(userId: string | null, now: Instant): readonly Reminder[]
  /** What the server has just accepted: asks for a reminder or takes it back. Nothing where the form is about something else. */
  note(form: string, values: Values, userId: string | null): void
  /** Calls back when something was asked for in this tab. */
  watch(changed: () => void): () => void
}

/** The forms that ask for a reminder; their pages give the moment and the words along. */
const forms: ReadonlySet<string> = new Set(['product/remind', 'avatar/remind', 'product/appoint'])

const KEY = 'reminders'

/** What somebody else has written there is no reminder. */
function rowsIn(text: string | null): readonly unknown[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]')
    return entriesOf(rows)
  } catch {
    return []
  }
}

export function createReminders(vault: Pick<Vault, 'get' | 'set'>): Reminders {
  const watchers = new Set<() => void>()
  const write = (kept: readonly Reminder[]) => vault.set(KEY, JSON.stringify(kept))
  const read = (): readonly Reminder[] =>
    rowsOf(rowsIn(vault.get(KEY))).flatMap(({ id, userId, at, title }) =>
      typeof id === 'string' && typeof userId === 'string' && typeof at === 'number' && typeof title === 'string'
        ? [{ id, userId, at, title }]
        : [],
    )
  return {
    of: (userId) => read().filter((one) => one.userId === userId),
    takeDue: (userId, now) => {
      const kept = read()
      const due = kept.filter((one) => one.userId === userId && one.at <= now)
      if (due.length > 0) write(kept.filter((one) => !due.includes(one)))
      return due
    },
    note: (form, values, userId) => {
      if (!forms.has(form) || userId === null) return
      const { id, categoryId, at, title, booked = true } = fieldsOf(values)
      // A work and an edition may have one id.
      const about = `${id === undefined ? 'category/' : ''}${String(id ?? categoryId)}`
      const others = read().filter((one) => one.id !== about || one.userId !== userId)
      const asked = { id: about, userId, at: Number(at), title: String(title) }
      write(booked === true && asked.at > 0 ? [...others, asked] : others)
      for (const changed of watchers) changed()
    },
    watch: (changed) => {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
  }
}
