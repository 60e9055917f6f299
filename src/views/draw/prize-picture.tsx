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

/** Three beans on a pale ground. */
const Beans = () => (
  <span aria-hidden="true" className="grid aspect-4/5 w-full place-items-center rounded-s bg-gold-wash text-gold">
    <svg viewBox="0 0 40 40" className="w-3/5" fill="currentColor">
      <ellipse cx="13" cy="23" rx="8" ry="6" transform="rotate(-28 13 23)" />
      <ellipse cx="27" cy="24" rx="8" ry="6" transform="rotate(24 27 24)" opacity=".78" />
      <ellipse cx="21" cy="13" rx="8" ry="6" transform="rotate(8 21 13)" opacity=".58" />
    </svg>
  </span>
)
