import { ArtImage } from '#src/ui/media/art-image.tsx'
import { ART_RATIO } from './collectible-card.tsx'

/** The small picture at the beginning of a row about a collectible; `square` for an avatar. */
export const RowPicture = ({ image, square = false }: { readonly image: string | null; readonly square?: boolean }) => (
  <span className="block w-11 shrink-0">
    <ArtImage src={image} alt="" ratio={square ? 1 : ART_RATIO} rounded="small" />
  </span>
)
