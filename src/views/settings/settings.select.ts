import type { ImMessageContext } from '#src/machines/im-message/im-message.machine.ts'

/** Pure: how many messages wait to be sent. Receipts and recalls are nothing that a person would miss. */
export const unsentOf = (outbox: Pick<ImMessageContext, 'items'> | undefined): number =>
  outbox?.items.filter(({ outgoing }) => 'content' in outgoing).length ?? 0
