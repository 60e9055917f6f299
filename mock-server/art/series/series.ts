import type { Scene } from '../scene.ts'
import type { WorkFacts } from '../works/works.ts'

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

/** Draws one work on an upright canvas of 360 × 450. */
export type Painting = (scene: Scene, facts: WorkFacts) => string

/** One series: its Chinese name and its picture language. Every picture is a pure function of the scene and the work's facts. */
export interface Series {
  readonly name: string
  /** The collectible; a series of works finds the painting by the work's title. */
  draw(scene: Scene, facts: WorkFacts): string
  /** A wide composition, where it is not a work that the banner shows; the left half stays calm, so that words can stand on it. */
  banner?(scene: Scene): string
  readonly box: BoxStyle
}

/** A series of works: each title has a painting of its own. */
export const byTitle =
  (paintings: Readonly<Record<string, Painting>>) =>
  (scene: Scene, facts: WorkFacts): string => {
    const paint = paintings[facts.title]
    if (!paint) throw new Error(`no painting for ${facts.title}`)
    return paint(scene, facts)
  }
