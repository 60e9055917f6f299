import type { ReactNode } from 'react'

export interface IconProps {
  /** Edge in px; 24 is the drawn size. */
  size?: number
  /** Said aloud; without it the icon is decoration and hidden from assistive technology. */
  label?: string
}

/** An icon of the set: `<HomeIcon />`. Pass the component itself where a component takes an icon: `icon={HomeIcon}`. */
export type Icon = (props: IconProps) => ReactNode

/** The common drawing rules: a 24 grid, 1.6 stroke, round ends, the colour of the words around it. */
export function Glyph({ size = 24, label, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block shrink-0"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  )
}
