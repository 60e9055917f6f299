import { chatPrefix } from '#mock/handlers.ts'
import type { Platform } from '#src/app/platform.ts'
import type { ChatPlatform } from '#src/services/im/platform.ts'
import type { ChatWire } from './chat-wire.ts'

/** The app's way to the world's chat service on a bench. */
export function benchChat(input: {
  readonly wire: ChatWire
  readonly fetch: typeof globalThis.fetch
  /** Address of the folder that the service lies in, without a slash at its end. */
  readonly base: string
  readonly device: Pick<ChatPlatform, 'files' | 'resource' | 'openArchive'>
  readonly report: (what: string) => void
}): NonNullable<Platform['chat']> {
  const { wire, fetch, base, device, report } = input
  return {
    ...device,
    config: {
      appKey: 'demo#chat',
      rest: [base + chatPrefix],
      socket: ['wss://chat.shucang.example/websocket'],
      dns: [],
      isSecure: true,
    },
    openSocket: wire.openSocket,
    fetch,
    confirmsDelivery: true,
    report,
    isVisible: wire.isVisible,
    watchVisible: wire.watchVisible,
  }
}
