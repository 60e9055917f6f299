import { decodeBody, type MessageBody } from '#src/contract/im/body.ts'
import { isRecord } from '#src/domain/unknown.ts'
import type { Trace } from '#src/workbench/trace.ts'
import { deviceOf, distinct, fullDevices, type Law, of, setOf, wordsOf } from './law.ts'

/** The body of a frame, where it can be read. */
function bodyOf(payload: Uint8Array): MessageBody | undefined {
  try {
    return decodeBody(payload)
  } catch {
    return undefined
  }
}

const messageKinds = new Set(['chat', 'groupchat', 'chatroom'])

/** Ids of messages and intents whose facts are on the disk, by device. */
function leftTooEarly(trace: Trace): readonly string[] {
  const stored = new Map<string, Set<string>>()
  const full = fullDevices(trace)
  return distinct(
    of(trace, 'stored', 'up', 'request').flatMap((one) => {
      const device = deviceOf(one.life)
      const known = setOf(stored, device)
      if (one.kind === 'stored') {
        for (const { stream, fact } of one.entries) {
          known.add(stream.slice(stream.indexOf('/') + 1))
          for (const value of Object.values(fact)) if (typeof value === 'string') known.add(value)
        }
        return []
      }
      if (full.has(device)) return []
      if (one.kind === 'request')
        return one.key === '' || known.has(decodeURIComponent(one.key)) ? [] : [`the call ${one.name}`]
      if (one.frame.type !== 'upload' || one.frame.meta.namespace !== 'chat') return []
      const { id = '' } = one.frame.meta
      return known.has(id) || isReceipt(one.frame.meta.payload) ? [] : ['a chat message']
    }),
  )
}

/** What is confirmed by itself is nobody's fact. */
function isReceipt(payload: Uint8Array): boolean {
  return bodyOf(payload)?.kind === 'delivery'
}

/** What a text must not hold: whole when it is long enough not to come about by chance, else as a value of its own. */
const canary = (secret: string): string => (secret.length >= 8 ? secret : JSON.stringify(secret))

const secretFields = /^(password|newPassword|confirmPassword|code|payPassword|smsCode)$/

/** The secrets that a fact of a person holds. */
function secretsOf(fact: Readonly<Record<string, unknown>>): readonly string[] {
  if (fact['secret'] === true) return typeof fact['value'] === 'string' && fact['value'] ? [fact['value']] : []
  const isSession = typeof fact['type'] === 'string' && !fact['type'].startsWith('order.pluginAnswered')
  return Object.entries(fact).flatMap(([key, value]) =>
    isSession && secretFields.test(key) && typeof value === 'string' && value.length >= 4 ? [value] : [],
  )
}

function tokenIn(body: string): readonly string[] {
  if (!body.includes('oken"')) return []
  try {
    const envelope: unknown = JSON.parse(body)
    const data = isRecord(envelope) ? envelope['data'] : undefined
    return isRecord(data)
      ? ['token', 'accessToken'].flatMap((key) =>
          typeof data[key] === 'string' && data[key].length > 8 ? [data[key]] : [],
        )
      : []
  } catch {
    return []
  }
}

/** What was stored, as text: two laws read all of it. */
const texts = new WeakMap<object, string>()
function storedText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, known)
  return known
}

function written(trace: Trace): readonly string[] {
  const secrets = new Map<string, string>()
  for (const one of of(trace, 'step', 'answer')) {
    if (one.kind === 'answer') for (const token of tokenIn(one.body)) secrets.set(canary(token), 'a token')
    else for (const secret of secretsOf(wordsOf(one).say ?? {})) secrets.set(canary(secret), 'a password or code')
  }
  const found = (text: string, where: string) =>
    [...secrets].flatMap(([secret, what]) => (text.includes(secret) ? [`${what} in ${where}`] : []))
  return distinct(
    of(trace, 'stored', 'kept').flatMap((one) => {
      if (one.kind === 'stored')
        return one.entries.flatMap((entry) => found(storedText(entry.fact), `the journal, ${entry.stream}`))
      if (one.value === undefined || (one.place === 'vault' && one.key === 'shucang.token')) return []
      return found(storedText(one.value), `${one.place}, ${one.key.split('\n')[0]}`)
    }),
  )
}

/** What is acknowledged to the chat service before it lies on the device. */
function acknowledgedEarly(trace: Trace): readonly string[] {
  if (of(trace, 'up').length === 0) return []
  const kept = new Map<string, Set<string>>()
  const pages = new Map<string, readonly string[]>()
  const full = fullDevices(trace)
  const keep = (device: string, value: unknown) => {
    for (const [, id] of storedText(value).matchAll(/"id":"(\d+)"/g)) setOf(kept, device).add(id!)
  }
  return distinct(
    of(trace, 'stored', 'kept', 'down', 'up').flatMap((one) => {
      const device = deviceOf(one.life)
      if (one.kind === 'stored') for (const { fact } of one.entries) keep(device, fact)
      if (one.kind === 'kept' && one.place === 'archive' && one.value !== undefined) keep(device, one.value)
      if (one.kind === 'down' && one.frame.type === 'sync' && one.frame.nextKey !== undefined)
        pages.set(`${one.socket} ${one.frame.nextKey}`, one.frame.metas.flatMap(messageIdOf))
      if (one.kind !== 'up' || full.has(device)) return []
      const known = setOf(kept, device)
      if (one.frame.type === 'fetch' && one.frame.key !== undefined) {
        const ids = pages.get(`${one.socket} ${one.frame.key}`) ?? []
        return ids.every((id) => known.has(id)) ? [] : ['by asking for the page after it']
      }
      if (one.frame.type !== 'upload' || one.frame.meta.namespace !== 'chat') return []
      const body = bodyOf(one.frame.meta.payload)
      return body?.kind === 'delivery' && !known.has(body.ackId ?? '') ? ['by a delivery receipt'] : []
    }),
  )
}

const messageIdOf = ({ namespace, id, payload }: { namespace: string; id?: string; payload: Uint8Array }): string[] => {
  const body = namespace === 'chat' ? bodyOf(payload) : undefined
  const [content] = body?.contents ?? []
  const isMessage =
    body && messageKinds.has(body.kind) && body.kind !== 'chatroom' && content !== undefined && content !== 'empty'
  return isMessage && content.type !== 'cmd' && id !== undefined ? [id] : []
}

export const storageLaws: readonly Law[] = [
  {
    id: 'durable-first',
    says: 'nothing that changes the world leaves before its fact is on the disk',
    cites: ['IMM-1', 'ORD-1', 'ORD-8'],
    breaks: leftTooEarly,
  },
  {
    id: 'no-secret-stored',
    says: 'no password or code is ever stored, and no token outside its own place',
    cites: ['SES-9', 'marketplace §3'],
    breaks: written,
  },
  {
    id: 'stored-before-acknowledged',
    says: 'a message is acknowledged to the chat service only once it is stored',
    cites: ['IMS-7', 'IMV-9', 'lc:message-acks'],
    breaks: acknowledgedEarly,
  },
]
