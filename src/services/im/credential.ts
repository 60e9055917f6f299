import { chatError } from '#src/contract/im/codes.ts'
import { call } from '../call.ts'
import type { Tools } from '../effect.ts'
import type { ChatPlatform } from './platform.ts'

/** Failures of the marketplace's call that another attempt may mend. */
const passing = ['offline', 'timeout', 'http', 'aborted', 'malformed']

/** A signed-in person logs in to the chat with a token that the marketplace gives (chat §7, `im/getImToken`). */
export const marketplaceCredential =
  (tools: Pick<Tools, 'rest'>): ChatPlatform['credential'] =>
  async (_user, signal) => {
    const got = await call(tools, 'chat.getImToken', {}, { silent: true, signal })
    if (got.ok) return { ok: true, value: { kind: 'token', token: got.data.token, expiresAt: got.data.expiresAt } }
    const { reason, message } = got.failure
    return { ok: false, error: chatError(passing.includes(reason) ? 'unknown' : 'chatToken', message) }
  }
