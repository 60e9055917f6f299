import { chatError } from '#src/contract/im/codes.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import type { ChatToken } from '#src/contract/rest/im/im.schema.ts'
import { call } from '../call.ts'
import type { Tools } from '../effect.ts'
import { endpointNamed } from '../resource.effects.ts'
import type { ChatPorts } from './ports.ts'

/** Failures of the marketplace's call that another attempt may mend. */
const passing = ['offline', 'timeout', 'http', 'aborted', 'malformed']

/** A signed-in person logs in to the chat with a token that the marketplace gives (chat §7, `im/getImToken`). */
export const marketplaceCredential =
  (tools: Pick<Tools, 'rest'>): ChatPorts['credential'] =>
  async () => {
    const endpoint = (await endpointNamed('im.getImToken')) as Endpoint<unknown, ChatToken>
    const got = await call(tools, endpoint, {}, { silent: true })
    if (got.ok) return { ok: true, value: { kind: 'token', token: got.data.token, expiresAt: got.data.expiresAt } }
    const { reason, message } = got.failure
    return { ok: false, error: chatError(passing.includes(reason) ? 'unknown' : 'chatToken', message) }
  }
