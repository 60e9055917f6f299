import type { ReactNode } from 'react'
import { leaves } from './brush.ts'
import type { AnimalKind, Mood } from '../types.ts'

/*
 * The animals of the pasture, in outline and wash. Each stands on y = 92 of a field of 120 × 100 and looks to the right; `eye` is where
 * its mood is seen.
 */

const line = { stroke: '#2f2a26', strokeWidth: 1.2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const Eye = ({ x, y, mood, size = 1, flip }: { x: number; y: number; mood: Mood; size?: number; flip?: boolean }) => {
  const d =
    mood === 'asleep'
      ? 'M-3.4 0Q0 3 3.4 0'
      : mood === 'happy'
        ? 'M-3.4 1.4Q0 -3.4 3.4 1.4'
        : mood === 'hungry'
          ? 'M-3.6 -3L2.2 -5'
          : null
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -size : size} ${size})`}>
      {d === null || mood === 'hungry' ? (
        <>
          <circle r="2.5" fill="#221c18" />
          <circle cx="0.8" cy="-0.8" r="0.8" fill="#fff" />
        </>
      ) : null}
      {d ? <path d={d} fill="none" {...line} strokeWidth={1.6} /> : null}
    </g>
  )
}

/** 芦花: barred from head to tail, dark on pale. */
const Hen = ({ mood }: { mood: Mood }) => (
  <>
    <path
      d="M54 78V90M54 90l-6 2M54 90l6 2M66 78V90M66 90l-6 2M66 90l6 2"
      fill="none"
      stroke="#d8922c"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path
      d="M26 52C16 40 14 28 18 22 24 26 26 30 28 36 28 28 32 22 38 22 40 30 40 38 40 44Z"
      fill="#3d3a38"
      {...line}
    />
    <path
      d="M26 50C24 70 40 82 60 82 80 82 92 68 90 48 90 38 92 32 90 26 82 20 72 24 72 34 70 46 56 46 46 42 38 40 28 42 26 50Z"
      fill="url(#sc-hen)"
      {...line}
    />
    <path
      d="M40 54C48 50 64 52 68 60 64 72 46 72 40 54ZM46 57q8-2 16 5M48 62q6 0 11 4"
      fill="#cfc9be"
      {...line}
      strokeWidth={1}
    />
    <path d="M62 46q6 3 10-2M68 74q8-4 12-12M30 60q2 8 8 12" fill="none" {...line} strokeWidth={0.8} opacity={0.6} />
    <path
      d="M76 24C72 18 76 14 79 18 79 12 84 12 84 17 87 13 91 16 88 22Z"
      fill="#cf3a24"
      {...line}
      strokeWidth={0.9}
    />
    <path d="M92 33l9 3-9 4Z" fill="#e2a63a" {...line} strokeWidth={0.9} />
    <path d="M90 40c5 2 5 9 1 10-4-1-4-7-1-10Z" fill="#cf3a24" {...line} strokeWidth={0.9} />
    <Eye x={85} y={31} mood={mood} size={0.9} />
  </>
)

/** A fleece of auspicious clouds. */
const Sheep = ({ mood }: { mood: Mood }) => (
  <>
    <path d="M38 74V91M50 76V91M70 76V91M80 74V91" stroke="#3a322c" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M24 60C12 56 16 40 28 42 26 30 42 26 48 34 54 22 72 24 74 34 86 28 96 40 88 50
         98 58 88 72 78 70 74 80 58 80 54 74 46 82 32 78 34 70 24 72 20 66 24 60Z"
      fill="url(#sc-fleece)"
      {...line}
    />
    <path
      d="M38 46c7-3 12 5 7 9-5 2-8-3-5-5M62 40c8-2 12 7 6 11-5 2-8-4-4-6
         M50 62c8-2 12 6 6 10-5 1-8-4-4-6M72 58c7-2 11 5 6 9-5 1-7-4-3-5M30 58c6-2 10 4 6 8"
      fill="none"
      stroke="#a79c8c"
      strokeWidth="1.2"
      strokeLinecap="round"
    />
    <path d="M82 34C92 28 106 34 106 46 108 54 102 60 96 58 86 58 80 46 82 34Z" fill="#4a4038" {...line} />
    <path d="M84 36C78 34 74 40 78 46 82 46 86 42 86 38Z" fill="#4a4038" {...line} />
    <path
      d="M88 32C84 20 98 16 100 26 100 31 94 31 95 27"
      fill="none"
      stroke="#d9b98a"
      strokeWidth="4.4"
      strokeLinecap="round"
    />
    <path d="M82 32C86 26 96 28 98 34 94 38 86 38 82 32Z" fill="#fffdf6" {...line} strokeWidth={1} />
    <g transform="translate(97 44)">
      <circle r="4" fill="#fff8ea" />
      <Eye x={0} y={0} mood={mood} size={0.9} />
    </g>
    <path d="M103 52q2 1 3-1" fill="none" stroke="#e9c9b5" strokeWidth="1.2" strokeLinecap="round" />
  </>
)

const Cow = ({ mood }: { mood: Mood }) => (
  <>
    <path d="M10 44C4 52 8 66 6 74" fill="none" stroke="#8a5a34" strokeWidth="3" strokeLinecap="round" />
    <path d="M4 72q4 10 4 14-6-2-4-14Z" fill="#3f2a1a" />
    <path d="M20 66V90M34 70V90M62 70V90M76 66V90" stroke="#8a5a34" strokeWidth="9" strokeLinecap="butt" />
    <path d="M15.5 86h9v6h-9ZM29.5 86h9v6h-9ZM57.500 86h9v6h-9ZM71.500 86h9v6h-9Z" fill="#3f2a1a" />
    <path
      d="M8 48C10 36 30 38 46 38 56 32 64 30 74 34 84 40 84 58 80 68 66 78 30 78 16 72 8 66 6 56 8 48Z"
      fill="url(#sc-ox)"
      {...line}
    />
    <path d="M30 52q8 8 4 18M56 44q-4 12 2 24M68 46q6 8 4 18" fill="none" {...line} strokeWidth={0.8} opacity={0.5} />
    <path
      d="M72 30C68 18 74 12 80 10 76 18 80 24 84 27M98 27C104 24 108 18 104 10 112 14 112 24 106 31"
      fill="#e7dcc2"
      {...line}
    />
    <path d="M74 32C66 26 62 30 66 36 70 40 76 38 78 36M104 34c8-4 11 0 8 5-4 4-8 2-10 0" fill="#a8703f" {...line} />
    <path
      d="M74 30C82 24 98 24 106 31 106 42 104 50 102 58 102 66 84 66 82 58 78 50 74 42 74 30Z"
      fill="url(#sc-ox)"
      {...line}
    />
    <path d="M82 56C84 50 100 50 102 56 104 68 80 68 82 56Z" fill="#f0d9bf" {...line} />
    <path d="M88 58v2M96 58v2M88 63q4 2 8 0" fill="none" {...line} strokeWidth={1.4} />
    <Eye x={83} y={41} mood={mood} />
    <Eye x={98} y={41} mood={mood} flip />
    <path d="M70 68q4 8 10 4" fill="none" stroke="#cf3a24" strokeWidth="2.4" />
    <circle cx="76" cy="74" r="4.4" fill="#e2b84f" {...line} />
  </>
)

const Rabbit = ({ mood }: { mood: Mood }) => (
  <>
    <circle cx="26" cy="76" r="9" fill="#fffdf8" {...line} />
    <path
      d="M26 84C20 62 36 46 58 50 72 52 80 62 80 76 82 88 74 92 62 92H38C30 92 27 90 26 84Z"
      fill="url(#sc-fur)"
      {...line}
    />
    <path d="M40 92C32 80 42 68 54 72 62 76 60 88 54 92" fill="url(#sc-fur)" {...line} />
    <path d="M72 92q-2 -8 4 -10M82 92h-14" fill="none" {...line} />
    <path
      d="M72 34C62 18 62 4 70 4 78 8 80 22 80 32ZM84 32C84 16 92 4 99 9 102 18 96 28 90 37Z"
      fill="#fffdf8"
      {...line}
    />
    <path d="M73 28C68 18 67 10 70 9 74 14 76 22 77 29ZM87 30C88 20 93 12 96 13 97 19 92 26 89 32Z" fill="#f3b9bf" />
    <path
      d="M64 46C64 34 78 30 88 33 100 38 103 50 97 58 90 68 74 66 68 60 65 56 64 52 64 46Z"
      fill="url(#sc-fur)"
      {...line}
    />
    <Eye x={87} y={46} mood={mood} size={1.1} />
    <path d="M99 51l3 1-2 3ZM99 55q-3 3-6 1" fill="#e58a95" {...line} strokeWidth={1} />
    <ellipse cx="90" cy="55" rx="4.500" ry="2.600" fill="#f3b9bf" opacity="0.7" />
    <path d="M92 54l12-3M92 56l12 2" stroke="#8d857c" strokeWidth="0.7" />
    <path d="M68 62C76 70 86 68 92 64L90 70C84 74 74 72 67 67Z" fill="#cf3a24" {...line} strokeWidth={0.9} />
  </>
)

const bodies: Record<AnimalKind, (mood: Mood) => ReactNode> = {
  hen: (mood) => <Hen mood={mood} />,
  sheep: (mood) => <Sheep mood={mood} />,
  cow: (mood) => <Cow mood={mood} />,
  rabbit: (mood) => <Rabbit mood={mood} />,
}

/** What an animal thinks of: food, sleep, a heart. */
const Thought = ({ mood }: { mood: Mood }) =>
  mood === 'calm' ? null : mood === 'asleep' ? (
    <g fill="none" stroke="#34466e" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
      <path d="M100 22h7l-7 8h7M110 8h9l-9 10h9" stroke="#fff" strokeWidth="4.4" />
      <path d="M100 22h7l-7 8h7M110 8h9l-9 10h9" />
    </g>
  ) : mood === 'happy' ? (
    <path
      d="M110 22C100 16 98 8 104 5 108 4 110 8 110 9 110 8 113 4 117 6 122 10 118 17 110 22Z"
      fill="#e2506a"
      stroke="#fff"
      strokeWidth="1.6"
    />
  ) : (
    <g>
      <path
        d="M98 30c-2 0-2-3 0-3ZM94 4h28a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H104l-5 6v-6h-5a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z"
        fill="#fffdf6"
        stroke="#8a6a3e"
      />
      <path d="M98 15h20c0 5-4 8-10 8s-10-3-10-8Z" fill="#7fb4bb" stroke="#3a2c1a" />
      <path d="M100 15q8-8 16 0Z" fill="#e8bf56" stroke="#3a2c1a" />
    </g>
  )

const wash = (id: string, from: string, to: string) => (
  <linearGradient id={id} x1="0" y1="0" x2="0.3" y2="1">
    <stop offset="0" stopColor={from} />
    <stop offset="1" stopColor={to} />
  </linearGradient>
)

/** Colours of coats. Once in a scene, before the first animal. */
export const AnimalDrawings = () => (
  <svg width="0" height="0" aria-hidden="true" className="sc-drawings">
    <defs>
      <pattern id="sc-hen" width="9" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
        <path d="M0 0h9v7H0Z" fill="#f4efe6" />
        <path d="M0 3.500q2.250 2 4.500 0t4.500 0" fill="none" stroke="#4a4744" strokeWidth="2.800" />
      </pattern>
      {wash('sc-fleece', '#fffdf5', '#dcd2bd')}
      {wash('sc-ox', '#cf9a5f', '#8f5c33')}
      {wash('sc-fur', '#fffefb', '#e3ddd6')}
    </defs>
  </svg>
)

export const animalWords: Record<AnimalKind, string> = { hen: '母鸡', sheep: '绵羊', cow: '耕牛', rabbit: '白兔' }
export const moodWords: Record<Mood, string> = { calm: '悠闲', happy: '开心', hungry: '饿了', asleep: '睡着了' }

export const Animal = ({ kind, mood }: { kind: AnimalKind; mood: Mood }) => (
  <>
    <ellipse cx="56" cy="92" rx="42" ry="5" opacity="0.2" />
    {bodies[kind](mood)}
    <Thought mood={mood} />
  </>
)

/** Grass before the feet of whoever stands in it. */
export const grassBefore = leaves([
  [20, 97, -18, 13, 1.4],
  [24, 97, 6, 16, 1.6],
  [29, 97, 24, 12, 1.4],
  [84, 97, -20, 12, 1.4],
  [89, 97, 4, 15, 1.6],
  [94, 97, 24, 12, 1.4],
])
