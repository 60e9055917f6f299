export interface BrandMarkProps {
  /** Edge in px. */
  readonly size?: number
}

/** The product's mark: one thing on a plinth, in cinnabar. Decoration; the name stands beside it. */
export const BrandMark = ({ size = 64 }: BrandMarkProps) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false" className="block shrink-0">
    <rect width="64" height="64" rx="14" fill="var(--color-cinnabar-fill)" />
    <circle cx="32" cy="24" r="10" fill="var(--color-on-cinnabar)" />
    <path d="M20 38h24l2 6H18zM14 47h36v5H14z" fill="var(--color-on-cinnabar)" />
  </svg>
)
