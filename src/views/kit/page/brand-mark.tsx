export interface BrandMarkProps {
  /** Edge in px. */
  readonly size?: number
}

/** The product's mark: green and blue mountains seen through a moon gate. Decoration; the name stands beside it. */
export const BrandMark = ({ size = 64 }: BrandMarkProps) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false" className="block shrink-0">
    <clipPath id="moon-gate">
      <circle cx="32" cy="32" r="23" />
    </clipPath>
    <rect width="64" height="64" rx="14" fill="#cf3a24" />
    <g clipPath="url(#moon-gate)">
      <path d="M9 9h46v46H9z" fill="#f8f0de" />
      <circle cx="41" cy="21.500" r="4.200" fill="#cf3a24" />
      <path d="M8 41c5-3 8-11 12-11s5 5 8 5 4.500-7 8-7 6 8.500 9 8.500 6-3.500 12-2.500v22H8z" fill="#9db8a8" />
      <path d="M10 46c6-6 10-23 14-23s6.500 15 11 20.500c3-3 5.500-9 8.500-9s6 7 12.500 11V57H10z" fill="#2f6f5e" />
      <path d="M8 48c7-6 12-25 16-25s6.500 15 11 20.500c-5-2-8-5-11-5s-9 3-16 9.500z" fill="#28506f" />
      <path d="M8 48.500c8-3.500 16-4 24-2s16 1.500 24-1.500v12H8z" fill="#c3d2c2" />
    </g>
  </svg>
)
