import type { Scene } from '../scene.ts'

/** How a series wraps its blind box: colours of card and ribbon, a repeating pattern and an emblem. */
export interface BoxStyle {
  readonly front: readonly [light: string, dark: string]
  readonly side: readonly [light: string, dark: string]
  readonly top: string
  readonly ribbon: readonly [light: string, dark: string]
  readonly ground: readonly [light: string, dark: string]
  /** A tile of 48 × 48 in the series' language, drawn on the faces. */
  tile(scene: Scene): string
  /** The medallion on the front, about 110 across, around the origin. */
  emblem(scene: Scene): string
}

/** One series: its Chinese name, its picture language at three places. Every picture is a pure function of the scene. */
export interface Series {
  readonly name: string
  /** The collectible on an upright canvas. */
  draw(scene: Scene): string
  /** A wide composition; the left half stays calm, so that words can stand on it. */
  banner(scene: Scene): string
  readonly box: BoxStyle
}
