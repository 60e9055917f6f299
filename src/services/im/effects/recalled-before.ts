import type { ChatEvent } from '#src/contract/im/client.ts'

/** Of so many messages it is known that they were recalled. Ours, as many as are remembered by their ids (IMS-4). */
const RECALLED_MAX = 100

/**
 * Gives what came down without the messages of whose recall was heard before: a page that was under way for long may still have them
 * (IMS-12).
 */
export function createRecalledBefore(): (events: readonly ChatEvent[]) => readonly ChatEvent[] {
  let recalled: readonly string[] = []
  return (events) => {
    const left = events.filter((event) => {
      if (event.type === 'message') return !recalled.includes(event.message.id)
      if (event.type === 'ack' && event.ack.kind === 'recall')
        recalled = [...recalled, event.ack.messageId].slice(-RECALLED_MAX)
      return true
    })
    return left.length < events.length ? left : events
  }
}
