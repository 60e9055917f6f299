import type { RowOf } from '#src/contract/rest/calls.ts'
import type { ReactNode } from 'react'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { safePicture, type Target } from '../app/links.ts'

/** A banner as the home calls answer it. */
export type BannerRow = Omit<RowOf<'home.banners'>, 'sort'>

/** A banner with its link judged. */
export interface BannerView {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly image: string | null
  readonly target: Target
}

export const viewBanner =
  (judge: (link: string) => Target) =>
  ({ id, title, subtitle, image, link }: BannerRow): BannerView => ({
    id,
    title,
    subtitle,
    image: safePicture(image),
    target: judge(link),
  })

export interface BannerPictureProps {
  readonly banner: BannerView
  readonly onRefused: (message: string) => void
  /** The first thing on the page. */
  readonly eager?: boolean
  /** Leaves room at the foot for the dots of a swiper. */
  readonly dotted?: boolean
}

/** Dark where the words stand, so that they can be read on any picture. */
const scrim = 'bg-[linear-gradient(78deg,rgb(16_14_12/0.72),rgb(16_14_12/0.34)_46%,transparent_72%)]'

export const BANNER_RATIO = 16 / 9

/** A wide picture with its words on it: a link, a picture that leads nowhere, or one that says why it cannot be followed. */
export function BannerPicture({ banner, onRefused, eager = false, dotted = false }: BannerPictureProps) {
  const { title, subtitle, image, target } = banner
  const content = (
    <>
      <ArtImage src={image} alt="" ratio={BANNER_RATIO} rounded="none" eager={eager} />
      <span
        className={`absolute inset-0 flex flex-col justify-end px-4 pt-4 text-[#fff] large:pt-1 ${scrim} ${dotted ? 'pb-11' : 'pb-6'}`}
      >
        <span className="line-clamp-2 max-w-[min(85%,15rem)] text-headline leading-snug font-semibold large:text-note">
          {title}
        </span>
        {subtitle !== '' && (
          <span className="mt-1 line-clamp-2 max-w-[min(85%,15rem)] text-note large:text-caption">{subtitle}</span>
        )}
      </span>
    </>
  )
  return (
    <Frame target={target} onRefused={onRefused}>
      {content}
    </Frame>
  )
}

const look = 'ring-inside relative block w-full overflow-hidden rounded-l text-start'

function Frame({
  target,
  onRefused,
  children,
}: Pick<BannerPictureProps, 'onRefused'> & { target: Target; children: ReactNode }) {
  if (target.kind === 'open') {
    return (
      <a href={`#${target.href}`} className={look}>
        {children}
      </a>
    )
  }
  if (target.kind === 'none') return <span className={look}>{children}</span>
  return (
    <button type="button" onClick={() => onRefused(target.message)} className={look}>
      {children}
    </button>
  )
}
