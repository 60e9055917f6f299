import { entriesOf, fieldsOf, isRecord, textOf } from '#src/domain/unknown.ts'
import type { CallRow, FrameRow, NearMiss, TrafficRow } from '../traffic/traffic.ts'
import { t } from '../messages.ts'

const arrows = { up: '↑', down: '↓' } as const

export const nameOf = (row: TrafficRow): string =>
  row.kind === 'call' ? row.name : `${arrows[row.on]} ${row.frame?.type ?? t.unreadFrame}`

/** What asked: `resource/notices heard resource.opened, asked by load`. */
export function causeText({ cause, ...row }: TrafficRow): string {
  if (!cause) return row.kind === 'frame' ? t.fromChat : t.noCause
  const heard = cause.fact === null ? t.goesOn : t.heard(cause.fact)
  const by = cause.effect === '' ? '' : t.by(cause.effect)
  return `${cause.stream} ${heard}${by}${cause.isSure ? '' : t.inferred}`
}

/** The code of an answer, of the envelope where it has one. */
function codeOf({ answer }: CallRow): string {
  if (!answer) return t.awaited
  if (answer.text === null) return t.unanswered
  try {
    const body: unknown = JSON.parse(answer.text)
    const code = isRecord(body) ? (body['code'] ?? body['status']) : undefined
    return typeof code === 'number' || typeof code === 'string' ? String(code) : String(answer.status)
  } catch {
    return t.unread(answer.status)
  }
}

/** How it stands: nothing has come yet, it was done, or it was refused. */
export function endOf(row: TrafficRow): 'awaited' | 'done' | 'refused' {
  if (row.kind === 'frame') return 'done'
  if (!row.answer) return 'awaited'
  const { status } = row.answer
  return status >= 200 && status < 300 && ['200', String(status)].includes(codeOf(row)) ? 'done' : 'refused'
}

/** Why the chat service has ended the session, where a frame says so: `otherDeviceLogin · 206`. */
function reportIn({ frame }: FrameRow): string {
  const payloads = entriesOf(fieldsOf(frame)['metas']).map((meta) => fieldsOf(fieldsOf(meta)['payload']))
  const { operation, code } = payloads.find((payload) => 'code' in payload) ?? {}
  return typeof code === 'number' ? `${textOf(operation)} · ${code}` : ''
}

/** Whether somebody has written its answer: it is another, and nothing has failed. */
export const isByHand = (row: TrafficRow): boolean => row.kind === 'call' && row.rule?.with?.['data'] !== undefined

/** How it ended, and what rule had it so. */
export const endText = (row: TrafficRow): string => {
  if (row.kind === 'frame') return row.deed ?? reportIn(row)
  return row.rule ? `${codeOf(row)} · ${isByHand(row) ? t.byHand : row.rule.kind}` : codeOf(row)
}

/** Why a rule did not strike. */
export const nearText = (why: NearMiss['why']): string =>
  ({ path: t.nearPath, method: t.nearMethod, skip: t.nearSkip, chance: t.nearChance, later: t.nearLater })[why]
