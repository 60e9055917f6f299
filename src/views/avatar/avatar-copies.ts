import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { href } from '#src/routes/table.ts'
import type { Rarity } from '#src/ui/media/rarity-frame.tsx'
import { engraved } from '../kit/collection/copy.ts'
import { safePicture } from '../kit/app/links.ts'

/** One's own copy of an avatar as `avatar.owned` answers it. */
export type AvatarCopyRow = Omit<RowOf<'avatar.owned'>, 'gotAt' | 'paidFen'>

/** What `avatar.current` answers. */
export type CurrentAvatarRow = Omit<AnswerOf<'avatar.current'>, 'copy'> & { readonly copy: AvatarCopyRow | null }

/** What `avatar.replace` answers. */
export type ReplacedRow = {
  readonly copy: AvatarCopyRow
  readonly user: Pick<AnswerOf<'avatar.replace'>['user'], 'avatar'>
}

/** An avatar of one's own, or one that may be had for it, ready to be shown. */
export interface AvatarPick {
  readonly id: string
  readonly name: string
  /** 「竹影 · 熊猫 #318」, for sentences. */
  readonly called: string
  readonly note: string
  readonly image: string | null
  readonly rarity: Rarity
}

export const calledOf = ({ name, number }: Pick<AvatarCopyRow, 'name' | 'number'>): string => `${name} #${number}`

/** Pure: a copy of one's own. */
export const pickOf = (row: AvatarCopyRow): AvatarPick => ({
  id: row.id,
  name: row.name,
  called: calledOf(row),
  note: `${engraved(row.number, row.editionSize)} · ${row.seriesName}`,
  image: safePicture(row.image),
  rarity: row.rarity,
})

/** Until when a copy cannot be exchanged: 「3月2日 10:00 后可以置换」; `''` when it can. */
export const restWords = ({ freeAt }: Pick<AvatarCopyRow, 'freeAt'>, now: Instant): string =>
  freeAt > now ? `${formatInstant(freeAt, 'M月D日 HH:mm')} 后可以置换` : ''

/** The steps of an exchange: choosing, reading the agreement, confirming. What is known stands in the address. */
export interface ExchangeSteps {
  readonly give?: string | undefined
  readonly get?: string | undefined
  /** The edition of the agreement that was agreed to. */
  readonly agreed?: string | undefined
  readonly intent?: string | undefined
}

export const chooseHref = ({ give, get }: ExchangeSteps): string =>
  href('/pages/home/replacement/replacement', { give, get })

export const statementHref = ({ give, get }: ExchangeSteps): string =>
  href('/pages/home/replacement/statement', { give, get })

export const confirmHref = ({ give, get, agreed, intent }: ExchangeSteps): string =>
  href('/pages/home/replacement/replacementName', { give, get, agreed, intent })

export const stepsOf = (query: URLSearchParams): Required<{ readonly [Name in keyof ExchangeSteps]: string }> => ({
  give: query.get('give') ?? '',
  get: query.get('get') ?? '',
  agreed: query.get('agreed') ?? '',
  intent: query.get('intent') ?? '',
})

/** Whether one comes from the agreement as it is now: its edition was agreed to, and an intent was made there. */
export const isAgreed = ({ agreed, intent }: ExchangeSteps, statement: string): boolean =>
  intent !== undefined && intent !== '' && agreed === statement
