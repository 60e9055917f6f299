import { paintAvatar } from './avatar.ts'
import { paintBanner } from './banner.ts'
import { type BoxPart, paintBox } from './box.ts'
import { paintBreath } from './breath.ts'
import { hash } from './dice.ts'
import { paintFrame } from './frame.ts'
import { paintHead, readLook } from './head.ts'
import { type ArtSize, createScene, finish, rarities, type Rarity } from './scene.ts'
import { bronze } from './series/bronze.ts'
import { constellation } from './series/constellation.ts'
import { inkLandscape } from './series/ink/ink-landscape.ts'
import { koi } from './series/koi.ts'
import { opera } from './series/opera.ts'
import { papercut } from './series/papercut/papercut.ts'
import { peony } from './series/peony.ts'
import { porcelain } from './series/porcelain.ts'
import { seed } from './series/seed.ts'
import type { Series } from './series/series.ts'
import { workAt, type WorkFacts, worksOf } from './works/works.ts'

export type { BoxPart } from './box.ts'
export type { ArtSize, Rarity } from './scene.ts'

const series = {
  'ink-landscape': inkLandscape,
  porcelain,
  bronze,
  opera,
  koi,
  papercut,
  constellation,
  peony,
  seed,
} satisfies Record<string, Series>

export type SeriesKey = keyof typeof series

/** The series that can be drawn. */
export const seriesKeys = Object.keys(series) as SeriesKey[]

/** The Chinese names of the series: 水墨山河, 青花瓷 … */
export const seriesNames = Object.fromEntries(Object.entries(series).map(([key, { name }]) => [key, name])) as Record<
  SeriesKey,
  string
>

/** The canvases, in user units: pictures are upright 4:5, banners 16:9, boxes and avatars square. */
export const canvases = {
  collectible: { width: 360, height: 450 },
  banner: { width: 720, height: 405 },
  box: { width: 400, height: 400 },
  avatar: { width: 96, height: 96 },
} as const

export interface CollectibleArt {
  readonly series: SeriesKey
  /** The piece's number in its series: decides composition, colours and motifs. */
  readonly serial: number
  /** `card` stays under 12 KB and free of filters; `detail` is the same picture with textures and soft shadows. */
  readonly size?: ArtSize
  /** Adds refinement: gilding, further motifs, an inner frame. */
  readonly rarity?: Rarity
}

/** A collectible as a self-contained SVG document: the same arguments give the same text, always. */
export function drawCollectible({ series: key, serial, size = 'card', rarity = '普通' }: CollectibleArt): string {
  const work = workAt(key, serial)
  const rank = rarities.indexOf(rarity)
  const scene = createScene({
    ...canvases.collectible,
    // Unique on a page that shows many: series, serial, size and rarity. Short, since it stands in every reference.
    prefix: `${key.slice(0, 2)}${serial}${size === 'card' ? 'c' : 'd'}${rank}`,
    // All prints of a work are one picture.
    seed: work?.title ?? `${key}#${serial}`,
    serial: work ? worksOf(key).indexOf(work) + 1 : serial,
    detail: size === 'detail',
    rank,
  })
  const picture = series[key].draw(scene, work ?? unnamed)
  const title = work?.title ?? `${series[key].name} #${serial}`
  return finish(scene, title, paintBreath(scene, title), picture, paintFrame(scene))
}

const unnamed: WorkFacts = { title: '', palette: [] }

/** A wide picture, 16:9, of the work that the seed names as a serial does; its left half is calm, so that words can stand there. */
export function drawBanner({ series: key, seed = 0 }: { readonly series: SeriesKey; readonly seed?: number }): string {
  const work = workAt(key, seed)
  const { banner, box, name, draw } = series[key]
  const scene = createScene({
    ...(work ? canvases.collectible : canvases.banner),
    prefix: `${key.slice(0, 2)}${seed}b`,
    seed: work?.title ?? `${key}~${seed}`,
    serial: seed,
    rank: 1,
  })
  if (!work) return finish(scene, name, banner!(scene))
  return finish(
    { ...scene, ...canvases.banner },
    work.title,
    paintBanner(scene, canvases.banner, box.ground, draw(scene, work)),
  )
}

/** The blind box of a series; `lid` and `base` are its two halves on the same canvas, for an opening. */
export function drawBox({
  series: key,
  part = 'whole',
}: {
  readonly series: SeriesKey
  readonly part?: BoxPart
}): string {
  const scene = createScene({
    ...canvases.box,
    prefix: `${key.slice(0, 2)}${part}x`,
    seed: `${key}-box`,
    serial: 0,
    fills: false,
  })
  return finish(scene, `${series[key].name}盲盒`, paintBox(scene, series[key].box, part))
}

/** A small portrait for a user, decided by any text (the user's id). */
export function drawAvatar({ seed }: { readonly seed: string }): string {
  const scene = createScene({
    ...canvases.avatar,
    prefix: `av${hash(seed).toString(36)}-`,
    seed: `avatar:${seed}`,
    serial: 0,
  })
  return finish(scene, '头像', paintAvatar(scene))
}

/** A digital avatar by its look, `panda-scarf-clouds-indigo`; undefined where there is no such look. */
export function drawHead({
  look,
  rarity = '普通',
}: {
  readonly look: string
  readonly rarity?: Rarity
}): string | undefined {
  const known = readLook(look)
  if (!known) return undefined
  const rank = rarities.indexOf(rarity)
  const scene = createScene({
    ...canvases.avatar,
    prefix: `hd${hash(look).toString(36)}${rank}-`,
    seed: `head:${look}`,
    serial: 0,
    rank,
  })
  return finish(scene, '数字头像', paintHead(scene, known))
}
