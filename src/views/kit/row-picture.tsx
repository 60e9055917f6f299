import { ArtImage } from '#src/ui/media/art-image.tsx'
import { ART_RATIO } from './collectible-card.tsx'

/** The small picture at the beginning of a row about a collectible. */
export const RowPicture = ({ image }: { readonly image: string | null }) => (
  <span className="block w-11">
    <ArtImage src={image} alt="" ratio={ART_RATIO} rounded="small" />
  </span>
)
