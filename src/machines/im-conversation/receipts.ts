import type { ChatAck } from '#src/contract/im/client.ts'
import { noReceipt, readReceipt, type Receipt, receiptAfter } from '#src/contract/im/message-changes.ts'
import { type Talk, takeBack } from './recalls.ts'

/** What receipts and recalls change in an open conversation. */
export interface Acknowledged extends Talk {
  readonly receipts: Readonly<Record<string, Receipt>>
}

/** A receipt or recall worked in (IMV-3, IMV-6, IMV-7); a read message was delivered too. */
export function acknowledge(context: Acknowledged, ack: ChatAck): Partial<Acknowledged> {
  if (ack.kind === 'recall') return takeBack(context, ack.messageId, ack.from)
  if (ack.kind === 'channel') {
    if (ack.from === context.me) return {}
    const mine = context.messages.filter(({ from }) => from === context.me)
    return {
      receipts: {
        ...context.receipts,
        ...Object.fromEntries(mine.map(({ id }) => [id, { ...noReceipt, ...readReceipt }])),
      },
    }
  }
  const after = receiptAfter(context.receipts[ack.messageId], ack)
  return { receipts: { ...context.receipts, [ack.messageId]: after } }
}
