import { Backdrop } from './backdrop.tsx'
import { leaves, petals, ring } from './drawings/brush.ts'
import { Lamp } from './drawings/furniture.tsx'
import { Plant, PlantDrawings, plantWords, stageWord } from './drawings/plants.tsx'
import { PotDrawings } from './drawings/pots.tsx'
import { Plaque, Potted, slotNote, slotSaid } from './slot.tsx'
import { Touch } from './touch.tsx'
import type { GardenPlace, GrowthStage, PlantSceneProps, PlantView } from './types.ts'

const stages: readonly GrowthStage[] = [0, 1, 2, 3, 4]
const titles: Record<GardenPlace, string> = { court: '花台', orchard: '桃台', trellis: '玫瑰台' }

/** What is written on the tablet above the window. */
const tablets: Record<GardenPlace, string> = { court: '听雨花开', orchard: '瑶池春色', trellis: '四时香远' }

const cut: Record<GardenPlace, string> = {
  court: 'M195 66a158 158 0 1 0 0.1 0Z',
  orchard:
    'M195 74C234 40 312 70 318 128 368 158 366 240 318 268 312 330 238 360 195 322 152 360 78 330 72 268 24 240 22 158 72 128 78 70 156 40 195 74Z',
  trellis: 'M118 66H272L352 148V300L272 382H118L38 300V148Z',
}

/** The wall of a study with its window; what is seen through it is the sky of the scene. */
const Study = ({ place }: { place: GardenPlace }) => (
  <svg className="sc-study" viewBox="0 0 390 640" aria-hidden="true">
    <defs>
      <linearGradient id="sc-paper" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--wall)" />
        <stop offset="1" stopColor="var(--wall2)" />
      </linearGradient>
      <linearGradient id="sc-desk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--wood)" />
        <stop offset="1" stopColor="var(--wood2)" />
      </linearGradient>
      <radialGradient id="sc-lamplight">
        <stop offset="0" stopColor="#ffd98a" stopOpacity="0.85" />
        <stop offset="1" stopColor="#ffb84a" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d={`M-200 -800H590V900H-200Z${cut[place]}`} fill="url(#sc-paper)" fillRule="evenodd" />
    <path d={cut[place]} fill="none" stroke="var(--wood2)" strokeWidth="13" />
    <path d={cut[place]} fill="none" stroke="var(--wood)" strokeWidth="8" />
    {place === 'trellis' ? <Vine /> : place === 'orchard' ? <Branch /> : <Lattices />}
    <path d="M48 -800V84" stroke="var(--wood2)" strokeWidth="1.400" />
    <Lamp x={48} y={104} size={1.2} />
    <path d="M-200 470H590V486H-200Z" fill="url(#sc-desk)" stroke="var(--wood2)" />
    <path d="M-200 486H590V498H-200Z" fill="var(--wood2)" />
    <path d="M-200 498H590V900H-200Z" fill="url(#sc-desk)" />
    <path d="M-10 510H400M-10 516H400" stroke="var(--wood2)" strokeWidth="1" />
    <path
      d="M30 498c10 26 34 18 44 6 8 18 34 18 42 0M274 498c10 18 34 18 42 0 10 12 34 20 44-6"
      fill="none"
      stroke="var(--wood2)"
      strokeWidth="3"
    />
    <g transform="translate(195 -24)">
      <rect x="-78" y="-34" width="156" height="62" rx="4" fill="var(--wood2)" />
      <rect x="-70" y="-26" width="140" height="46" rx="2" fill="#23302c" stroke="#d9b35b" strokeWidth="2" />
      <text y="7" textAnchor="middle" fontSize="27" letterSpacing="6" fill="#e9c66c" className="sc-song">
        {tablets[place]}
      </text>
    </g>
    <Things />
  </svg>
)

const Lattices = () => (
  <path
    d="M38 224H70M320 224H352M195 68V96M84 112l22 22M306 112l-22 22M84 336l22-22M306 336l-22-22"
    stroke="var(--wood)"
    strokeWidth="5"
    strokeLinecap="round"
  />
)

const Vine = () => (
  <>
    <path
      d="M38 300C20 240 60 190 30 150 20 110 80 80 118 62 180 50 230 74 280 60 330 70 340 110 360 140"
      fill="none"
      stroke="var(--foliage2)"
      strokeWidth="4"
    />
    <path
      d={leaves([
        [34, 270, -60, 26, 8],
        [42, 230, 60, 26, 8],
        [36, 190, -70, 26, 8],
        [34, 150, 70, 24, 8],
        [70, 92, -20, 26, 8],
        [110, 64, 150, 26, 8],
        [160, 58, 10, 26, 8],
        [210, 66, 170, 26, 8],
        [250, 66, 10, 26, 8],
        [300, 62, 150, 26, 8],
        [334, 90, 60, 26, 8],
        [350, 120, -70, 24, 8],
      ])}
      fill="var(--foliage1)"
      stroke="var(--foliage2)"
    />
    {[
      [40, 250, 15],
      [30, 172, 17],
      [88, 78, 15],
      [182, 58, 16],
      [276, 60, 18],
      [342, 104, 15],
    ].map(([x = 0, y = 0, r = 0]) => (
      <g key={x}>
        <path d={petals(ring(x, y, 5, r, r * 0.58, x))} fill="#d84a68" stroke="#8d1f33" />
        <path d={petals(ring(x, y, 5, r * 0.66, r * 0.4, x + 36))} fill="#ef8396" stroke="#8d1f33" />
        <circle cx={x} cy={y} r={r * 0.26} fill="#a81f3d" />
      </g>
    ))}
  </>
)

const Branch = () => (
  <>
    <path
      d="M400 40C350 60 320 44 280 84 250 110 230 100 206 118M330 58C320 90 330 110 316 138M276 88C270 70 256 62 250 44"
      fill="none"
      stroke="var(--bark)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    {[
      [206, 118, 12],
      [236, 106, 14],
      [262, 96, 11],
      [280, 76, 15],
      [250, 46, 13],
      [316, 138, 13],
      [322, 104, 11],
      [340, 60, 14],
      [366, 52, 12],
      [300, 62, 11],
    ].map(([x = 0, y = 0, r = 0]) => (
      <g key={x}>
        <path d={petals(ring(x, y, 5, r, r * 0.58, x))} fill="#f8c3d0" stroke="#b5476a" />
        <circle cx={x} cy={y} r={r * 0.22} fill="#f3cf6b" />
      </g>
    ))}
  </>
)

/** Brushes, a teapot and a book beside the pot. */
const Things = () => (
  <>
    <ellipse cx="64" cy="470" rx="34" ry="5" opacity="0.22" />
    <path d="M46 420H82L78 470H50Z" fill="#f4f4ee" stroke="#23407f" strokeWidth="1.200" />
    <path d="M47 430h34M50 462h29" stroke="#2b51a3" strokeWidth="2" />
    <path d="M58 440q6-6 12 0-6 8-12 0ZM64 446v10" fill="none" stroke="#2b51a3" strokeWidth="1.400" />
    <path d="M54 420L46 366M64 420V358M73 420L84 372" stroke="#8d5b36" strokeWidth="4" />
    <path d="M46 368l-5-18 9 16ZM60 360l4-22 4 22ZM80 374l10-18-3 20Z" fill="#3a2c22" />
    <ellipse cx="326" cy="470" rx="40" ry="5" opacity="0.22" />
    <path
      d="M296 440C290 470 304 470 326 470S360 470 354 440C348 424 304 424 296 440Z"
      fill="#7b3f2b"
      stroke="#3a1c12"
      strokeWidth="1.200"
    />
    <path
      d="M296 446C284 440 282 430 276 428M354 440C374 436 374 462 352 460"
      fill="none"
      stroke="#7b3f2b"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M310 430q16-10 32 0M322 424q4-8 8 0" fill="#8f4d36" stroke="#3a1c12" strokeWidth="1.200" />
    <path
      className="sc-steam"
      d="M276 420q-6-10 0-18t0-18"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
      opacity="0.6"
    />
  </>
)

/** The five stages of one plant, with where it stands. */
const Stages = ({ plant }: { plant: PlantView }) => (
  <ol className="sc-stages" aria-label={`${plantWords[plant.kind]}的五个阶段`}>
    {stages.map((stage) => (
      <li
        key={stage}
        aria-current={stage === plant.stage ? 'step' : undefined}
        data-past={stage < plant.stage || undefined}
      >
        <svg viewBox="10 8 100 128" aria-hidden="true">
          <Plant kind={plant.kind} stage={stage} />
        </svg>
        {stageWord({ kind: plant.kind, stage })}
      </li>
    ))}
  </ol>
)

/** One pot, close (marketplace §2, magicDetails and roseDetails): on a desk before a window, with the way it has grown. */
export function PlantScene({ air, paused, slot, onPlant, place = 'court' }: PlantSceneProps) {
  const { plant, state } = slot
  return (
    <Backdrop
      air={air}
      {...(paused ? { paused } : {})}
      label={titles[place]}
      horizon="calc(100% - 63cqw)"
      className="sc-close sc-desk"
    >
      <PlantDrawings kinds={plant ? [plant.kind] : []} />
      <PotDrawings />
      <Study place={place} />
      <Touch
        className="sc-slot sc-one"
        data-target={slot.id}
        data-state={state}
        data-ripe={plant?.stage === 4 || undefined}
        data-confirming={slot.confirming || undefined}
        onClick={onPlant && (() => onPlant(slot.id))}
      >
        <Potted slot={slot} />
        <Plaque
          label={slot.label}
          said={slotSaid(slot)}
          note={slotNote(slot)}
          fraction={plant && plant.stage < 4 ? plant.fraction : null}
        />
      </Touch>
      {plant ? <Stages plant={plant} /> : null}
    </Backdrop>
  )
}
