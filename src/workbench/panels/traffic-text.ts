import { isRecord } from '#src/domain/unknown.ts'
import type { CallRow, NearMiss, TrafficRow } from '../traffic/traffic.ts'

const arrows = { up: '↑', down: '↓' } as const

export const nameOf = (row: TrafficRow): string =>
  row.kind === 'call' ? row.name : `${arrows[row.on]} ${row.frame?.type ?? '读不出的帧'}`

/** What asked: `resource/notices 听到 resource.opened，由 load 发出`. */
export function causeText({ cause, ...row }: TrafficRow): string {
  if (!cause) return row.kind === 'frame' ? '聊天服务发来' : '起因不明'
  const heard = cause.fact === null ? '重新打开后继续' : `听到 ${cause.fact}`
  const by = cause.effect === '' ? '' : `，由 ${cause.effect} 发出`
  return `${cause.stream} ${heard}${by}${cause.isSure ? '' : '（推断）'}`
}

/** The code of an answer, of the envelope where it has one. */
function codeOf({ answer }: CallRow): string {
  if (!answer) return '等待回答'
  if (answer.text === null) return '没有回答'
  try {
    const body: unknown = JSON.parse(answer.text)
    const code = isRecord(body) ? (body['code'] ?? body['status']) : undefined
    return typeof code === 'number' || typeof code === 'string' ? String(code) : String(answer.status)
  } catch {
    return `${answer.status} 读不出`
  }
}

/** How it ended, and what rule had it so. */
export const endText = (row: TrafficRow): string => {
  if (row.kind === 'frame') return row.deed ?? ''
  return row.rule ? `${codeOf(row)} · ${row.rule.kind}` : codeOf(row)
}

/** Why a rule did not strike. */
export const nearTexts: Readonly<Record<NearMiss['why'], string>> = {
  path: '路径不符',
  method: '方法不符',
  skip: '还要先放过几次',
  chance: '这一次概率没有落在它上面',
  later: '前面的规则已经作答',
}
