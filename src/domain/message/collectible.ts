import { type MessageKind, plainCard, rarityIn, textIn } from './kind.ts'

const LARGEST = 2 ** 40

/** A shared collectible as it travels. */
export interface SharedCollectible {
  readonly id: string
  readonly name: string
  readonly seriesName: string
  readonly image: string
  readonly rarity: 'common' | 'rare' | 'epic' | 'legendary' | null
  readonly priceFen: number | null
}

export const collectible: MessageKind<SharedCollectible> = {
  event: 'collectible',
  read(attributes) {
    const [id, name] = [textIn(attributes, 'id', 64), textIn(attributes, 'name', 80)]
    if (id === '' || name === '') return null
    const price = Number(textIn(attributes, 'priceFen', 16) || Number.NaN)
    return {
      id,
      name,
      seriesName: textIn(attributes, 'seriesName', 80),
      image: textIn(attributes, 'image', 2048),
      rarity: rarityIn(attributes),
      priceFen: price >= 0 && price <= LARGEST ? Math.round(price) : null,
    }
  },
  write: ({ id, name, seriesName, image, rarity, priceFen }) => ({
    id,
    name,
    seriesName,
    image,
    ...(rarity === null ? {} : { rarity }),
    ...(priceFen === null ? {} : { priceFen: String(priceFen) }),
  }),
  words: ({ name }) => `[藏品] ${name}`,
  found: ({ name, seriesName }) => `${name}\n${seriesName}`,
  card: ({ id, name, seriesName, image, rarity, priceFen }) => ({
    ...plainCard,
    label: '藏品',
    title: name,
    note: seriesName,
    image,
    rarity,
    priceFen,
    product: id,
  }),
  height: 120,
}
