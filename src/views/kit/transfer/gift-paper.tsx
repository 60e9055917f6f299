import { type ReactNode, useId } from 'react'
import type { GiftPaper } from '#src/domain/message/gift.ts'

interface Look {
  readonly name: string
  readonly ground: string
  readonly ink: string
  readonly ribbon: string
  readonly shade: string
  readonly size: number
  readonly pattern: ReactNode
}

/** The papers, and how each is printed. */
export const paperLooks: Readonly<Record<GiftPaper, Look>> = {
  festive: {
    name: '朱红',
    ground: '#a92b1a',
    ink: '#e9bf74',
    ribbon: '#e2b565',
    shade: '#b98a3c',
    size: 36,
    pattern: (
      <g fill="none" opacity=".42">
        <circle cx="18" cy="18" r="9" />
        <path d="M14.5 14.5h7v7h-7zM0 0l6 6M36 0l-6 6M0 36l6-6M36 36l-6-6" />
      </g>
    ),
  },
  porcelain: {
    name: '青花',
    ground: '#f2f4f7',
    ink: '#33569b',
    ribbon: '#2f5196',
    shade: '#213c74',
    size: 40,
    pattern: (
      <g fill="none" opacity=".55">
        <path d="M0 20a20 20 0 0 1 40 0M6 20a14 14 0 0 1 28 0M13 20a7 7 0 0 1 14 0" />
        <path d="M-20 40a20 20 0 0 1 40 0M-14 40a14 14 0 0 1 28 0M-7 40a7 7 0 0 1 14 0" />
        <path d="M20 40a20 20 0 0 1 40 0M26 40a14 14 0 0 1 28 0M33 40a7 7 0 0 1 14 0" />
      </g>
    ),
  },
  gilded: {
    name: '洒金',
    ground: '#efe2c2',
    ink: '#b98a33',
    ribbon: '#b13320',
    shade: '#872315',
    size: 48,
    pattern: (
      <g stroke="none" fill="#b98a33" opacity=".6">
        <path d="m6 8 4 1-2 4zM30 4l3 3-4 1zM20 22l5-2 1 4-4 2zM41 18l3 2-3 3zM8 36l4-1 1 3zM33 38l4 2-4 3zM24 42l2 1-2 2z" />
      </g>
    ),
  },
  bamboo: {
    name: '竹青',
    ground: '#2c6249',
    ink: '#a9cdb4',
    ribbon: '#eadfbf',
    shade: '#c2b48a',
    size: 44,
    pattern: (
      <g stroke="none" fill="#a9cdb4" opacity=".34">
        <path d="M6 40Q14 30 12 18Q2 28 6 40ZM14 38Q26 34 30 24Q16 26 14 38ZM34 20Q42 12 40 0Q30 10 34 20ZM24 16Q18 6 8 4Q12 16 24 16Z" />
      </g>
    ),
  },
}

/** A sheet of the paper, to be cut by what it lies in. */
export function PaperSheet({ paper }: { readonly paper: GiftPaper }) {
  const id = useId()
  const { ground, ink, size, pattern } = paperLooks[paper]
  return (
    <svg aria-hidden="true" className="absolute inset-0 block size-full">
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
          <g stroke={ink} strokeWidth="1.2">
            {pattern}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={ground} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** The bow where the ribbons cross. */
export const Bow = ({ paper, size }: { readonly paper: GiftPaper; readonly size: number }) => {
  const { ribbon, shade } = paperLooks[paper]
  return (
    <svg aria-hidden="true" viewBox="0 0 100 80" width={size} height={size * 0.8} className="block overflow-visible">
      <path d="M46 42 28 78l10-4 5 8 12-34Z" fill={shade} />
      <path d="m54 42 18 36-10-4-5 8-12-34Z" fill={shade} />
      <path d="M50 40C34 8 6 4 4 22s24 26 46 18Z" fill={ribbon} />
      <path d="M50 40C66 8 94 4 96 22S72 48 50 40Z" fill={ribbon} />
      <path d="M50 40C38 22 20 14 16 22s14 20 34 18ZM50 40c12-18 30-26 34-18S70 42 50 40Z" fill={shade} opacity=".55" />
      <rect x="41" y="30" width="18" height="18" rx="6" fill={ribbon} />
    </svg>
  )
}

/** Something wrapped: the paper, its ribbons and the bow. The box it lies in gives its size. */
export const Wrapped = ({ paper, bow = 64 }: { readonly paper: GiftPaper; readonly bow?: number }) => {
  const { ribbon } = paperLooks[paper]
  return (
    <span className="absolute inset-0 block overflow-hidden">
      <PaperSheet paper={paper} />
      <span className="absolute inset-y-0 left-1/2 w-[9%] max-w-6 -translate-x-1/2" style={{ background: ribbon }} />
      <span className="absolute inset-x-0 top-1/2 h-4 -translate-y-1/2" style={{ background: ribbon }} />
      <span className="absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2">
        <Bow paper={paper} size={bow} />
      </span>
    </span>
  )
}
