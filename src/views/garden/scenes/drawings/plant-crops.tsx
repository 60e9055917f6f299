import { type Blade, leaves, petals, ring } from './brush.ts'
import { Leaves, line, Seed, sprout, type Stages, Stem } from './plant-parts.tsx'

/** 蟠桃: a peach pressed flat, with its dimple. */
const Peento = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M0 -8C7 -14 21 -11 21 1 21 12 9 15 0 14 -9 15 -21 12 -21 1 -21 -11 -7 -14 0 -8Z"
      fill="url(#sc-peach)"
      {...line}
      stroke="#a43a2a"
    />
    <path d="M0 -8Q-4 -3 0 2 4 -3 0 -8M0 3Q3 9 0 14" fill="none" stroke="#a43a2a" strokeWidth={0.8} opacity={0.8} />
    <path d="M-15 -4Q-12 -9 -7 -9" fill="none" stroke="#fff" strokeWidth={1.6} strokeLinecap="round" opacity={0.75} />
  </g>
)
const Blossom = ({ x, y, size = 1, turn = 0 }: { x: number; y: number; size?: number; turn?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d={petals(ring(0, 0, 5, 10, 5.6, turn))} fill="url(#sc-blossom)" stroke="#b5476a" strokeWidth={0.7} />
    <circle r={2.2} fill="#f6d77a" stroke="#b5476a" strokeWidth={0.6} />
  </g>
)
const trunk = 'M60 128C54 112 70 104 62 88 56 76 66 66 62 54'
const boughs = 'M63 92C52 84 42 82 32 72M62 76C74 72 82 64 90 54M62 56C54 46 46 42 40 32M62 58C68 46 74 40 80 28'
const Tree = () => (
  <>
    <Stem d={boughs} width={3} colour="#7a5638" />
    <Stem d={trunk} width={6.6} colour="#7a5638" />
    <path d="M60 118q4-4 3-9M64 98q-4-6-1-11" fill="none" stroke="#4e3420" strokeWidth={1} strokeLinecap="round" />
  </>
)
const peachLeaves: readonly Blade[] = [
  [32, 72, -70, 24, 5],
  [36, 76, -20, 22, 5],
  [44, 82, -120, 20, 5],
  [90, 54, 70, 24, 5],
  [86, 60, 20, 22, 5],
  [78, 68, 120, 20, 5],
  [40, 32, -60, 24, 5],
  [42, 36, 0, 22, 5],
  [48, 44, -110, 20, 5],
  [80, 28, 60, 24, 5],
  [78, 34, 0, 22, 5],
  [72, 44, 110, 20, 5],
  [62, 54, 0, 26, 5],
]

/** 稻: so many straws; ears bow when they are heavy. */
const straw: readonly Blade[] = [-30, -20, -11, -3, 5, 13, 22, 32].map(
  (turn, at) => [60 + (at - 3.5) * 3, 129, turn, 78 + (at % 3) * 10, 3] as const,
)
const ears = (bow: number): string =>
  straw
    .map(([x, , turn, length]) => {
      const [dx, dy] = [Math.sin((turn * Math.PI) / 180) * length, -Math.cos((turn * Math.PI) / 180) * length]
      const side = turn < 0 ? -1 : 1
      return `M${(x + dx * 0.8).toFixed(1)} ${(129 + dy * 0.9).toFixed(1)}q${side * 4} ${-14 + bow * 0.2} ${side * (6 + bow * 0.5)} ${-14 + bow}`
    })
    .join('')

const Gourd = ({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0 -20V-26" stroke="var(--sc-line)" strokeWidth={1.6} />
    <path d="M0 -20C9 -20 10 -9 6 -5 16 -1 17 18 0 18 -17 18 -16 -1 -6 -5 -10 -9 -9 -20 0 -20Z" fill={fill} {...line} />
    <path
      d="M-4 -15Q-6 -11 -4 -8M-9 4Q-10 9 -7 13"
      fill="none"
      stroke="#fff"
      strokeWidth={1.4}
      strokeLinecap="round"
      opacity={0.6}
    />
  </g>
)
const vine = 'M44 128C40 104 34 70 42 44 48 28 74 26 80 44 88 70 82 100 78 112'
const Frame = () => (
  <path
    d="M34 130V26M86 130V26M28 44H92M28 84H92"
    fill="none"
    stroke="#9c7a4d"
    strokeWidth={2.6}
    strokeLinecap="round"
  />
)
const vineLeaves: readonly Blade[] = [
  [42, 108, -64, 20, 10],
  [37, 84, -70, 20, 10],
  [38, 60, -60, 22, 11],
  [46, 38, -30, 20, 10],
  [66, 32, 20, 20, 10],
  [82, 52, 70, 20, 10],
  [84, 82, 74, 20, 10],
]

export const peentoStages: Stages = [
  <Seed key="0">
    <path d="M60 119c-8 0-9-8-4-12 2-2 6-2 8 0 5 4 4 12-4 12Z" fill="#a5643d" {...line} />
    <path d="M58 109q-3 4 0 8M62 109q3 4 0 8" fill="none" stroke="#6d3b22" strokeWidth={0.9} />
  </Seed>,
  sprout('#b7cf74', 30, 28, 5),
  <g key="2">
    <Stem d="M60 128C54 112 66 104 62 84" width={4.4} colour="#7a5638" />
    <Stem d="M62 96Q50 88 44 80M62 90Q72 84 78 76" width={2.2} colour="#7a5638" />
    <Leaves
      of={[
        [44, 80, -60, 26, 5.5],
        [46, 82, -10, 24, 5.5],
        [78, 76, 60, 26, 5.5],
        [75, 80, 10, 24, 5.5],
        [62, 84, -24, 28, 5.5],
        [62, 84, 22, 28, 5.5],
        [56, 92, -100, 22, 5],
        [68, 86, 104, 22, 5],
      ]}
    />
  </g>,
  <g key="3">
    <Tree />
    <Leaves of={peachLeaves.filter((_, at) => at % 3 === 0)} fill="#b7cf74" />
    {[
      [32, 70, 1.1],
      [44, 80, 0.8],
      [90, 53, 1.1],
      [77, 66, 0.85],
      [40, 31, 1.1],
      [50, 44, 0.8],
      [80, 27, 1.1],
      [70, 44, 0.8],
      [62, 54, 1],
    ].map(([x = 0, y = 0, size], at) => (
      <Blossom key={`${x}`} x={x} y={y} size={size} turn={at * 25} />
    ))}
  </g>,
  <g key="4">
    <Tree />
    <Leaves of={peachLeaves} />
    <Peento x={31} y={84} size={0.82} />
    <Peento x={89} y={68} size={0.82} />
    <Peento x={60} y={62} size={0.9} />
    <Peento x={39} y={44} size={0.74} />
    <Peento x={80} y={38} size={0.74} />
  </g>,
]

export const riceStages: Stages = [
  <Seed key="0">
    <path
      d={leaves([
        [54, 118, -24, 16, 3.4],
        [60, 117, 2, 17, 3.4],
        [66, 118, 26, 16, 3.4],
      ])}
      fill="#e0bb63"
      {...line}
    />
  </Seed>,
  <g key="1">
    <path d="M40 129Q60 119 80 129Z" fill="#7b5b3f" {...line} />
    <Leaves
      of={[
        [52, 127, -14, 30, 2.6],
        [60, 127, 3, 36, 2.6],
        [68, 127, 18, 30, 2.6],
      ]}
      fill="#a9cf6a"
    />
  </g>,
  <Leaves
    key="2"
    of={straw.map(([x, y, turn, length, half]) => [x, y, turn * 1.3, length * 0.78, half] as const)}
    fill="url(#sc-leaf)"
  />,
  <g key="3">
    <Leaves of={straw} />
    <path d={ears(2)} fill="none" stroke="#5f7d33" strokeWidth={6} strokeLinecap="round" />
    <path d={ears(2)} fill="none" stroke="#b9d06e" strokeWidth={4.6} strokeLinecap="round" strokeDasharray="0.1 4.4" />
  </g>,
  <g key="4">
    <Leaves of={straw} fill="#c9b35c" />
    <path d={ears(24)} fill="none" stroke="#8a5d12" strokeWidth={8} strokeLinecap="round" />
    <path d={ears(24)} fill="none" stroke="#f0c04f" strokeWidth={6.4} strokeLinecap="round" strokeDasharray="0.1 5" />
  </g>,
]

export const gourdStages: Stages = [
  <Seed key="0">
    <path d="M60 119c-7-1-7-11-3-14h6c4 3 4 13-3 14Z" fill="#efe1bb" {...line} />
  </Seed>,
  sprout('#9fc56a', 62, 20, 9),
  <g key="2">
    <Frame />
    <Stem d="M44 128C40 104 34 76 42 54" width={2.2} />
    <Leaves of={vineLeaves.slice(0, 4)} />
    <path d="M42 54q-4-12 4-16 7-1 5 5" fill="none" stroke="#55733d" strokeWidth={1.4} />
  </g>,
  <g key="3">
    <Frame />
    <Stem d={vine} width={2.2} />
    <Leaves of={vineLeaves} />
    {[
      [52, 56],
      [70, 62],
      [60, 96],
    ].map(([x = 0, y = 0]) => (
      <path key={x} d={petals(ring(x, y, 5, 9, 5))} fill="#fffbe9" stroke="#8d8a5a" strokeWidth={0.7} />
    ))}
  </g>,
  <g key="4">
    <Frame />
    <Stem d={vine} width={2.2} />
    <Leaves of={vineLeaves} />
    <Gourd x={50} y={76} size={1.06} fill="url(#sc-gourd)" />
    <Gourd x={72} y={66} size={0.84} fill="url(#sc-gourd)" />
    <Gourd x={66} y={106} size={0.84} fill="url(#sc-gourd)" />
  </g>,
]
