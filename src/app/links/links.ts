import type { Journal } from '#src/journal/journal.ts'
import { linkFiles } from './file-link.ts'
import { linkChat } from './chat-link.ts'
import { linkPerson } from './person-link.ts'
import type { Reminders } from '#src/services/reminders.ts'
import type { Platform } from '../platform.ts'
import { linkReminders } from './reminder-link.ts'
import type { Role, Router } from '../router.ts'
import { linkLead } from './lead-link.ts'

interface LinkParts {
  readonly router: Router
  readonly role: Role
  readonly journal: Journal
  readonly platform: Platform
  readonly reminders: Reminders
  /** The streams that exist now. */
  readonly streams: () => string[]
  /** Who used what goes on here; null where everything begins. */
  readonly last: string | null
}

/** What keeps the actors in step with the person, the device and the other tabs. Gives what stops each. */
export const linkAll = ({ platform, reminders, streams, last, ...parts }: LinkParts): readonly (() => void)[] => [
  linkPerson({ ...parts, streams, chat: platform.chat, last }),
  linkChat(parts.router, platform),
  linkLead({ ...parts, platform }),
  linkFiles({ ...parts, platform }),
  linkReminders(parts.router, platform, reminders),
]
