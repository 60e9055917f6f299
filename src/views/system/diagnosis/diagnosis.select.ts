import type { Diagnosis } from '#src/domain/diagnosis.ts'

import { fieldsOf } from '#src/domain/unknown.ts'

export interface DiagnosisView {
  /** What is in the file. */
  readonly holds: readonly string[]
  /** What is not. */
  readonly lacks: readonly string[]
  /** `86 KB` */
  readonly size: string
}

const day = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** How much a file is, rounded up. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1)} MB`

const timeOf = (fact: unknown): number | undefined => {
  const { at } = fieldsOf(fact)
  return typeof at === 'number' ? at : undefined
}

function spanText(facts: Diagnosis['facts']): string {
  const times = facts.flatMap(({ fact }) => timeOf(fact) ?? [])
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined) return ''
  const [from, to] = [day.format(first), day.format(last)]
  return from === to ? `，${from}` : `，${from} 至 ${to}`
}

/** What is said of the file before it is saved. */
export function viewDiagnosis({ facts, states, left, app, device }: Diagnosis, bytes: number): DiagnosisView {
  const parts = [
    left.facts > 0 && `更早的 ${left.facts} 条操作记录`,
    left.streams.length > 0 && `${left.streams.length} 项过大的记录`,
  ].filter((part) => part !== false)
  return {
    holds: [
      `操作记录 ${facts.length} 条${spanText(facts)}`,
      ...(states.length > 0 ? [`已归档的状态 ${states.length} 项`] : []),
      '记录中的手机号、昵称、订单信息、草稿，以及近期发送的消息和会话摘要',
      `应用版本 ${app.version} 和浏览器型号`,
      ...(device.stores ? [] : ['本机未能写入存储，以上仅为打开应用以来的记录']),
    ],
    lacks: [
      '登录密码、支付密码、验证码和登录凭证',
      '图片和语音',
      ...(parts.length > 0 ? [`${parts.join('和')}（超出文件大小上限）`] : []),
    ],
    size: sizeText(bytes),
  }
}

const stamp = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** `数藏诊断-20260301-0800.json` */
export const diagnosisName = (at: number): string =>
  `数藏诊断-${stamp.format(at).replaceAll(/[-:]/g, '').replace(' ', '-')}.json`
