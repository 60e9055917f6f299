import facts from './facts.json' with { type: 'json' }

/** A colour that a part of the picture has, as #rrggbb. */
export interface Tone {
  readonly part: string
  readonly colour: string
  readonly hex: string
}

/** A star at its place in the sky (J2000, degrees). */
export interface Star {
  readonly name: string
  readonly bayer: string
  readonly ra: number
  readonly dec: number
  readonly mag: number
}

/** Right half of a vessel from rim to foot: x from the axis, y down; the unit is the larger of height and half width. */
export type Profile = readonly (readonly [x: number, y: number])[]

/** What a work shows, in figures: the pictures are drawn from these and tested against them. `briefs.json` has the words. */
export interface WorkFacts {
  readonly title: string
  readonly palette: readonly Tone[]
  /** Mansions. */
  readonly stars?: readonly Star[]
  readonly lines?: readonly (readonly [number, number])[]
  readonly label?: string
  /** Vessels: y in the profile's unit. */
  readonly profile?: Profile
  readonly bands?: readonly { readonly name: string; readonly y: readonly [number, number] }[]
  /** Paper cuts: what can be counted. */
  readonly parts?: readonly { readonly part: string; readonly count: number }[]
  /** Koi: 0 is the nose, 1 the end of the tail fin. */
  readonly pattern?: {
    readonly base: string
    readonly patches: readonly { readonly colour: string; readonly from: number; readonly to: number }[]
    readonly patchCount: number
  }
  /** Peonies. */
  readonly form?: { readonly type: string; readonly layers: string; readonly visiblePetals: readonly [number, number] }
}

const table = facts as unknown as Readonly<Record<string, readonly WorkFacts[]>>

/** The works of a series in the order of their serials, which is the order of its products; none for seed packets. */
export const worksOf = (series: string): readonly WorkFacts[] => table[series] ?? []

/** The work that a serial is a print of: serials count the works of a series round, print after print. */
export function workAt(series: string, serial: number): WorkFacts | undefined {
  const works = worksOf(series)
  if (works.length === 0) return undefined
  const number = Math.abs(Math.trunc(serial)) || 0
  return works[(number + works.length - 1) % works.length]
}

/** The tones of a work's palette, in its order. */
export const tonesOf = ({ palette }: WorkFacts): string[] => palette.map(({ hex }) => hex.toLowerCase())
