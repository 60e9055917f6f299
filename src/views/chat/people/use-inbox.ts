import type { ImInboxContext } from '#src/machines/im-inbox/im-inbox.facts.ts'
import type { ImMessageContext } from '#src/machines/im-message/im-message.machine.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import { noInbox } from '../../kit/chat/directory.ts'

/** The list of conversations, drafts and notices as they are stored. */
export const useInbox = (): ImInboxContext => useStream('im-inbox', (snapshot) => snapshot?.context ?? noInbox)

const nothing: ImMessageContext['items'] = []

/** What is being sent. */
export const useOutbox = (): ImMessageContext['items'] =>
  useStream('im-message', (snapshot) => snapshot?.context.items ?? nothing)
