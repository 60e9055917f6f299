import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { day, hour } from '#src/domain/time/instant.ts'

export const dayWords = (at: number): string => formatInstant(at, 'M月D日')

/** The rules of a first-hand sale and where the asking person stands with them, as details answer it. */
export type SaleRow = AnswerOf<'product.detail'>['sale']

/** The rules something is sold or was bought under. */
export type TermsRow = SaleRow['terms']

export interface RuleLine {
  readonly term: string
  readonly detail: string
}

const span = (ms: number): string => (ms % day === 0 ? `${ms / day} 天` : `${Math.ceil(ms / hour)} 小时`)

const qualificationWords: Readonly<Record<SaleRow['qualification'], string>> = {
  none: '不限',
  whiteList: '限白名单用户',
  holders: '限持有同系列藏品的用户',
}

const yesNo = (yes: boolean): string => (yes ? '支持' : '不支持')

/** What the owner may do with it, in words; a purchase freezes it. */
export const termLines = ({
  coolingMs,
  resale,
  feeBasisPoints,
  transferable,
  version,
}: TermsRow): readonly RuleLine[] => [
  { term: '冷静期', detail: coolingMs > 0 ? `获得后 ${span(coolingMs)}` : '无' },
  { term: '寄售', detail: resale ? `支持，服务费 ${feeBasisPoints / 100}%` : '不支持' },
  { term: '转赠', detail: yesNo(transferable) },
  // A version is called by its day.
  { term: '规则版本', detail: version.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日') },
]

/** The rules in words; a purchase freezes them. */
export const ruleLines = (
  { limitPerUser, bought, qualification, terms }: SaleRow,
  unit: '份' | '个',
): readonly RuleLine[] => [
  { term: '每人限购', detail: `${limitPerUser} ${unit}${bought > 0 ? `，已购 ${bought} ${unit}` : ''}` },
  { term: '购买资格', detail: qualificationWords[qualification] },
  ...termLines(terms),
]

/** Whether somebody may buy, as `product.qualification` answers it; `need` is what it takes, `''` for nothing. */
export type QualificationRow = Omit<AnswerOf<'product.qualification'>, 'id'>

/** The rules with what the server says it takes to buy, and whether the person who asks has it. */
export const qualifiedRules = (rules: readonly RuleLine[], answer: QualificationRow | undefined): readonly RuleLine[] =>
  answer === undefined || answer.need === ''
    ? rules
    : rules.map((line) =>
        line.term === '购买资格'
          ? { ...line, detail: `${answer.need}，${answer.qualified ? '你已符合' : '你暂不符合'}` }
          : line,
      )

/** A chance in thousandths: 「0.5%」. */
export const chanceWords = (thousandths: number): string => `${thousandths / 10}%`

type Block = Exclude<SaleRow['block'], '' | 'notOnSale'>

/** Why something that is on sale cannot be bought first-hand now. */
export const blockWords: Readonly<Record<Block, string>> = {
  queueing: '首发在售',
  soldOut: '首发已售罄',
  notQualified: '你暂无首发购买资格',
  limitReached: '首发已达到限购数量',
}
