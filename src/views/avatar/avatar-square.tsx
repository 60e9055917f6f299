import { ArtImage } from '#src/ui/media/art-image.tsx'
import { RarityFrame } from '#src/ui/media/rarity-frame.tsx'
import type { AvatarPick } from './avatar-copies.ts'

/** An avatar in its mount. */
export const AvatarSquare = ({ avatar, wordless }: { readonly avatar: AvatarPick; readonly wordless?: boolean }) => (
  <RarityFrame rarity={avatar.rarity} {...(wordless ? { wordless } : {})}>
    <ArtImage src={avatar.image} alt="" rounded="none" />
  </RarityFrame>
)
