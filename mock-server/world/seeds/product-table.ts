import type { Rarity } from '#src/contract/rest/shapes.ts'

export interface ProductLine {
  readonly name: string
  readonly rarity: Rarity
  readonly editionSize: number
  readonly priceFen: number
  readonly story: string
}

export interface SeriesContent {
  readonly id: string
  /** Key of the art language the series is drawn in. */
  readonly key: string
  readonly name: string
  readonly story: string
  readonly hot: boolean
  readonly box: {
    readonly name: string
    readonly story: string
    readonly priceFen: number
    readonly editionSize: number
  }
  readonly products: readonly ProductLine[]
}

const rarityWords: Readonly<Record<string, Rarity>> = { 普通: 'common', 稀有: 'rare', 史诗: 'epic', 传说: 'legendary' }

/** Reads a table of products, one a line: `名称 | 稀有度 | 发行量 | 价格（分） | 故事`. */
export function productLines(text: string): ProductLine[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [name = '', word = '', editionSize, priceFen, story = ''] = line.split('|').map((cell) => cell.trim())
    const rarity = rarityWords[word]
    if (!rarity || story === '') throw new Error(`not a product line: ${line}`)
    return { name, rarity, editionSize: Number(editionSize), priceFen: Number(priceFen), story }
  })
}
