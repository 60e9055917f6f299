import { dots, leaves, ovals, petals, ring, type Spot, thrown } from './brush.ts'

/* What stands in the gardens: trees, rocks, bamboo, a pavilion, lanterns, windows in the wall. Each on its own foot, at (x, y). */

/** Where a crown stands, how large it is, and what its dabs are thrown by. */
export type CrownSpot = readonly [x: number, y: number, size: number, seed: number]

/** Somewhere in the cloud of a crown. */
const within = ([x, y, size, seed]: CrownSpot, across: number, down: number): Spot => [
  x + (thrown(seed + across) - 0.5) * size * 1.8,
  y + (thrown(seed + down) - 0.5) * size,
]

const dabs = (of: readonly CrownSpot[], which: readonly number[]): string =>
  ovals(
    of.flatMap((crown) =>
      which.map((at) => {
        const r = crown[2] * (0.32 + thrown(crown[3] + at + 18) * 0.22)
        return [...within(crown, at, at + 9), r * 1.25, r * 0.8] as const
      }),
    ),
  )

/** Leaves of tree crowns in clouds, as a painter dabs them: three shapes, however many crowns there are. */
export const crowns = (of: readonly CrownSpot[]) => (
  <>
    <path d={dabs(of, [0, 2, 4, 6])} fill="var(--foliage2)" opacity="0.92" />
    <path d={dabs(of, [1, 3, 5])} fill="var(--foliage1)" opacity="0.92" />
    <path
      d={of
        .flatMap((crown) =>
          Array.from(
            { length: 16 },
            (_, at) =>
              `M${within(crown, at * 2, at * 3)
                .map(Math.round)
                .join(' ')}q3-4 6 0 3-4 6 0`,
          ),
        )
        .join('')}
      fill="none"
      stroke="var(--sc-line)"
      strokeWidth="0.9"
      opacity="0.4"
    />
  </>
)

/** Open blossoms of one colour, seen from above, each turned a little: two shapes, however many there are. `size` is that of a petal. */
export const blossoms = (at: readonly Spot[], size: number, fill: string, stroke: string, heart: string) => (
  <g strokeWidth="0.6">
    <path
      d={petals(at.flatMap(([x, y], turn) => ring(x, y, 5, size, size * 0.6, turn * 31)))}
      fill={fill}
      stroke={stroke}
    />
    <path d={dots(at)} stroke={heart} strokeWidth={size * 0.5} strokeLinecap="round" />
  </g>
)

const plumBlossoms: readonly Spot[] = [
  [-48, -68],
  [56, -88],
  [36, -104],
  [20, -82],
  [-40, -116],
  [-34, -78],
  [-30, -98],
  [-18, -84],
  [44, -90],
  [44, -120],
  [4, -114],
  [0, -94],
  [16, -104],
]

/**
 * A plum tree: an old crooked trunk; blossoms in winter and spring, leaves in summer and autumn, snow on its boughs. A peach is bare in
 * winter.
 */
export const Plum = ({ x, y, isPeach }: { x: number; y: number; isPeach?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M-8 0C-4 -20 -18 -30 -10 -52 -4 -68 -22 -76 -30 -92L-26 -94C-16 -80 2 -74 -2 -54 4 -68 20 -72 28 -96L32 -94C28 -66 6 -56 2 -36 0 -22 8 -14 10 0Z"
      fill="var(--bark)"
    />
    <path
      d="M-12 -60C-26 -62 -38 -70 -48 -68M-26 -86C-36 -98 -34 -108 -40 -116M22 -78C36 -80 44 -90 56 -88M29 -92C32 -104 42 -108 44 -120M-2 -54C0 -80 -4 -96 4 -114"
      fill="none"
      stroke="var(--bark)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <g className="sc-leafage">
      {crowns([
        [-34, -98, 30, 4],
        [38, -100, 30, 14],
        [2, -118, 28, 24],
      ])}
    </g>
    <g className={isPeach ? 'sc-peach' : 'sc-spring'}>
      {blossoms(plumBlossoms.slice(0, 5), 7.4, '#fbd6df', '#b5476a', '#f3cf6b')}
      {blossoms(plumBlossoms.slice(5), 7.4, '#f4a9bd', '#b5476a', '#f3cf6b')}
    </g>
    <path
      className="sc-snowcap"
      d="M-48 -70C-38 -73 -26 -65 -12 -62M-40 -117C-34 -110 -36 -99 -27 -90M56 -90C44 -93 36 -82 24 -80M44 -121C41 -110 32 -106 30 -96M4 -115C-3 -98 0 -80 -1 -60"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
)

/** 太湖石: a scholar's rock with its holes. */
export const Rock = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M-30 0C-40 -16 -26 -22 -32 -38 -36 -56 -18 -58 -20 -72 -14 -86 4 -80 8 -68 24 -70 26 -52 20 -44 36 -36 26 -20 34 0Z"
      fill="var(--stone2)"
      stroke="var(--sc-line)"
      strokeWidth="1"
    />
    <path
      d="M-14 -60q8 -8 12 2 0 8 -8 8 -6 -2 -4 -10ZM6 -36q10 -4 10 6 -4 8 -10 4 -4 -6 0 -10ZM-20 -24q6 -8 12 0 0 10 -8 8 -6 -2 -4 -8Z"
      fill="var(--stone3)"
    />
    <path
      d="M-26 -8q4 -10 0 -18M16 -8q-4 -10 4 -18M-2 -4q-2 -14 2 -22M2 -74q8 8 2 18"
      fill="none"
      stroke="var(--sc-line)"
      strokeWidth="0.9"
      opacity="0.6"
    />
    <path
      className="sc-snowcap"
      d="M-20 -72C-14 -88 4 -82 8 -68 2 -74 -8 -66 -20 -72ZM20 -46c10 2 12 6 12 12-6-4-12-2-12-12Z"
      fill="#fff"
    />
  </g>
)

const bambooLeaves = [
  [-14, -78, -100, 26, 4],
  [-14, -78, -128, 24, 4],
  [-14, -78, -68, 22, 3.6],
  [4, -104, 100, 28, 4],
  [4, -104, 128, 26, 4],
  [4, -104, 66, 22, 3.6],
  [4, -104, 30, 20, 3.6],
  [14, -62, 96, 26, 4],
  [14, -62, 128, 22, 4],
  [-4, -120, -104, 26, 4],
  [-4, -120, -140, 22, 4],
  [-4, -120, -30, 20, 3.6],
] as const
export const Bamboo = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M-12 0Q-16 -60 -6 -128M4 0Q8 -60 2 -114M16 0Q18 -44 12 -84"
      fill="none"
      stroke="var(--foliage2)"
      strokeWidth="4.4"
    />
    <path
      d="M-16 -28h7M-15 -56h7M-13 -84h7M2 -30h8M3 -58h7M13 -26h7M13 -52h6"
      stroke="var(--grass1)"
      strokeWidth="1.4"
    />
    <path d={leaves(bambooLeaves)} fill="var(--foliage1)" stroke="var(--foliage2)" strokeWidth="0.7" />
  </g>
)

/** A pavilion with upturned eaves, its lantern lit at night. */
export const Pavilion = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-52 0V-70M52 0V-70M-24 0V-66M24 0V-66" stroke="#9c3b26" strokeWidth="5" />
    <path d="M-52 0V-70M52 0V-70" stroke="var(--sc-line)" strokeWidth="0.8" opacity="0.5" />
    <path
      d="M-60 -22H60M-60 -10H60M-52 -22v12M-40 -22v12M-28 -22v12M-14 -22v12M0 -22v12M14 -22v12M28 -22v12M40 -22v12M52 -22v12"
      fill="none"
      stroke="#9c3b26"
      strokeWidth="2.2"
    />
    <path d="M-58 -66H58L54 -74H-54Z" fill="#2f7a68" stroke="var(--sc-line)" strokeWidth="0.7" />
    <path d="M-54 -70q9 6 18 0t18 0 18 0 18 0 18 0 18 0" fill="none" stroke="#d9b35b" strokeWidth="1.4" />
    <path
      d="M-84 -78C-60 -78 -34 -96 -10 -128H10C34 -96 60 -78 84 -78 74 -70 62 -70 52 -74H-52C-62 -70 -74 -70 -84 -78Z"
      fill="var(--tile)"
      stroke="var(--sc-line)"
      strokeWidth="1"
    />
    <path
      d="M-60 -76Q-26 -92 -6 -126M-34 -75Q-14 -96 -3 -126M0 -75V-126M34 -75Q14 -96 3 -126M60 -76Q26 -92 6 -126"
      fill="none"
      stroke="var(--tile2)"
      strokeWidth="1.4"
    />
    <path d="M-6 -128q6 -16 12 0Z" fill="#d9b35b" stroke="var(--sc-line)" strokeWidth="0.8" />
    <path
      className="sc-snowcap"
      d="M-84 -79C-60 -79 -34 -97 -10 -129H10C34 -97 60 -79 84 -79 60 -74 30 -90 0 -90 -30 -90 -60 -74 -84 -79Z"
      fill="#fff"
      opacity="0.94"
    />
    <Lamp x={0} y={-54} />
  </g>
)

/** A red lantern, with its light at night. */
export const Lamp = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <circle className="sc-lamp" r="34" fill="url(#sc-lamplight)" />
    <path d="M0 -18V-10M0 10V20M-3 20v8M0 20v10M3 20v8" stroke="#c9963c" strokeWidth="1.4" />
    <ellipse rx="13" ry="10.5" fill="#cf3a24" stroke="#7d1a10" strokeWidth="0.9" />
    <path d="M-6 -9.4Q-10 0 -6 9.4M0 -10.4V10.4M6 -9.4Q10 0 6 9.4" fill="none" stroke="#8f2113" strokeWidth="0.8" />
    <path d="M-6 -10h12M-6 10h12" stroke="#e2b84f" strokeWidth="2.6" strokeLinecap="round" />
    <ellipse className="sc-lamp" rx="8" ry="7" fill="#ffd36b" opacity="0.8" />
  </g>
)

/** A lattice window in the wall, cracked-ice and blossom. */
export const Lattice = ({ x, kind }: { x: number; kind: 0 | 1 }) => (
  <g transform={`translate(${x} ${78})`}>
    {kind ? (
      <path d={petals(ring(0, 0, 5, 24, 12, 36))} fill="var(--mid2)" stroke="var(--tile2)" strokeWidth="3" />
    ) : (
      <rect x="-21" y="-20" width="42" height="40" rx="3" fill="var(--mid2)" stroke="var(--tile2)" strokeWidth="3" />
    )}
    <path
      d={
        kind
          ? 'M-18 -12L18 12M18 -12L-18 12M0 -20V20'
          : 'M-21 -4L-4 -20M-21 12L10 -20M-10 20L21 -8M6 20L21 8M-12 -12L14 14'
      }
      stroke="var(--tile)"
      strokeWidth="1.8"
    />
    <circle className="sc-lamp" r="26" fill="url(#sc-lamplight)" opacity="0.7" />
  </g>
)
