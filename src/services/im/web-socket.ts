/** A binary socket that is being opened or open (`wire §0`: plain WebSocket on `/websocket`). */
export interface RawSocket {
  /** False when the bytes could not be handed on because the socket is not open. */
  send(bytes: Uint8Array<ArrayBuffer>): boolean
  close(): void
}

export interface RawSocketEvents {
  opened(): void
  received(bytes: Uint8Array): void
  /** Once, whatever ended it. */
  closed(reason: string): void
}

/** Opens a socket; never throws, a refused address closes at once. */
export type OpenSocket = (url: string, events: RawSocketEvents) => RawSocket

type SocketConstructor = new (
  url: string,
) => Pick<WebSocket, 'binaryType' | 'send' | 'close' | 'addEventListener'> & { readonly readyState: number }

const OPEN = 1

/** Sockets of a given constructor: the browser's, or a mock's in the page. */
export const openSocketWith =
  (Socket: SocketConstructor): OpenSocket =>
  (url, events) => {
    let isOver = false
    const end = (reason: string): void => {
      if (isOver) return
      isOver = true
      events.closed(reason)
    }
    let socket: InstanceType<SocketConstructor>
    try {
      socket = new Socket(url)
    } catch (error) {
      queueMicrotask(() => end(String(error)))
      return { send: () => false, close: () => undefined }
    }
    socket.binaryType = 'arraybuffer'
    socket.addEventListener('open', () => !isOver && events.opened())
    socket.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<unknown>
      if (isOver) return
      if (data instanceof ArrayBuffer) events.received(new Uint8Array(data))
      else if (ArrayBuffer.isView(data)) events.received(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
    })
    socket.addEventListener('close', (event) =>
      end(`closed ${(event as CloseEvent).code ?? ''} ${(event as CloseEvent).reason ?? ''}`.trim()),
    )
    socket.addEventListener('error', () => end('socket error'))
    return {
      send(bytes) {
        if (isOver || socket.readyState !== OPEN) return false
        socket.send(bytes)
        return true
      },
      close() {
        end('closed by us')
        socket.close()
      },
    }
  }

/** The platform's own sockets. */
export const platformSocket: OpenSocket = (url, events) => openSocketWith(WebSocket)(url, events)
