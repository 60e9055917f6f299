import type { Rarity } from '#src/contract/rest/shapes.ts'

/** Addresses of the drawn pictures, as answers carry them: absolute paths under the origin of the API. */
export const pictures = {
  collectible: (series: string, serial: number, rarity: Rarity, size: 'card' | 'detail' = 'card'): string =>
    `/art/${series}/${serial}.svg?size=${size}&rarity=${rarity}`,
  banner: (series: string, seed: number): string => `/art/banner/${series}-${seed}.svg`,
  box: (series: string): string => `/art/box/${series}.svg`,
  upload: (id: string): string => `/art/upload/${id}`,
  /** A digital avatar; `look` as `art/head.ts` reads it. */
  head: (look: string, rarity: Rarity): string => `/art/head/${look}.svg?rarity=${rarity}`,
  avatar: (seed: string): string => `/art/avatar/${encodeURIComponent(seed)}.svg`,
} as const
