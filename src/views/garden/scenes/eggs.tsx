import { leaves } from './drawings/brush.ts'
import { Plaque, slotWords } from './slot.tsx'
import { Touch } from './touch.tsx'
import type { AnimalKind, CrackStage, NestView } from './types.ts'

const shells: Record<AnimalKind, readonly [light: string, dark: string, spot: string]> = {
  hen: ['#fdf3e0', '#e0b98a', '#c98a4f'],
  sheep: ['#fbfaf4', '#cfd0c4', '#9fb0a4'],
  cow: ['#f6e3c6', '#c7935a', '#8a5a34'],
  rabbit: ['#fdeef0', '#e3b4bd', '#d0788a'],
}

const shell = 'M60 20C80 20 92 46 92 64 92 84 78 96 60 96 42 96 28 84 28 64 28 46 40 20 60 20Z'
const cracks: Record<CrackStage, string> = {
  0: '',
  1: 'M62 22l-4 9 6 5-3 8',
  2: 'M62 22l-4 9 6 5-6 9 7 5-4 8M58 45l-10 3-4 7M65 50l10 2 5-5',
  3: 'M30 56l9-6 7 8 8-8 7 8 8-9 8 8 7-6 7 5',
  4: '',
}
export const crackWords: Record<CrackStage, string> = {
  0: '完好',
  1: '有一道细纹',
  2: '裂开了',
  3: '在啄壳',
  4: '破壳了',
}

/** A small one of its kind, looking out. */
const Child = ({ kind }: { kind: AnimalKind }) => {
  const coat = { hen: '#f7d35c', sheep: '#fffdf5', cow: '#cf9a5f', rabbit: '#fffefb' }[kind]
  return (
    <g stroke="#2f2a26" strokeWidth="1.2" strokeLinejoin="round" strokeLinecap="round">
      {kind === 'rabbit' ? <path d="M48 34C40 12 50 4 55 28M66 28C72 4 82 12 72 34" fill="#fffefb" /> : null}
      {kind === 'cow' ? (
        <path d="M42 36C34 30 36 24 40 22 42 28 46 30 50 32M78 36C86 30 84 24 80 22 78 28 74 30 70 32" fill="#e7dcc2" />
      ) : null}
      {kind === 'sheep' ? <path d="M40 40C32 34 28 42 34 48M80 40c8-6 12 2 6 8" fill="#4a4038" /> : null}
      <path d="M36 66C32 40 44 26 60 26 76 26 88 40 84 66Z" fill={coat} />
      {kind === 'hen' ? <path d="M56 26q2-8 6-2 4-4 4 4" fill="none" stroke="#e0a82e" strokeWidth="2" /> : null}
      {kind === 'sheep' ? (
        <path d="M46 34c0-8 10-10 14-4 4-6 14-4 14 4-4 6-10 4-14 2-4 2-10 4-14-2Z" fill="#fff" />
      ) : null}
      <g fill="#221c18" stroke="none">
        <circle cx="51" cy="46" r="3" />
        <circle cx="69" cy="46" r="3" />
        <circle cx="52" cy="45" r="1" fill="#fff" />
        <circle cx="70" cy="45" r="1" fill="#fff" />
      </g>
      {kind === 'hen' ? (
        <path d="M55 51h10l-5 7Z" fill="#e8922c" />
      ) : (
        <path d="M56 53h8l-4 4ZM60 57v2q-4 3-6 0M60 59q4 3 6 0" fill="#d98a95" />
      )}
      <path d="M42 53h5M73 53h5" stroke="#f0a0a0" strokeWidth="3.4" opacity="0.8" />
    </g>
  )
}

/** An egg, from whole to hatched, in a field of 120 × 110. */
export const Egg = ({ crack, child }: { crack: CrackStage; child: AnimalKind }) => {
  const [light, dark, spot] = shells[child]
  const id = `sc-shell-${child}`
  return (
    <g className={crack === 2 || crack === 3 ? 'sc-rock' : ''}>
      <defs>
        <radialGradient id={id} cx="0.38" cy="0.32" r="0.8">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
      </defs>
      {crack === 4 ? (
        <>
          <Child kind={child} />
          <path
            d="M28 66l9-8 8 9 8-9 7 9 8-9 8 9 8-8 8 7C92 86 78 97 60 97 42 97 28 86 28 66Z"
            fill={`url(#${id})`}
            stroke="#6a5238"
            strokeWidth="1.2"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <>
          <path d={shell} fill={`url(#${id})`} stroke="#6a5238" strokeWidth="1.2" />
          <g fill={spot} opacity="0.45">
            <ellipse cx="46" cy="50" rx="4" ry="3" />
            <ellipse cx="70" cy="40" rx="3" ry="2.4" />
            <ellipse cx="76" cy="66" rx="4" ry="3" />
            <ellipse cx="52" cy="78" rx="3" ry="2.4" />
          </g>
          <path d="M40 48Q44 32 54 27" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity="0.8" />
          {crack === 3 ? <path d="M52 52l8 8 8-8-2 10q-6 4-12 0Z" fill="#3a2416" /> : null}
          {crack === 3 ? <path d="M56 58l5 5 5-4Z" fill="#e8922c" stroke="#7a3f0c" strokeWidth="0.8" /> : null}
          <path
            d={cracks[crack]}
            fill="none"
            stroke="#4a3420"
            strokeWidth="1.8"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </>
      )}
    </g>
  )
}

const straws = leaves(
  Array.from(
    { length: 26 },
    (_, at) => [14 + at * 3.7, 96 + (at % 4) * 4, (at % 2 ? 64 : -64) + (at % 5) * 9, 26, 1.7] as const,
  ),
)

/** The straw an egg lies in; the front half is drawn after the egg. */
export const NestBack = () => (
  <path d="M8 88C20 76 100 76 112 88 108 98 12 98 8 88Z" fill="#8a6a34" stroke="#4e3a1c" strokeWidth="1.2" />
)
export const NestFront = () => (
  <>
    <path
      d="M8 88C18 104 102 104 112 88 112 104 100 118 60 118 20 118 8 104 8 88Z"
      fill="#c79a4a"
      stroke="#4e3a1c"
      strokeWidth="1.2"
    />
    <path d={straws} fill="#e8c878" stroke="#7d5a22" strokeWidth="0.7" />
  </>
)

export const nestNote = ({ state, egg, note, confirming }: NestView): string =>
  confirming ? '确认中' : (note ?? (state === 'locked' ? '未解锁' : egg ? crackWords[egg.crack] : '空巢'))

/** What its board does not show of a nest. */
export const nestSaid = (nest: NestView): string => {
  const words = nest.egg ? crackWords[nest.egg.crack] : nest.state === 'locked' ? slotWords.locked : ''
  return words === nestNote(nest) ? '' : words
}

/** A nest with its egg: one button. */
export const Nest = ({
  nest,
  onPress,
  inviting,
}: {
  nest: NestView
  onPress: ((id: string) => void) | undefined
  inviting: boolean
}) => (
  <Touch
    href={nest.href}
    className="sc-nest"
    data-target={nest.id}
    data-state={nest.state}
    data-ripe={nest.egg?.crack === 4 || undefined}
    data-inviting={inviting || undefined}
    data-confirming={nest.confirming || undefined}
    onClick={onPress && (() => onPress(nest.id))}
  >
    <svg viewBox="0 10 120 112" aria-hidden="true">
      <NestBack />
      {nest.egg ? <Egg crack={nest.egg.crack} child={nest.egg.child} /> : null}
      {nest.state === 'locked' ? <Basket /> : <NestFront />}
    </svg>
    <Plaque
      label={nest.label}
      said={nestSaid(nest)}
      note={nestNote(nest)}
      fraction={nest.egg && nest.egg.crack < 4 ? nest.egg.fraction : null}
    />
  </Touch>
)

/** A basket upside down, with its paper strip: nobody has opened this place. */
const Basket = () => (
  <>
    <path d="M14 112C16 62 32 46 60 46s44 16 46 66Z" fill="#b98a4e" stroke="#4e3a1c" strokeWidth="1.2" />
    <path
      d="M18 96Q60 84 102 96M22 78Q60 66 98 78M32 62Q60 54 88 62M40 50Q34 80 36 110M60 46V112M80 50q6 30 4 60"
      fill="none"
      stroke="#7d5a22"
      strokeWidth="1.4"
    />
    <path d="M49 66h22v36H49z" fill="#f4e6c4" stroke="#8f6b34" />
    <text x="60" y="90" textAnchor="middle" fontSize="17" fill="#a62a1a" className="sc-song">
      封
    </text>
  </>
)
