import { type MessageKind, plainCard, rarityIn, textIn } from './kind.ts'

/** What a gift is wrapped in; ours. */
export const giftPapers = ['festive', 'porcelain', 'gilded', 'bamboo'] as const
export type GiftPaper = (typeof giftPapers)[number]

/** So many characters can be written with a gift. */
export const GIFT_WORDS_MAX = 40
/** More than any gift holds. */
const COUNT_MAX = 999

/** Copies that were given away, told to who has them now (ours: the specification gives without a word). */
export interface WrappedGift {
  /** The product of the one that is pictured. */
  readonly productId: string
  /** 「寒江独钓 #128」 */
  readonly name: string
  readonly seriesName: string
  readonly image: string
  readonly rarity: 'common' | 'rare' | 'epic' | 'legendary' | null
  /** How many were given together. */
  readonly count: number
  /** What the giver wrote; `''` for nothing. */
  readonly words: string
  readonly paper: GiftPaper
}

const titleOf = ({ name, count }: WrappedGift): string => (count > 1 ? `${name} 等 ${count} 件` : name)

export const gift: MessageKind<WrappedGift> = {
  event: 'gift',
  read(attributes) {
    const [productId, name] = [textIn(attributes, 'productId', 64), textIn(attributes, 'name', 80)]
    if (productId === '' || name === '') return null
    const count = Number(textIn(attributes, 'count', 4) || Number.NaN)
    return {
      productId,
      name,
      seriesName: textIn(attributes, 'seriesName', 80),
      image: textIn(attributes, 'image', 2048),
      rarity: rarityIn(attributes),
      count: Number.isInteger(count) && count >= 1 && count <= COUNT_MAX ? count : 1,
      words: textIn(attributes, 'words', GIFT_WORDS_MAX),
      paper: giftPapers.find((one) => one === attributes['paper']) ?? 'festive',
    }
  },
  write: ({ productId, name, seriesName, image, rarity, count, words, paper }) => ({
    productId,
    name,
    seriesName,
    image,
    ...(rarity === null ? {} : { rarity }),
    count: String(count),
    words,
    paper,
  }),
  // What is in it is seen when it is unwrapped.
  words: () => '[礼物] 送你一份礼物',
  found: ({ words }) => words,
  card: (data) => ({
    ...plainCard,
    label: '礼物',
    title: titleOf(data),
    note: data.seriesName,
    image: data.image,
    rarity: data.rarity,
    product: data.productId,
  }),
  height: 150,
}
