import { fieldsOf } from '#src/domain/unknown.ts'
import type { PushMessage } from '#src/machines/push/push.machine.ts'
import type { PushDevice } from '#src/services/device.effects.ts'

/**
 * Push messages in a page: a native shell dispatches `shucang-push` events with `{ kind, clientId | message }` on the window. A
 * plain browser dispatches none. What arrives is data from outside and is read with care.
 */
export function bridgePush(): PushDevice {
  const read = (value: unknown): PushMessage | null => {
    const { type, title, data } = fieldsOf(value)
    if (typeof type !== 'string' || typeof title !== 'string') return null
    return { type, title, content: fieldsOf(data)['content'] ?? null }
  }
  return {
    listen({ client, received, clicked }) {
      const stop = new AbortController()
      const hear = (event: Event) => {
        const { kind, clientId, message } = event instanceof CustomEvent ? fieldsOf(event.detail) : {}
        const push = read(message)
        if (kind === 'client' && typeof clientId === 'string' && clientId !== '') client(clientId)
        if (kind === 'received' && push) received(push)
        if (kind === 'clicked' && push) clicked(push)
      }
      addEventListener('shucang-push', hear, { signal: stop.signal })
      return () => stop.abort()
    },
    notify({ title, content }) {
      if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
      new Notification(title, { body: String(content) })
    },
  }
}
