import { ArtImage } from '#src/ui/media/art-image.tsx'
import { safePicture } from '../kit/app/links.ts'

export interface PrizePictureProps {
  readonly name: string
  /** `''` of beans, which have no picture. */
  readonly image: string
  /** `row`: at the beginning of one; `card`: fills what it stands in. */
  readonly size: 'row' | 'card'
}

/** The picture of a prize; beans are drawn. */
export const PrizePicture = ({ name, image, size }: PrizePictureProps) => (
  <span className={size === 'row' ? 'block w-11 shrink-0' : 'block'}>
    {image === '' ? (
      <Beans />
    ) : (
      <ArtImage src={safePicture(image)} alt={size === 'row' ? '' : name} ratio={4 / 5} rounded="small" eager />
    )}
  </span>
)

/** Three beans on a pale ground, the nearest before the others. */
const Beans = () => (
  <span aria-hidden="true" className="grid aspect-4/5 w-full place-items-center rounded-s bg-gold-wash">
    <svg viewBox="0 0 40 40" className="w-3/5">
      <ellipse cx="20" cy="34" rx="14" ry="2" fill="#7c5317" opacity=".16" />
      <Bean at="translate(20.5 13.5) rotate(6)" />
      <Bean at="translate(12 24) rotate(-34)" />
      <Bean at="translate(27.6 25.4) rotate(22)" />
    </svg>
  </span>
)

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
