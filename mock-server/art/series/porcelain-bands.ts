import type { Dice } from '../dice.ts'
import { cellLine, cellSoft, hoop, type Onto, type Vessel, wrap } from '../lathe.ts'
import { createPen } from '../pen.ts'
import {
  blossom,
  type Brushwork,
  carp,
  distantView,
  ice,
  lotusScroll,
  plumBranch,
  spotAt,
  weed,
} from './porcelain-motifs.ts'

type Span = readonly [from: number, to: number]

export type BandKind = 'leaves' | 'panels' | 'ruyi' | 'waves' | 'fret' | 'scroll' | 'hoops'

interface Repeat {
  /** Width over height of one repeat. */
  readonly aspect: number
  draw(work: Brushwork, onto: Onto, size: readonly [number, number]): void
}

/** One repeat of each minor band, in its own field. */
const repeats: Readonly<Record<Exclude<BandKind, 'hoops'>, Repeat>> = {
  leaves: {
    aspect: 0.36,
    draw: (work, onto) => {
      work.wash.push(
        cellLine(
          onto,
          [
            [0.5, 0.02],
            [0.68, 0.3],
            [0.9, 1],
            [0.1, 1],
            [0.32, 0.3],
          ],
          true,
        ),
      )
      work.line.push(
        cellLine(onto, [
          [0.5, 0.1],
          [0.5, 1],
        ]),
      )
    },
  },
  panels: {
    aspect: 0.62,
    draw: (work, onto) => {
      work.line.push(
        cellLine(onto, [
          [0.06, 1],
          [0.06, 0.3],
          [0.5, 0.03],
          [0.94, 0.3],
          [0.94, 1],
        ]),
      )
      work.solid.push(
        cellSoft(onto, [
          [0.18, 1.1],
          [0.18, 0.4],
          [0.5, 0.05],
          [0.82, 0.4],
          [0.82, 1.1],
        ]),
      )
      work.white.push(
        cellSoft(onto, [
          [0.5, 0.36],
          [0.7, 0.65],
          [0.5, 0.86],
          [0.3, 0.65],
        ]),
      )
    },
  },
  ruyi: {
    aspect: 1.3,
    draw: (work, onto) => {
      work.wash.push(
        cellSoft(onto, [
          [0, -0.1],
          [0, 0.6],
          [0.22, 0.72],
          [0.32, 0.55],
          [0.5, 1.25],
          [0.68, 0.55],
          [0.78, 0.72],
          [1, 0.6],
          [1, -0.1],
        ]),
      )
      work.solid.push(
        cellSoft(onto, [
          [0.2, -0.05],
          [0.14, 0.4],
          [0.38, 0.36],
          [0.5, 0.85],
          [0.62, 0.36],
          [0.86, 0.4],
          [0.8, -0.05],
        ]),
      )
    },
  },
  waves: {
    aspect: 1.2,
    draw: (work, onto) => {
      work.solid.push(
        cellSoft(onto, [
          [0, 1.1],
          [0.08, 0.4],
          [0.46, -0.05],
          [0.74, 0.3],
          [0.62, 0.65],
          [0.48, 0.4],
          [0.5, 1],
          [1.05, 1.1],
        ]),
      )
    },
  },
  fret: {
    aspect: 1.15,
    draw: (work, onto) => {
      work.line.push(
        cellLine(onto, [
          [0.06, 0.82],
          [0.06, 0.2],
          [0.86, 0.2],
          [0.86, 0.8],
          [0.32, 0.8],
          [0.32, 0.48],
          [0.58, 0.48],
        ]),
      )
    },
  },
  scroll: {
    aspect: 1.6,
    draw: (work, onto, size) => {
      work.line.push(
        createPen()
          .moveTo(onto([0, 0.5]))
          .curveTo(onto([0.3, -0.3]), onto([0.7, 1.3]), onto([1, 0.5]))
          .data(),
      )
      const radius = Math.min(size[0], size[1]) * 0.27
      work.wash.push(
        blossom(spotAt(onto, size, [0.24, 0.5]), radius, 0),
        blossom(spotAt(onto, size, [0.76, 0.5]), radius, 0.6),
      )
    },
  },
}

/**
 * Minor bands: what frames the main field of a vessel. Only the right half is drawn (`work`), to be mirrored; lines that run all
 * the way round go to `hoops`.
 */
export function drawBand(kind: BandKind, work: Brushwork, hoops: string[], vessel: Vessel, [from, to]: Span): void {
  hoops.push(hoop(vessel, from), hoop(vessel, to))
  if (kind === 'hoops') return
  const { aspect, draw } = repeats[kind]
  const around = (Math.PI * 2 * vessel.radiusAt((from + to) / 2)) / ((to - from) * vessel.height * aspect)
  const count = Math.max(8, Math.round(around / 4) * 4)
  wrap(vessel, { from, to, repeats: count, half: true }, (onto, size) => draw(work, onto, size))
}

export type FieldKind = 'lotus' | 'plum' | 'fish' | 'view' | 'ice'

/** The main field of a vessel. The ice ground answers with its own lines, to be drawn over a solid belt. */
export function drawField(kind: FieldKind, work: Brushwork, vessel: Vessel, [from, to]: Span, dice: Dice): string {
  const height = (to - from) * vessel.height
  const round = vessel.radiusAt((from + to) / 2)
  if (kind === 'lotus') {
    const count = Math.max(3, Math.round((Math.PI * 2 * round) / (height * 1.7)))
    wrap(vessel, { from, to, repeats: count, turn: dice.next() }, (onto, size) => lotusScroll(work, dice, onto, size))
    return ''
  }
  let cracks = ''
  wrap(vessel, { from, to, repeats: 2, turn: -0.5 }, (onto, size, index) => {
    if (index !== 0) return
    const spot = spotAt(onto, size, [0.5, 0.5])
    const width = round * 2.1
    if (kind === 'plum') plumBranch(work, dice, spot, width, height)
    if (kind === 'view') distantView(work, dice, spot, width * 1.1, height)
    if (kind === 'fish') {
      const facing = dice.chance(0.5) ? 1 : -1
      carp(
        work,
        (x, y) => spot(x + facing * width * 0.05, y - height * 0.14),
        Math.min(width * 0.5, height * 0.72),
        facing,
      )
      carp(
        work,
        (x, y) => spot(x - facing * width * 0.16, y + height * 0.25),
        Math.min(width * 0.34, height * 0.5),
        -facing,
      )
      weed(work, dice, (x, y) => spot(x - width * 0.36, y + height * 0.46), height * 0.75)
      weed(work, dice, (x, y) => spot(x + width * 0.36, y + height * 0.46), height * 0.6)
    }
    if (kind !== 'ice') return
    cracks = ice(dice, spot, width * 1.45, height * 0.94)
    for (let flower = 0; flower < 9; flower += 1) {
      const x = ((flower % 3) - 1 + dice.range(-0.3, 0.3)) * width * 0.3
      const y = (Math.floor(flower / 3) - 1 + dice.range(-0.28, 0.28)) * height * 0.32
      work.white.push(blossom((dx, dy) => spot(x + dx, y + dy), height * dice.range(0.07, 0.1), dice.range(0, 6)))
    }
  })
  return cracks
}
