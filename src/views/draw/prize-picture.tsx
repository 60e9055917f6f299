import { ArtImage } from '#src/ui/media/art-image.tsx'
import { safePicture } from '../kit/app/links.ts'

export interface PrizePictureProps {
  readonly name: string
  /** `''` of beans, which have no picture. */
  readonly image: string
  /** `row`: at the beginning of one; `card`: fills what it stands in. */
  readonly size: 'row' | 'card'
  /** Where it lies among others of its kind: no two hands of beans side by side fall alike. */
  readonly at?: number
}

/** The picture of a prize; beans are drawn, as many as its name begins with. */
export const PrizePicture = ({ name, image, size, at = 0 }: PrizePictureProps) => (
  <span className={size === 'row' ? 'block w-11 shrink-0' : 'block'}>
    {image === '' ? (
      <Beans count={Number.parseInt(name, 10) || 3} hand={at} />
    ) : (
      <ArtImage src={safePicture(image)} alt={size === 'row' ? '' : name} ratio={4 / 5} rounded="small" eager />
    )}
  </span>
)

/** As many are drawn as there are beans, up to this. */
const MOST = 9
/** Seeds of a sunflower lie so far apart, in degrees. */
const GOLDEN = 137.5

const tenth = (value: number) => Math.round(value * 10) / 10

/** Where beans lie: strewn as seeds in a sunflower, the nearest last; every hand of them falls another way. */
function strewn(count: number, hand: number) {
  return Array.from({ length: count }, (_, at) => {
    const turn = at * GOLDEN + hand * 47
    const [far, angle] = [count === 1 ? 0 : 14 * Math.sqrt((at + 0.5) / count), (turn * Math.PI) / 180]
    return {
      x: tenth(20 + far * Math.cos(angle)),
      y: tenth(20 + far * 0.8 * Math.sin(angle)),
      turn: Math.round(turn % 180),
    }
  }).toSorted((one, other) => one.y - other.y)
}

/** So many beans on a pale ground. */
function Beans({ count, hand }: { readonly count: number; readonly hand: number }) {
  const shown = Math.min(Math.max(count, 1), MOST)
  const scale = shown <= 2 ? 1 : shown <= 4 ? 0.8 : 0.64
  return (
    <span aria-hidden="true" className="grid aspect-4/5 w-full place-items-center rounded-s bg-gold-wash">
      <svg viewBox="0 0 40 40" className="w-4/5">
        {strewn(shown, hand).map(({ x, y, turn }) => (
          <g key={`${x} ${y}`}>
            <ellipse
              cx={x}
              cy={tenth(y + 5.4 * scale)}
              rx={tenth(8.4 * scale)}
              ry={tenth(2 * scale)}
              fill="#7c5317"
              opacity=".18"
            />
            <Bean at={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} />
          </g>
        ))}
      </svg>
    </span>
  )
}

const Bean = ({ at }: { readonly at: string }) => (
  <g transform={at}>
    <path
      d="M-9 .6C-9-4.4-5-6.6 0-6.4 5.4-6.2 9-3.4 9 .8 9 4.6 5.8 7 2 6.2-.4 5.7-2 5.9-4 6.4-7 7-9 4.4-9 .6Z"
      fill="#d7a24b"
      stroke="#8f621c"
      strokeWidth=".9"
    />
    <path d="M-6.6-.6C-6-3.4-3.2-4.4-.4-4.2" fill="none" stroke="#fff3d6" strokeWidth="1.3" strokeLinecap="round" />
    <path d="M-2.4 4.4C-.8 3.6 1 3.6 2.6 4.4" fill="none" stroke="#8f621c" strokeWidth=".9" strokeLinecap="round" />
  </g>
)
