import type { AnswerOf, CallName, RequestOf } from '#src/contract/rest/calls.ts'
import { UNDER_WAY_MS } from '#src/domain/time/timings.ts'
import type { Failure, Meant } from '#src/machines/port.ts'
import { becameOf } from './became-of.ts'
import { asFailure, refusal, type Tools } from './effect.ts'
import type { CallOptions } from './rest/client.ts'
import { type Sending, verdictOf } from './verdict.ts'

/** `isFinal`: the server has certainly not done what it was asked; without it nobody knows. */
export type Asked<Data> = { readonly data: Data } | { readonly failure: Failure; readonly isFinal: boolean }

/** What is known of the sending that was not answered. */
export interface Doubt {
  /** When it was meant; null when nobody has noted it. */
  readonly at: number | null
  /** It carried a payment password that is not there any more. */
  readonly lacksPassword: boolean
}

interface Wording extends CallOptions {
  /** Said when the server gives no words. */
  readonly otherwise?: string
}

/** `doubt`: it has been sent before, and nobody knows what came of it; without it this is the first sending. */
export type OnceOptions =
  | (Wording & { readonly doubt?: undefined })
  | (Wording & { readonly intent: string; readonly doubt: Doubt | undefined })

const passwordLost: Failure = { reason: 'refused', message: '操作失败，请重新输入支付密码' }
const stillOpen: Failure = { reason: 'unheard', message: '正在确认结果，请稍候' }
const inGeneral = '操作失败，请稍后再试'

/**
 * Asks the server to do something once, and tells a refusal from an answer that was lost (verdict.ts): only the first means that
 * nothing was done. After a doubt the server is asked what became of it; it is sent again only where the server knows keys, has never
 * heard of it, and everything is there that went with it first. While nobody is signed in nothing is sent.
 */
export async function callOnce<Name extends CallName>(
  tools: Pick<Tools, 'rest' | 'clock' | 'keys'>,
  name: Name,
  request: RequestOf<Name>,
  options: OnceOptions,
): Promise<Asked<AnswerOf<Name>>> {
  const { doubt } = options
  if (!doubt) return send(tools, name, request, options, 'first')
  const became = await becameOf(tools, name, options.intent, options.signal)
  if (became.verdict === 'done') return { data: became.data }
  if (became.verdict === 'unknown') {
    // Such a backend is promised to do it once, also where it does not have the question.
    const isSafe = tools.keys === 'known' && !doubt.lacksPassword
    return isSafe ? send(tools, name, request, options, 'repetition') : { failure: became.failure, isFinal: false }
  }
  const { otherwise = inGeneral } = options
  if (became.verdict === 'notDone') return { failure: refusal(became.message, otherwise), isFinal: true }
  if (!doubt.lacksPassword) return send(tools, name, request, options, 'repetition')
  const isOver = doubt.at === null || tools.clock.now() - doubt.at > UNDER_WAY_MS
  return isOver ? { failure: passwordLost, isFinal: true } : { failure: stillOpen, isFinal: false }
}

async function send<Name extends CallName>(
  tools: Pick<Tools, 'rest'>,
  name: Name,
  request: RequestOf<Name>,
  { otherwise = inGeneral, doubt: _, ...options }: OnceOptions,
  sending: Sending,
): Promise<Asked<AnswerOf<Name>>> {
  const ended = await tools.rest(name, request, { ...options, onlySignedIn: true })
  if (ended.kind === 'data') return { data: ended.data }
  const isFinal = verdictOf(ended, sending) === 'notDone'
  if (ended.kind === 'failed') return { failure: asFailure(ended.failure), isFinal }
  return { failure: refusal(ended.kind === 'nothing' ? ended.message : '', otherwise), isFinal }
}

/** The payment password as calls take it, where there is one. */
export const secret = (password: string | null) => (password === null ? {} : { payPassword: password })

/** The doubt that a sending begins with, if it does: it is a repetition, or goes on after a restart. */
export function doubtOf(input: {
  readonly isRepetition: boolean
  readonly isRestarted?: true
  readonly sent?: Meant | null
  readonly password?: string | null
}): Doubt | undefined {
  const { isRepetition, isRestarted = false, sent, password = null } = input
  if (!isRepetition && !isRestarted) return undefined
  // Where nobody has noted whether there was one, there was. What takes none has nothing noted of it at all.
  const hadPassword = sent === null || sent?.withPassword === true
  return { at: sent?.at ?? null, lacksPassword: hadPassword && password === null }
}
