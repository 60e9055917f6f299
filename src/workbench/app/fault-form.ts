import type { Said } from '#scenarios/player/index.ts'
import type { FaultKind } from '#mock/world/faults.ts'
import { readJson as json } from '../json-text.ts'

/** What somebody has typed into the form of a fault, by field; `applied` is `true` or ``. */
export type FaultDraft = Readonly<Record<string, string>>

type Reads = 'whole' | 'share' | 'text' | 'flag' | 'code' | 'json'

/** A field of a rule on REST calls, as the panel offers it. */
export interface FaultField {
  readonly name: string
  readonly text: Said
  readonly reads: Reads
  /** The kinds that it means something for; all when left out. */
  readonly of?: readonly FaultKind[]
}

const answered: readonly FaultKind[] = ['drop', 'offline', 'timeout', 'status', 'code', 'rejected']

/** Every field of a rule but its kind: those that say when it strikes, then the details of its kind. */
export const faultFields: readonly FaultField[] = [
  { name: 'times', text: { en: 'How often', zh: '几次' }, reads: 'whole' },
  { name: 'skip', text: { en: 'Let so many pass first', zh: '先放过几次' }, reads: 'whole' },
  { name: 'chance', text: { en: 'Chance (0 to 1)', zh: '概率（0 到 1）' }, reads: 'share' },
  { name: 'path', text: { en: 'Path (regular expression)', zh: '路径（正则）' }, reads: 'text' },
  { name: 'method', text: { en: 'Method', zh: '方法' }, reads: 'text' },
  { name: 'ms', text: { en: 'Milliseconds', zh: '毫秒' }, reads: 'whole', of: ['delay'] },
  { name: 'jitterMs', text: { en: 'Up to so many ms more', zh: '最多再晚几毫秒' }, reads: 'whole', of: ['delay'] },
  { name: 'status', text: { en: 'HTTP status', zh: 'HTTP 状态' }, reads: 'whole', of: ['status'] },
  { name: 'code', text: { en: 'Business code', zh: '业务码' }, reads: 'code', of: ['code', 'codeText'] },
  { name: 'msg', text: { en: 'Message', zh: '提示文字' }, reads: 'text', of: ['code', 'rejected', 'msg'] },
  { name: 'data', text: { en: 'Data (JSON)', zh: '数据（JSON）' }, reads: 'json', of: ['code', 'status'] },
  { name: 'reason', text: { en: 'Name of the refusal', zh: '拒绝的名字' }, reads: 'text', of: ['rejected'] },
  { name: 'bytes', text: { en: 'Bytes too many', zh: '多出的字节数' }, reads: 'whole', of: ['huge'] },
  {
    name: 'applied',
    text: { en: 'It is done, only the answer is lost', zh: '事情已办成，只丢回答' },
    reads: 'flag',
    of: answered,
  },
]

/** The fields that mean something for a kind. */
export const fieldsFor = (kind: FaultKind): readonly FaultField[] =>
  faultFields.filter(({ of }) => of?.includes(kind) ?? true)

const isWhole = (text: string): boolean => /^\d{1,9}$/.test(text)

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text).source !== ''
  } catch {
    return false
  }
}

/** The value of a field, or undefined when what was typed is none. */
function read({ reads, name }: FaultField, text: string): unknown {
  if (reads === 'whole') return isWhole(text) ? Number(text) : undefined
  if (reads === 'share') return /^(0|1|0?\.\d+|1\.0+)$/.test(text) ? Number(text) : undefined
  if (reads === 'flag') return text === 'true' ? true : undefined
  if (reads === 'code') return isWhole(text) && !text.startsWith('0') ? Number(text) : text
  if (reads === 'json') return json(text)?.value
  return name === 'path' && !isPattern(text) ? undefined : text
}

export type FaultAsked =
  | { readonly rule: Readonly<Record<string, unknown>>; readonly wrong: null }
  | { readonly rule: null; readonly wrong: readonly Said[] }

/** The rule that the draft asks for, or the texts of the fields that are typed wrongly. Empty fields are left out. */
export function readFault(kind: FaultKind, draft: FaultDraft): FaultAsked {
  const typed = fieldsFor(kind).flatMap((field) => {
    const text = (draft[field.name] ?? '').trim()
    return text === '' ? [] : [{ field, value: read(field, text) }]
  })
  const wrong = typed.filter(({ value }) => value === undefined).map(({ field }) => field.text)
  if (wrong.length > 0) return { rule: null, wrong }
  return { rule: { kind, ...Object.fromEntries(typed.map(({ field, value }) => [field.name, value])) }, wrong: null }
}
