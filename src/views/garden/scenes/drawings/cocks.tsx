import { leaves, ribs } from './brush.ts'
import type { Feathers, Stance } from '../types.ts'

const line = { stroke: '#231c18', strokeWidth: 1.3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

interface Coat {
  readonly body: string
  readonly hackle: string
  readonly tail: string
  readonly tail2: string
  readonly wing: string
}
const coats: Record<Feathers, Coat> = {
  red: { body: '#a8321f', hackle: '#f0a83c', tail: '#1f4d4a', tail2: '#2f7a6a', wing: '#7c2416' },
  black: { body: '#2c3038', hackle: '#5a6a86', tail: '#161a22', tail2: '#34466e', wing: '#1d2129' },
  white: { body: '#f4efe4', hackle: '#fffdf6', tail: '#d9d2c2', tail2: '#f8f4ea', wing: '#dcd4c4' },
  barred: { body: 'url(#sc-bars)', hackle: 'url(#sc-bars)', tail: '#2b2a2c', tail2: '#55534f', wing: '#d8d2c6' },
  gold: { body: '#c98a2a', hackle: '#f6d46a', tail: '#5a2f1a', tail2: '#b5501f', wing: '#8a5a1c' },
}

const plumes = [
  'M52 88C34 66 14 66 4 92',
  'M52 86C32 54 10 52 -6 74',
  'M54 84C36 42 14 34 -6 50',
  'M56 82C44 34 26 20 6 28',
  'M60 80C54 34 42 18 26 14',
] as const

const hackle = leaves(
  Array.from(
    { length: 11 },
    (_, at) =>
      [116 - at * 1.2 + (at % 2) * 4, 46 + at * 2.6, 196 + at * 5.4 - (at % 3) * 8, 34 - (at % 3) * 4, 4.2] as const,
  ),
)
const folded = [
  [96, 78, 262, 44, 8],
  [96, 84, 256, 46, 8],
  [94, 90, 250, 44, 8],
  [92, 72, 268, 38, 7],
] as const
const spread = Array.from({ length: 7 }, (_, at) => [84, 84, -84 + at * 17, 58 - Math.abs(at - 3) * 5, 8] as const)

const Face = ({ stance }: { stance: Stance }) => (
  <>
    <path
      d="M106 34C100 22 108 14 113 22 112 10 122 8 123 18 127 9 136 14 133 24 138 22 140 30 134 34Z"
      fill="#d5341f"
      {...line}
    />
    <path d="M135 40l17 5-16 7Z" fill="#e8b04a" {...line} />
    <path d="M131 52c8 2 9 16 2 19-7-2-8-14-2-19Z" fill="#d5341f" {...line} />
    {stance === 'hurt' || stance === 'lost' ? (
      <path d="M119 38l8 8M127 38l-8 8" {...line} strokeWidth={2.4} />
    ) : (
      <>
        <circle cx="123" cy="42" r="5" fill="#ffe9a8" {...line} />
        <circle cx="124.400" cy="42.400" r="2.400" fill="#1a1411" />
        {stance === 'won' ? null : <path d="M116 36l12 4" {...line} strokeWidth={2.6} />}
      </>
    )}
  </>
)

/** A fighting cock that looks to the right, in a field of 160 × 160; its feet are at y = 148. */
export const Cock = ({ feathers, stance }: { feathers: Feathers; stance: Stance }) => {
  const { body, hackle: neck, tail, tail2, wing } = coats[feathers]
  const wings = stance === 'strike' || stance === 'won' ? spread : folded
  return (
    <>
      {feathers === 'barred' && (
        <pattern id="sc-bars" width="11" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
          <path d="M0 0h11v8H0Z" fill="#f4efe6" />
          <path d="M0 4q2.750 2.400 5.500 0t5.500 0" fill="none" stroke="#4a4744" strokeWidth="3.200" />
        </pattern>
      )}
      <g fill="none" strokeLinecap="round">
        {plumes.map((d, at) => (
          <g key={d}>
            <path d={d} stroke="#231c18" strokeWidth="11" />
            <path d={d} stroke={at % 2 ? tail2 : tail} strokeWidth="8.600" />
            <path d={d} stroke="#fff" strokeWidth="1" opacity="0.35" />
          </g>
        ))}
      </g>
      <g fill="none" stroke="#231c18" strokeWidth="7" strokeLinecap="round">
        <path
          d="M78 110L72 144M100 108L104 144M72 144l-10 4M72 144l10 4M72 144v5
         M104 144l-10 4M104 144l12 4M104 144v5M74 132l-8-3M103 132l-9-2"
        />
        <path
          stroke="#e8a63a"
          strokeWidth="4.400"
          d="M78 110L72 144M100 108L104 144M72 144l-10 4M72 144l10 4M72 144v5M104 144l-10 4M104 144l12 4M104 144v5M74 132l-8-3M103 132l-9-2"
        />
      </g>
      <path
        d="M42 88C48 72 74 66 92 74 98 62 98 44 106 34 116 26 134 30 136 44 136 66 132 94 112 110 86 126 50 116 42 88Z"
        fill={body}
        {...line}
      />
      <path d="M70 112Q76 126 86 116 92 126 100 112" fill={body} {...line} />
      <path d={hackle} fill={neck} {...line} strokeWidth={0.9} />
      <path d={leaves(wings)} fill={wing} {...line} />
      <path d={ribs(wings)} fill="none" stroke="#fff" strokeWidth="1" opacity="0.35" />
      <Face stance={stance} />
    </>
  )
}
