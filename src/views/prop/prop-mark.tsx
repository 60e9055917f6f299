import type { ReactNode } from 'react'
import type { PropKind } from '#src/contract/rest/prop/prop.schema.ts'

/** Tied with a red string; a sack is a pouch that holds more. */
const Pouch = ({ wide = false }: { readonly wide?: boolean }) => (
  <g transform={wide ? undefined : 'translate(4 5.5) scale(.8)'}>
    <path
      d="M15 12c-6.6 4.4-9 9.4-9 14.2C6 32 11.4 35 20 35s14-3 14-8.8c0-4.8-2.4-9.8-9-14.2Z"
      fill="#d9a95c"
      stroke="#7c5317"
    />
    <path d="M14 6.5c2 1.4 4 1.4 6 0 2 1.4 4 1.4 6 0L25 12H15Z" fill="#e9c684" stroke="#7c5317" />
    <path d="M14.4 12h11.2" stroke="#cf3a24" strokeWidth="2.4" />
    <path d="M25.4 12.4c2 .6 3 2.2 3 4.2" fill="none" stroke="#cf3a24" />
    <circle cx="20" cy="24.5" r="6.2" fill="#fff6e2" stroke="#7c5317" strokeWidth=".8" />
    <text x="20" y="27.4" textAnchor="middle" fontSize="8" fontWeight="600" fill="#7c5317" className="font-title">
      豆
    </text>
  </g>
)

const Key = () => (
  <g fill="none" stroke="#8a6516" strokeWidth="3.4">
    <path d="M20 18v16M20 27.5h6M20 33h6" />
    <path d="M20 18v16M20 27.5h6M20 33h6" stroke="#dcae4e" strokeWidth="1.8" />
    <circle cx="20" cy="11.8" r="6" fill="#fff6e2" />
    <circle cx="20" cy="11.8" r="6" stroke="#dcae4e" strokeWidth="1.8" />
    <circle cx="20" cy="11.8" r="1.8" fill="#cf3a24" stroke="none" />
  </g>
)

const Chest = () => (
  <g stroke="#4f2c12">
    <path d="M6 18c0-6 3.4-9.5 8-9.5h12c4.6 0 8 3.5 8 9.5Z" fill="#a5602c" />
    <path d="M6 18h28v14.5H6Z" fill="#8a4c21" />
    <path d="M12 8.8v23.7M28 8.8v23.7" stroke="#dcae4e" strokeWidth="2.2" />
    <path d="M6 18h28" stroke="#dcae4e" strokeWidth="1.6" />
    <rect x="16.5" y="15.5" width="7" height="8" rx="1.4" fill="#e9c684" />
    <path d="M20 18.6v2.4" strokeWidth="1.6" />
  </g>
)

const Medal = () => (
  <g stroke="#8a6516">
    <path d="m14 6 6 11 6-11h-4l-2 4-2-4Z" fill="#cf3a24" stroke="#8f2414" />
    <circle cx="20" cy="24" r="9.6" fill="#dcae4e" />
    <circle cx="20" cy="24" r="6.8" fill="#f3dca6" strokeWidth=".8" />
    <path d="m20 19.6 1.4 2.9 3.1.4-2.3 2.2.6 3.1-2.8-1.5-2.8 1.5.6-3.1-2.3-2.2 3.1-.4Z" fill="#8a6516" stroke="none" />
  </g>
)

const drawings = {
  beanPouch: <Pouch />,
  beanSack: <Pouch wide />,
  chestKey: <Key />,
  chest: <Chest />,
  title: <Medal />,
} as const satisfies Record<PropKind | 'chest' | 'title', ReactNode>

export interface PropMarkProps {
  readonly of: keyof typeof drawings
  /** One does not have it: only its shape. */
  readonly faint?: boolean
}

/** A prop, a chest or a title at the beginning of its row, drawn; its name stands beside it. */
export const PropMark = ({ of, faint = false }: PropMarkProps) => (
  <span className={`block rounded-s bg-gold-wash p-1 ${faint ? 'opacity-60 grayscale' : ''}`}>
    <svg aria-hidden="true" viewBox="0 0 40 40" className="block size-9" strokeLinecap="round" strokeLinejoin="round">
      {drawings[of]}
    </svg>
  </span>
)
