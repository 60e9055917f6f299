import type { Schema } from 'effect'
import { misfits } from '#scenarios/player/misfits.ts'
import { schemaText } from '#scenarios/player/mistake-text.ts'
import { inLanguage } from '../language.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { isRecord } from '#src/domain/unknown.ts'
import { createRouter } from '#mock/rest/router.ts'
import type { BrokenField, CallRow, Contract } from '../traffic/traffic.ts'
import { messagePacking } from './frames.ts'
import { a } from './messages.ts'

type AnySchema = Schema.Codec<unknown, unknown>

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

/** Fields that nobody asked for break nothing. */
const brokenIn = (schema: unknown, value: unknown, above: string): readonly BrokenField[] =>
  misfits(schema as AnySchema, value)
    .filter(({ kind }) => kind !== 'field')
    .map(({ path, kind, message }) => ({
      path: [...(above === '' ? [] : [above]), ...path.map(String)].join('.'),
      what: kind === 'missing' ? a.missing : a.misfit(inLanguage(schemaText)(message)),
    }))

const route = createRouter(allEndpoints)

/** What of the answer is not as the contract has it; nothing of one that gives no data. */
export function brokenAnswer({ name, method, path, answer }: CallRow): readonly BrokenField[] {
  const match = route(method, path.split('?', 1)[0]!)
  if (!match || match.endpoint.name !== name || !answer || answer.text === null || answer.status !== 200) return []
  const body = parsed(answer.text)
  if (!body) return [{ path: '', what: answer.text === '' ? a.noContent : a.noJson }]
  const { codeField, response } = match.endpoint
  if (!isRecord(body.value)) return [{ path: '', what: a.noEnvelope }]
  if (!(codeField in body.value)) return [{ path: codeField, what: a.missing }]
  if (String(body.value[codeField]) !== '200') return []
  return brokenIn(response, body.value['data'], 'data')
}

/** What of the request is not as the contract has it. */
export function brokenRequest({ name, method, path, body }: CallRow): readonly BrokenField[] {
  const [where = '', query = ''] = path.split('?')
  const match = route(method, where)
  if (!match || match.endpoint.name !== name || match.endpoint.params === 'multipart') return []
  const fields =
    match.endpoint.params === 'query' ? Object.fromEntries(new URLSearchParams(query)) : parsed(body)?.value
  return brokenIn(match.endpoint.request, { ...(isRecord(fields) ? fields : {}), ...match.params }, '')
}

/** How this app has agreed to speak with its server. */
export const contract: Contract = { answer: brokenAnswer, request: brokenRequest, packing: messagePacking }
