import { decodeSockJsUp, encodeSockJsDown } from '#src/contract/im/sockjs.ts'
import type { ChatService } from '../../world/chat-service.ts'
import type { ChatConnection } from '../types.ts'

/** The little of a socket that the doors need; `ws` and mock-socket both fit through an adapter. */
export interface DoorSocket {
  /** Answers whether the data could be handed on. */
  send(data: string | Uint8Array<ArrayBuffer>): boolean
  close(code: number, reason: string): void
  cut(): void
}

export interface OpenDoor {
  /** Hands over what the client sent. */
  message(data: string | Uint8Array): void
  closed(clean: boolean): void
}

/** Answers `GET /ws/info`: only WebSocket is offered; the entropy keeps SockJS clients from sharing session names. */
export function sockJsInfo(entropy: number): string {
  return JSON.stringify({ websocket: true, origins: ['*:*'], cookie_needed: false, entropy })
}

/** A SockJS connection (web builds): text frames around base64 (`wire §0`). */
export function openSockJs(server: Pick<ChatService, 'connect'>, socket: DoorSocket): OpenDoor {
  socket.send('o')
  const connection = server.connect({
    send: (bytes) => socket.send(encodeSockJsDown(bytes)),
    close: (code, reason) => {
      socket.send(`c${JSON.stringify([code, reason])}`)
      socket.close(1000, reason)
    },
    cut: () => socket.cut(),
  })
  return {
    message(data) {
      const text = typeof data === 'string' ? data : new TextDecoder().decode(data)
      for (const payload of decodeSockJsUp(text)?.payloads ?? []) connection.receive(payload)
    },
    closed: (clean) => connection.closed(clean),
  }
}

/** A plain binary connection (uni-app and mini program builds, and our own client). */
export function openBinary(server: Pick<ChatService, 'connect'>, socket: DoorSocket): OpenDoor {
  const connection: ChatConnection = server.connect({
    send: (bytes) => socket.send(bytes),
    close: (code, reason) => socket.close(code, reason),
    cut: () => socket.cut(),
  })
  return {
    message: (data) => connection.receive(typeof data === 'string' ? new TextEncoder().encode(data) : data),
    closed: (clean) => connection.closed(clean),
  }
}
