import { fieldsOf } from '#src/domain/unknown.ts'
import type { PushMessage } from '#src/machines/push/push.machine.ts'
import type { PushDevice } from '#src/services/device.effects.ts'

/**
 * Push messages in a page: a native shell dispatches `shucang-push` events with `{ kind, clientId | message }` on the window. A
 * plain browser dispatches none. What arrives is data from outside and is read with care.
 */
export function bridgePush(): PushDevice {
  /** Told of a notification that is pressed, while somebody listens. */
  let pressed: (message: PushMessage) => void = () => undefined
  const read = (value: unknown): PushMessage | null => {
    const { type, title, data } = fieldsOf(value)
    if (typeof type !== 'string' || typeof title !== 'string') return null
    return { type, title, content: fieldsOf(data)['content'] ?? null }
  }
  return {
    listen({ client, received, clicked }) {
      const stop = new AbortController()
      pressed = clicked
      const hear = (event: Event) => {
        const { kind, clientId, message } = event instanceof CustomEvent ? fieldsOf(event.detail) : {}
        const push = read(message)
        if (kind === 'client' && typeof clientId === 'string' && clientId !== '') client(clientId)
        if (kind === 'received' && push) received(push)
        if (kind === 'clicked' && push) clicked(push)
      }
      addEventListener('shucang-push', hear, { signal: stop.signal })
      const hearWorker = ({ data }: MessageEvent<unknown>) => {
        const { kind, message } = fieldsOf(data)
        const push = read(message)
        if (kind === 'shucang-pressed' && push) clicked(push)
      }
      navigator.serviceWorker?.addEventListener('message', hearWorker, { signal: stop.signal })
      return () => stop.abort()
    },
    notify(message) {
      if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
      const words = { body: String(message.content) }
      try {
        const shown = new Notification(message.title, words)
        shown.onclick = () => {
          globalThis.focus?.()
          pressed(message)
        }
      } catch {
        // Chrome on Android lets only a service worker show one; it hears what is pressed, and gives back what it was given.
        const { type, title, content } = message
        const more = { ...words, data: { type, title, data: { content } } }
        const worker = navigator.serviceWorker?.getRegistration()
        void worker?.then((there) => there?.showNotification(title, more)).catch(() => undefined)
      }
    },
    requestNotifications() {
      if (typeof Notification === 'undefined' || Notification.permission !== 'default') return
      void Notification.requestPermission()
    },
  }
}
