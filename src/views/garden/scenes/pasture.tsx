import { Animal, AnimalDrawings, animalWords, grassBefore, moodWords } from './drawings/animals.tsx'
import { Backdrop } from './backdrop.tsx'
import { leaves, petals, ring, thrown } from './drawings/brush.ts'
import { Nest } from './eggs.tsx'
import { Touch } from './touch.tsx'
import type { AnimalView, PastureSceneProps } from './types.ts'

/** Where animals stand on the meadow, in hundredths of it; who stands lower is nearer, and larger. */
const spots = [
  [3, 4],
  [58, 10],
  [30, 34],
  [70, 50],
  [3, 60],
  [38, 82],
  [72, 92],
  [6, 98],
  [32, 0],
  [40, 56],
] as const

const tufts = leaves(
  Array.from(
    { length: 66 },
    (_, at) =>
      [
        Math.round(thrown(at) * 430),
        Math.round(40 + thrown(at + 70) * 400),
        (at % 5) * 12 - 24,
        9 + (at % 4) * 3,
        1.3,
      ] as const,
  ),
)

const flowers = Array.from(
  { length: 22 },
  (_, at) => [Math.round(thrown(at + 7) * 420), Math.round(90 + thrown(at + 31) * 240)] as const,
)

/** Hills, a stream, a hut of thatch and a fence of bamboo. */
export const Meadow = () => (
  <svg className="sc-meadow" viewBox="0 0 430 460" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path d="M0 34C70 -6 150 8 220 26S370 -4 430 20V460H0Z" fill="var(--grass1)" />
    <path d="M0 92C90 60 190 96 280 76S400 70 430 84V460H0Z" fill="var(--grass2)" opacity="0.5" />
    <path
      d="M430 150C340 140 330 176 240 176S90 204 0 190V214C90 226 170 196 250 200S350 168 430 176Z"
      fill="var(--water1)"
      stroke="var(--stone3)"
      strokeWidth="1"
    />
    <path
      d="M30 204q12 -5 24 0M170 192q12 -5 24 0M330 168q12 -5 24 0"
      stroke="#fff"
      strokeWidth="1.4"
      fill="none"
      opacity="0.7"
    />
    <path d="M0 240C120 224 240 250 430 226V460H0Z" fill="var(--grass2)" opacity="0.55" />
    <path d={tufts} fill="var(--tuft)" opacity="0.75" />
    <g stroke="#7d4a5a" strokeWidth="0.5" className="sc-leafage">
      {flowers.map(([x, y], at) => (
        <path key={at} d={petals(ring(x, y, 5, 5.4, 3))} fill={['#fbe08a', '#f6b3c4', '#fffaf0', '#c9b8f2'][at % 4]} />
      ))}
    </g>
  </svg>
)

const Fence = () => (
  <svg className="sc-fence" viewBox="0 0 430 60" preserveAspectRatio="none" aria-hidden="true">
    <path
      d={Array.from({ length: 12 }, (_, at) => `M${at * 38 + 8} 58V12`).join('')}
      stroke="var(--wood2)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path
      d={Array.from({ length: 12 }, (_, at) => `M${at * 38 + 8} 58V12`).join('')}
      stroke="var(--wood)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M0 24H430M0 42H430" stroke="var(--wood2)" strokeWidth="6" />
    <path d="M0 24H430M0 42H430" stroke="var(--wood)" strokeWidth="4" />
    <path className="sc-snowcap" d="M0 20q60 -4 120 0t120 0 120 0 70 0v4H0Z" fill="#fff" />
  </svg>
)

const Hut = () => (
  <svg className="sc-hut" viewBox="0 0 150 120" aria-hidden="true">
    <defs>
      <radialGradient id="sc-hutlight">
        <stop offset="0" stopColor="#ffd98a" stopOpacity="0.9" />
        <stop offset="1" stopColor="#ffb84a" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d="M28 62H122V114H28Z" fill="var(--wall2)" stroke="var(--sc-line)" />
    <path d="M58 114V76q17 -14 34 0v38Z" fill="var(--wood2)" stroke="var(--sc-line)" />
    <circle className="sc-lamp" cx="75" cy="92" r="40" fill="url(#sc-hutlight)" />
    <path
      d="M75 6C50 20 26 46 8 70 24 74 48 66 75 68 102 66 126 74 142 70 124 46 100 20 75 6Z"
      fill="#c9a35a"
      stroke="var(--sc-line)"
    />
    <path
      d="M75 8L30 70M75 8L52 68M75 8V68M75 8L98 68M75 8L120 70M20 62l10 8M40 60l4 9M108 60l-4 9M130 62l-10 8"
      stroke="#8a6a2e"
      fill="none"
    />
    <path
      className="sc-snowcap"
      d="M75 6C50 20 26 46 8 70 30 62 44 52 75 54 106 52 120 62 142 70 124 46 100 20 75 6Z"
      fill="#fff"
    />
  </svg>
)

const Strands = () => (
  <svg className="sc-willow sc-strands" viewBox="0 0 130 190" aria-hidden="true">
    <g fill="none" stroke="var(--foliage1)" strokeWidth="2.400" strokeLinecap="round" strokeDasharray="7 3">
      <path d="M10 44C4 70 8 96 2 120M20 30C14 66 20 100 14 140M32 26C26 60 34 100 28 136M46 26C42 60 50 84 44 116M70 24C72 60 66 90 72 124M84 20C88 60 80 96 88 138M98 24C104 60 96 100 104 132M112 34C120 66 114 96 122 122" />
    </g>
    <g fill="none" stroke="var(--foliage2)" strokeWidth="2" strokeLinecap="round" strokeDasharray="5 4">
      <path d="M14 36C10 70 14 90 8 128M26 28C20 70 28 92 22 146M38 26C36 60 40 90 36 126M78 22C82 60 74 90 80 132M92 22C98 60 90 90 96 140M106 30C112 60 106 90 114 128M60 22C58 50 62 76 58 104" />
    </g>
  </svg>
)

/** A willow at the water. */
const Willow = () => (
  <svg className="sc-willow" viewBox="0 0 130 190" aria-hidden="true">
    <path
      d="M40 190C48 150 30 120 46 84 52 66 44 50 58 34L64 38C56 56 66 66 60 88 50 124 66 150 62 190Z"
      fill="var(--bark)"
    />
    <path
      d="M58 40C40 20 20 26 10 44M60 36C76 14 100 18 116 40M58 60C44 48 30 52 24 64M62 58C80 44 96 50 104 66"
      fill="none"
      stroke="var(--bark)"
      strokeWidth="3"
    />
  </svg>
)

const Standing = ({
  animal,
  at,
  onPress,
  inviting,
}: {
  animal: AnimalView
  at: number
  onPress: ((id: string) => void) | undefined
  inviting: boolean
}) => {
  const [left, top] = spots[at % spots.length] ?? [0, 0]
  return (
    <Touch
      href={animal.href}
      className="sc-animal"
      style={{
        left: `${left}%`,
        top: `${top}%`,
        '--near': 0.78 + top / 330,
        '--beat': `${-at * 0.7}s`,
        zIndex: top + 10,
      }}
      data-target={animal.id}
      data-mood={animal.mood}
      data-inviting={inviting || undefined}
      onClick={onPress && (() => onPress(animal.id))}
    >
      <span className="sc-breath">
        <svg viewBox="0 0 128 104" aria-hidden="true" data-flip={at % 2 === 1 || undefined}>
          <Animal kind={animal.kind} mood={animal.mood} />
          <path d={grassBefore} fill="var(--tuft)" />
        </svg>
      </span>
      <span className="sc-name">
        {animal.name}
        <i className="sr-only">{[animalWords[animal.kind], animal.note ?? moodWords[animal.mood]].join('，')}</i>
      </span>
    </Touch>
  )
}

/** The pasture (marketplace §2, newPattern/pasture): animals that live on a meadow, and nests under the fence in which eggs hatch. */
export function PastureScene({ air, paused, animals, nests, onAnimal, onNest, inviting }: PastureSceneProps) {
  return (
    <Backdrop air={air} {...(paused ? { paused } : {})} label="牧场" horizon="max(112px, 26%)" className="sc-pasture">
      <AnimalDrawings />
      <Meadow />
      <Hut />
      <Willow />
      <Strands />
      <div className="sc-herd">
        {animals.map((animal, at) => (
          <Standing
            key={animal.id}
            animal={animal}
            at={at}
            onPress={onAnimal}
            inviting={inviting?.includes(animal.id) ?? false}
          />
        ))}
      </div>
      <div className="sc-coop">
        <Fence />
        <div className="sc-nests scrollbar-none">
          {nests.map((nest) => (
            <Nest key={nest.id} nest={nest} onPress={onNest} inviting={inviting?.includes(nest.id) ?? false} />
          ))}
        </div>
      </div>
    </Backdrop>
  )
}
