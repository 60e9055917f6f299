import type { ReactNode } from 'react'

const line = {
  fill: 'none',
  stroke: '#5a3416',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const Head = () => <circle cx="16" cy="16" r="12.6" fill="#f7cb55" stroke="#b8801f" strokeWidth="1.2" />

/** Drawn by us, since not every device has a glyph for them; they look the same on all. */
const drawings: Readonly<Record<string, ReactNode>> = {
  '👍': (
    <>
      <path d="M3.6 14.6h5V28h-5Z" fill="#3f5688" />
      <path
        d="M9.6 26.4V15.2c2.8-2.4 4.7-5.8 5.2-10 .2-1.7 1.2-2.2 2.2-1.9 2.4.7 2.8 4.2 1.3 8.9h6.9c1.9 0 3 1.5 2.6 3.2l-2.3 10c-.4 1.6-1.4 2.6-3.2 2.6h-7.9c-1.9 0-3.3-.7-4.8-1.6Z"
        fill="#f7cb55"
        stroke="#b8801f"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M20.6 16.6h6.6M20.2 20.4h6M19.8 24.2h5.4" {...line} stroke="#b8801f" strokeWidth={1.2} />
    </>
  ),
  '❤️': (
    <path
      d="M16 27.8C7.4 21.6 3.2 17 3.2 11.4 3.2 7.4 6.2 4.6 9.6 4.6c2.6 0 5 1.4 6.4 4 1.4-2.6 3.8-4 6.4-4 3.4 0 6.4 2.8 6.4 6.8 0 5.6-4.2 10.2-12.8 16.4Z"
      fill="#cf3a24"
    />
  ),
  '😂': (
    <>
      <Head />
      <path d="M8.6 14q2.6-3.8 5.2 0M18.2 14q2.6-3.8 5.2 0" {...line} />
      <path d="M8.8 17.6h14.4c0 4.8-3 7.6-7.2 7.6s-7.2-2.8-7.2-7.6Z" fill="#6b2f16" />
      <path d="M11.2 23.4c2.8-2 6.8-2 9.6 0-1.2 1.2-2.9 1.8-4.8 1.8s-3.6-.6-4.8-1.8Z" fill="#e2705c" />
      <path
        d="M6.6 15.2C3.4 16.6 1.2 18.8 1.7 21c.5 2 3.2 2.3 4.3.4.8-1.4.9-3.6.6-6.2ZM25.4 15.2c3.2 1.4 5.4 3.6 4.9 5.8-.5 2-3.2 2.3-4.3.4-.8-1.4-.9-3.6-.6-6.2Z"
        fill="#4f9fd4"
      />
    </>
  ),
  '😮': (
    <>
      <Head />
      <path d="M8.6 9.8q1.8-1.8 4-1.2M23.4 9.8q-1.8-1.8-4-1.2" {...line} strokeWidth={1.4} />
      <ellipse cx="11.2" cy="14" rx="1.7" ry="2.3" fill="#5a3416" />
      <ellipse cx="20.8" cy="14" rx="1.7" ry="2.3" fill="#5a3416" />
      <ellipse cx="16" cy="21.8" rx="3.4" ry="4.2" fill="#6b2f16" />
    </>
  ),
  '🙏': (
    <>
      <path d="M8.8 22 3 26.4l3.8 4.2 6.8-4.2ZM23.2 22l5.8 4.4-3.8 4.2-6.8-4.2Z" fill="#2e7d5b" />
      <path
        d="M15.8 3.2c-1.6-.2-2.5 1-2.7 2.8l-1 9.2-4.4 6.4 5.3 5.2c1.6-.8 2.5-1.8 2.8-3.2ZM16.2 3.2c1.6-.2 2.5 1 2.7 2.8l1 9.2 4.4 6.4-5.3 5.2c-1.6-.8-2.5-1.8-2.8-3.2Z"
        fill="#f7cb55"
        stroke="#b8801f"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </>
  ),
  '🎉': (
    <>
      <path d="M3.2 28.8 9.8 11.6l10.6 10.6Z" fill="#e0a93a" />
      <path d="m7.4 18 6.6 6.6-3.4 1.3-4.7-4.6ZM9.8 11.6l10.6 10.6-2.4.9-9.1-9.1Z" fill="#cf3a24" />
      <path d="M14.6 12.6q4.6-3.4 1.8-8.4M20 17q3.2-5.4 8.8-3.2" {...line} stroke="#3f5688" />
      <path d="M18.2 13.6q2.2-1.6 3.4-5.4" {...line} stroke="#2e7d5b" />
      <path d="M21.4 4.2h.01M26.4 8.4h.01M10.8 6.4h.01M26 20.4h.01" {...line} stroke="#cf3a24" strokeWidth={3} />
      <path d="M29 4.4h.01M22.6 25.2h.01" {...line} stroke="#e0a93a" strokeWidth={3} />
    </>
  ),
}

/** A reaction as it is seen: one of the quick ones is our drawing, any other the device's glyph. */
export const ReactionFace = ({ reaction, size }: { reaction: string; size: number }) => {
  const drawing = drawings[reaction]
  return drawing === undefined ? (
    reaction
  ) : (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="block">
      {drawing}
    </svg>
  )
}
