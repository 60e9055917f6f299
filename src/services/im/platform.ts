import type { ArchiveTable } from './archive/table.ts'
import type { ChatClientInput } from './client.ts'
import type { OpenSocket } from './web-socket.ts'
import type { Credential, Result } from './token.ts'

/** Files that wait to be uploaded, by key. They are bytes, so they cannot lie in a fact. */
export interface FileStore {
  put(key: string, bytes: Blob): Promise<void>
  get(key: string): Promise<Blob | null>
  remove(key: string): Promise<void>
  keys(): Promise<readonly string[]>
}

/** Where the chat service is and how it is reached; the composition root gives it, the chat code is loaded when it is first used. */
export interface ChatPlatform {
  readonly config: ChatClientInput['config']
  /** The platform's sockets when absent. */
  readonly openSocket?: OpenSocket
  readonly credential: (user: string, signal: AbortSignal) => Promise<Result<Credential>>
  /** The device's name at the service: stable over reloads, other in each tab. */
  readonly resource: string
  readonly files: FileStore
  /** Where messages are kept on this device; for this run only when absent. */
  readonly openArchive?: () => Promise<ArchiveTable>
  readonly fetch: typeof globalThis.fetch
  /** Whether received single messages are confirmed (chat §4; A-70). */
  readonly confirmsDelivery: boolean
  readonly report: (what: string) => void
  readonly network?: ChatClientInput['network']
  /** Whether the page can be seen now; it can where nobody says. */
  readonly isVisible?: () => boolean
  /** Calls back when the page is hidden or shown again; gives what stops it. */
  readonly watchVisible?: (changed: (isVisible: boolean) => void) => () => void
}
