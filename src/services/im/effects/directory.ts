import { chatError } from '#src/contract/im/codes.ts'
import type { RosterUpload } from '#src/contract/im/encode.ts'
import { isChatCall } from '#src/contract/im/rest/calls.ts'
import { operationAreas, type OperationStream } from '#src/contract/im/rest/operations.ts'
import type { Operation } from '#src/machines/operations.ts'
import type { Outcome } from '../../effect.ts'
import { threadAsks } from './threads.ts'
import { keptNames } from './kept-names.ts'
import { failed, fileGone, type Parts, type Run, settled } from './parts.ts'

/** Contacts are listed over REST and changed over the socket (chat §4, §7). */
export const contactEffects = ({ client }: Parts) => ({
  async operate({ operation, input }: Operation, signal: AbortSignal): Promise<Outcome> {
    if (operation !== 'load') return changeRoster(client, operation as RosterUpload['operation'], input)
    const list = (name: 'contacts.list' | 'blocks.list') => client.call(name, {}, signal)
    const [contacts, blocked] = await Promise.all([list('contacts.list'), list('blocks.list')])
    if (!contacts.ok) return failed('operate', contacts.error)
    if (!blocked.ok) return failed('operate', blocked.error)
    return { type: 'operate.succeeded', result: { contacts: contacts.value, blocked: blocked.value } }
  },
})

function changeRoster(
  client: Parts['client'],
  operation: RosterUpload['operation'],
  { user, reason }: Operation['input'],
): Outcome {
  if (typeof user !== 'string' || user === '')
    return failed('operate', chatError('parameter', 'Invalid parameter: "to"'))
  const isSent = client.roster(operation, user, typeof reason === 'string' ? reason : undefined)
  if (isSent) return { type: 'operate.succeeded', result: null }
  return failed('operate', chatError('websocketDisconnected', 'websocket has been disconnected'))
}

/** The operations of a stream are the calls of its area; what it begins with is made of others, and `recall` asks this device. */
export function operationEffects(parts: Parts) {
  const names = keptNames(parts.tools)
  const noting =
    (stream: OperationStream, operate: Run<Operation>): Run<Operation> =>
    async (asked, signal) => {
      if (asked.operation === 'recall') return { type: 'operate.succeeded', result: names.recall() }
      const outcome = await operate(asked, signal)
      if (outcome.type === 'operate.succeeded') names.note(stream, asked, outcome['result'])
      return outcome
    }
  const operate =
    (stream: OperationStream): Run<Operation> =>
    async ({ operation, input }, signal) => {
      if (operation === 'load') return load(parts, stream, signal)
      if (operation === 'uploadFile' || operation === 'downloadFile') return moveFile(parts, operation, input, signal)
      const name = `${operationAreas[stream]}.${operation}`
      if (!isChatCall(name)) return failed('operate', chatError('operationUnsupported', operation))
      const several = stream === 'thread' && Object.hasOwn(threadAsks, operation) ? threadAsks[operation] : undefined
      const done = await (several?.(parts.client, input, signal) ?? parts.client.call(name, input as never, signal))
      // Of messages the same error says that somebody has refused them (chat §8); here the server refuses.
      const isForbidden = !done.ok && done.error.name === 'permissionDenied'
      return settled('operate', isForbidden ? { ok: false, error: { ...done.error, name: 'noPermission' } } : done)
    }
  const streams = Object.keys(operationAreas) as OperationStream[]
  return Object.fromEntries(streams.map((stream) => [stream, { operate: noting(stream, operate(stream)) }])) as Record<
    OperationStream,
    { operate: Run<Operation> }
  >
}

async function load({ client, me }: Parts, stream: OperationStream, signal: AbortSignal): Promise<Outcome> {
  if (stream !== 'group') return { type: 'operate.succeeded', result: { me } }
  const got = await client.call('groups.joined', {}, signal)
  return got.ok ? { type: 'operate.succeeded', result: { me, groups: got.value } } : failed('operate', got.error)
}

/** Files of a group: their bytes lie in the file store, so the call carries them and the fact does not. */
async function moveFile(
  { client, platform }: Parts,
  operation: 'uploadFile' | 'downloadFile',
  input: Operation['input'],
  signal: AbortSignal,
): Promise<Outcome> {
  const key = typeof input['key'] === 'string' ? input['key'] : ''
  if (operation === 'downloadFile') {
    const got = await client.call('groups.downloadFile', input as never, signal)
    if (!got.ok) return failed('operate', got.error)
    await platform.files.put(key, got.value)
    return { type: 'operate.succeeded', result: { key } }
  }
  const bytes = await platform.files.get(key)
  if (!bytes) return { type: 'operate.failed', failure: fileGone }
  const got = await client.call('groups.uploadFile', { ...input, bytes } as never, signal)
  if (got.ok) await platform.files.remove(key)
  return settled('operate', got)
}
