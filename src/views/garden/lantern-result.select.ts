import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import type { Animal } from '#src/contract/rest/garden/garden.schema.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { StagedContext } from '#src/machines/staged.ts'
import type { BuiltLine, PrizeLine } from './lantern-result.screen.tsx'
import { animalWords, type Building } from './words.ts'

const lanterns: Readonly<Record<Building, string>> = { rabbit: '兔儿灯', lotus: '莲花灯', palace: '宫灯' }
const rarities = { common: '普通', rare: '稀有', epic: '史诗', legendary: '传说' } as const

const isAnimal = (text: string): text is Animal => text in animalWords

/** What was in one lantern. */
export const prizeLine = ({
  id,
  kind,
  prize,
  name,
  rarity,
  building,
  number,
  openedAt,
}: RowOf<'garden.boxLog'>): PrizeLine => ({
  id,
  name,
  animal: kind === 'egg' ? (isAnimal(prize) ? prize : 'hen') : null,
  rarity: rarities[rarity],
  note: `第 ${number} 盏${lanterns[building]}${openedAt === null ? '' : ` · ${formatInstant(openedAt, 'M月D日 HH:mm')}`}`,
})

/** One lantern that was made, whether it was opened or not. */
export const builtLine = ({ id, building, number, builtAt, openedAt }: RowOf<'garden.buildLog'>): BuiltLine => ({
  id,
  title: `第 ${number} 盏${lanterns[building]}`,
  note: `${formatInstant(builtAt, 'M月D日 HH:mm')} 扎好`,
  isOpened: openedAt !== null,
})

const openings = ['garden.openBox'] as const satisfies readonly StagedContext['endpoint'][]

/** Whether the last change was an opening: then the schema of the call has decoded what it has answered. */
const hasOpened = (
  context: StagedContext,
): context is StagedContext & { readonly result: AnswerOf<'garden.openBox'> } =>
  openings.some((one) => one === context.endpoint) && context.leadsTo === null && context.result !== null

/** What the last opening on this device has brought; null where there is none. */
export const lastPrize = (context: StagedContext | undefined): PrizeLine | null =>
  context && hasOpened(context) ? (context.result.map(prizeLine)[0] ?? null) : null
