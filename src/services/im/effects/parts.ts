import type { OutgoingFile } from '#src/contract/im/client.ts'
import type { Content } from '#src/contract/im/content.ts'
import type { Outcome, Tools } from '../../effect.ts'
import type { Archive } from '../archive/archive.ts'
import type { createArchiveWriter, Sent } from '../archive-writer.ts'
import type { ChatClient } from '../client.ts'
import { asChatFailure } from '../failures.ts'
import type { Gate } from '../gate.ts'
import type { ChatPlatform } from '../platform.ts'
import type { SocketEvents } from '../socket.ts'
import type { Result } from '../token.ts'

/** What the chat's effects share for as long as the page lives. */
export interface Parts {
  readonly client: ChatClient
  readonly tools: Tools
  readonly platform: ChatPlatform
  readonly events: SocketEvents
  /** What the outbox has handed to the socket; answers to anything else are nobody's. */
  readonly sent: Map<string, Sent>
  readonly archive: Archive
  readonly archiveWriter: ReturnType<typeof createArchiveWriter>
  readonly gate: Gate
  me: string
}

/** Does what a machine has asked for and gives the fact of how it ended; never rejects but by a defect. */
export type Run<Input> = (input: Input, signal: AbortSignal) => Promise<Outcome>

export const failed = (name: string, error: Parameters<typeof asChatFailure>[0], extra: object = {}): Outcome => ({
  type: `${name}.failed`,
  failure: asChatFailure(error),
  ...extra,
})
export const settled = (name: string, result: Result<unknown>): Outcome =>
  result.ok ? { type: `${name}.succeeded`, result: result.value ?? null } : failed(name, result.error)

export const fileGone = { reason: 'fileGone', message: '文件已不在这台设备上，请重新选择' }

export interface UploadInput {
  readonly localId: string
  readonly content: Content
  readonly file: OutgoingFile
}
