import { day } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { sampleCopy } from '../kit/collection/story-copies.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import type { MaterialRow, RecipeRow } from './synthesis.select.ts'

/** Recipes and materials for stories. */

export const sampleRecipe: RecipeRow = {
  id: '881001',
  title: '三景合卷',
  name: '秋溪放鹤',
  image: samplePicture(90),
  rarity: 'rare',
  productId: '201104',
  story: '把远山、寒江、松下三景裱成一轴，换一段落在红叶里的秋溪。',
  startsAt: storyNow - day,
  endsAt: storyNow + 13 * day,
  state: 'open',
  left: 296,
  limitPerUser: 3,
  done: 0,
  needed: 3,
  owned: 3,
  possible: 1,
}

const material = (productId: string, name: string, count: number, numbers: readonly number[]): MaterialRow => ({
  productId,
  name,
  image: samplePicture(count * 40 + name.length * 30),
  rarity: 'common',
  count,
  busy: 0,
  copies: numbers.map((number) => ({
    ...sampleCopy({ id: `${productId}-${number}`, productId, name, number }),
    categoryId: productId,
    listingId: '',
  })),
})

export const sampleMaterials: readonly MaterialRow[] = [
  material('1', '远山初霁', 1, [432, 97]),
  material('2', '寒江独钓', 1, [128]),
  material('3', '松下问童', 1, [61]),
]
export const sampleLacking: readonly MaterialRow[] = [...sampleMaterials.slice(0, 2), material('3', '松下问童', 1, [])]
