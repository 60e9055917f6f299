import { type Blade, leaves, petals, ring } from './brush.ts'
import { Bud, Leaves, line, Seed, sprout, type Stages, Stem } from './plant-parts.tsx'

/** A rose, seen a little from above: two rings of petals round a heart that is rolled up. */
const Rose = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d={petals(ring(0, 0, 5, 23, 13, 12))} fill="url(#sc-rose-far)" {...line} stroke="#8d1f33" />
    <path d={petals(ring(0, -1, 5, 17, 10, 48))} fill="url(#sc-rose)" {...line} stroke="#8d1f33" />
    <circle cy={-2} r={8.2} fill="#c93352" {...line} stroke="#7d1529" />
    <path
      d="M-6 -3Q-3 -10 4 -8 9 -5 5 1 0 6 -4 2 -6 -3 0 -5 4 -4 3 -1 1 1 -1 -1"
      fill="none"
      stroke="#7d1529"
      strokeWidth={1.1}
      strokeLinecap="round"
    />
    <path d="M-19 -6Q-18 -15 -11 -19M13 -17Q20 -12 19 -4" fill="none" stroke="#fff" strokeWidth={1.2} opacity={0.6} />
  </g>
)
const roseStem = 'M60 128C56 108 64 92 58 72 56 62 60 54 60 46'
const roseLeaves: readonly Blade[] = [
  [59, 112, -72, 26, 8],
  [60, 104, 66, 28, 9],
  [60, 88, -58, 26, 8],
  [58, 76, 58, 25, 8],
]
const thorns = 'M58 100l-5 -3 4 -3M62 94l5 -3-5-2M56 70l-5-2 5-3'

/** 魔法花: a night-blooming cup of indigo petals, with a constellation in gold across them. */
const MagicBloom = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d={leaves(ring(0, 0, 8, 33, 7, 22))} fill="#cdb7f2" {...line} stroke="#4b3a86" />
    <path d={leaves(ring(0, 0, 8, 29, 8.5))} fill="url(#sc-magic)" {...line} stroke="#33306f" />
    <path d={leaves(ring(0, 0, 6, 16, 5.4, 30))} fill="#f0e3ff" {...line} stroke="#4b3a86" />
    <path d="M-18 -14L-6 -23 9 -20 20 -9M9 -20L3 -7-14 12" fill="none" stroke="#ffe7a0" strokeWidth={0.9} />
    <g fill="#ffe7a0">
      {[
        [-18, -14, 2],
        [-6, -23, 1.6],
        [9, -20, 2.4],
        [20, -9, 1.6],
        [3, -7, 1.4],
        [-14, 12, 2],
      ].map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
      ))}
    </g>
    <circle r={5.4} fill="url(#sc-gold)" stroke="#8a5d12" strokeWidth={0.8} />
  </g>
)
const magicStem = 'M60 128C68 112 52 98 60 80 64 70 60 60 60 52'
const tendrils = 'M60 96q14 -2 15 -12 0 -8 -7 -7 -4 2 -1 5M58 112q-15 0 -16 -11 1 -8 7 -6 4 3 0 5'
const magicLeaves: readonly Blade[] = [
  [62, 116, 74, 27, 7],
  [56, 104, -70, 30, 8],
  [60, 84, 60, 26, 7],
  [61, 78, -52, 24, 7],
]

export const roseStages: Stages = [
  <Seed key="0">
    <path d="M60 118c-6 0-7-6-4-9 3-2 8-1 9 3 1 4-2 6-5 6Z" fill="#b5713c" {...line} />
  </Seed>,
  sprout('#a9c06a', 56, 22, 8),
  <g key="2">
    <Stem d="M60 128C56 108 64 92 59 78" />
    <path d={thorns} fill="#8c4a3c" />
    <Leaves of={[...roseLeaves, [59, 80, 8, 24, 8]]} />
  </g>,
  <g key="3">
    <Stem d={roseStem} />
    <Stem d="M60 90Q76 78 82 66M58 80Q46 72 40 64" width={1.8} />
    <path d={thorns} fill="#8c4a3c" />
    <Leaves of={roseLeaves} />
    <Bud x={82} y={66} turn={22} fill="#d9476a" size={0.75} />
    <Bud x={40} y={64} turn={-20} fill="#d9476a" size={0.75} />
    <Bud x={60} y={48} fill="#d9476a" size={1.15} />
  </g>,
  <g key="4">
    <Stem d={roseStem} />
    <Stem d="M60 92Q78 86 86 74M58 86Q44 82 34 72" width={1.8} />
    <path d={thorns} fill="#8c4a3c" />
    <Leaves
      of={[...roseLeaves, [46, 80, -110, 22, 7], [76, 84, 112, 22, 7], [60, 60, -60, 26, 8], [60, 60, 60, 26, 8]]}
    />
    <Rose x={33} y={68} size={0.72} />
    <Rose x={88} y={70} size={0.7} />
    <Rose x={60} y={38} size={1.18} />
  </g>,
]

export const magicStages: Stages = [
  <Seed key="0">
    <circle cx={60} cy={112} r={6} fill="#5b56b8" {...line} />
    <path d="M60 98v5M51 101l3 4M69 101l-3 4" stroke="#e2b84f" strokeWidth={1.4} strokeLinecap="round" />
    <circle cx={58} cy={110} r={1.6} fill="#ffe7a0" />
  </Seed>,
  <g key="1">
    {sprout('#8fb3c4', 40, 24, 6)}
    <circle cx={60} cy={86} r={2.2} fill="#e2b84f" />
  </g>,
  <g key="2">
    <Stem d="M60 128C68 112 52 98 60 82" colour="#4d7a78" />
    <path d={tendrils} fill="none" stroke="#4d7a78" strokeWidth={1.5} strokeLinecap="round" />
    <Leaves of={[...magicLeaves, [60, 84, 2, 28, 7]]} fill="url(#sc-moonleaf)" />
  </g>,
  <g key="3">
    <Stem d={magicStem} colour="#4d7a78" />
    <path d={tendrils} fill="none" stroke="#4d7a78" strokeWidth={1.5} strokeLinecap="round" />
    <Leaves of={magicLeaves} fill="url(#sc-moonleaf)" />
    <Bud x={60} y={54} fill="#6c62cf" size={1.35} />
    <g fill="#e2b84f">
      <circle cx={57} cy={38} r={1.8} />
      <circle cx={64} cy={30} r={1.3} />
      <circle cx={62} cy={44} r={1.3} />
    </g>
  </g>,
  <g key="4">
    <circle className="sc-aura" cx={60} cy={44} r={44} fill="url(#sc-aura)" />
    <Stem d={magicStem} colour="#4d7a78" />
    <path d={tendrils} fill="none" stroke="#4d7a78" strokeWidth={1.5} strokeLinecap="round" />
    <Leaves of={magicLeaves} fill="url(#sc-moonleaf)" />
    <MagicBloom x={60} y={44} size={1.16} />
  </g>,
]
