import { Server, WebSocket as MockWebSocket } from 'mock-socket'
import type { ChatService } from '../../world/chat-service.ts'
import { openBinary, type DoorSocket } from './sockjs.ts'

/** The in-page socket: a constructor to hand to the client, and the end of it. */
export interface MockSocketDoor {
  /** Connects to the chat server of this page when given its address. */
  WebSocket: typeof MockWebSocket
  close(): void
}

/**
 * Opens the binary door at an address without a network. The global WebSocket stays what it is: the client takes the constructor as an
 * input. mock-socket needs ArrayBuffers (it turns a Uint8Array into text).
 */
export function openMockSocket(server: Pick<ChatService, 'connect'>, address: string): MockSocketDoor {
  const listener = new Server(address, { mock: false })
  listener.on('connection', (socket) => {
    let open = true
    const end = (options: { code: number; reason: string; wasClean: boolean }): void => {
      if (open) socket.close(options)
    }
    const door: DoorSocket = {
      send(data) {
        if (open) socket.send(typeof data === 'string' ? data : data.slice().buffer)
        return open
      },
      close: (code, reason) => end({ code, reason, wasClean: true }),
      cut: () => end({ code: 1006, reason: '', wasClean: false }),
    }
    const opened = openBinary(server, door)
    socket.on('message', (data) => {
      if (typeof data === 'string') opened.message(data)
      else if (data instanceof ArrayBuffer) opened.message(new Uint8Array(data))
      // The very bytes the client holds: it may write to them again.
      else if (ArrayBuffer.isView(data))
        opened.message(new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice())
    })
    socket.on('close', (event?: { wasClean?: boolean }) => {
      open = false
      opened.closed(event?.wasClean !== false)
    })
  })
  return { WebSocket: MockWebSocket, close: () => listener.close() }
}
