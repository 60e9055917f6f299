import type { ReactNode } from 'react'

/* Small drawings for pages that have nothing to show: a gallery wall, in ink lines. Decoration only. */

const Vignette = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 160 120"
    width="160"
    height="120"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="block text-faint"
  >
    <path d="M16 108h128" className="text-line" stroke="currentColor" />
    {children}
  </svg>
)

const fill = { fill: 'var(--color-surface)' }

/** A frame on its nail, nothing in it yet. */
const EmptyFrame = () => (
  <Vignette>
    <path d="m80 14-22 20M80 14l22 20" />
    <circle cx="80" cy="13" r="2" fill="currentColor" />
    <rect x="42" y="34" width="76" height="60" rx="2" style={fill} />
    <rect x="50" y="42" width="60" height="44" rx="1" className="text-line" stroke="currentColor" />
    <path d="m54 80 14-16 10 9 9-12 19 19" className="text-line" stroke="currentColor" />
  </Vignette>
)

/** The frame has slipped. */
const TiltedFrame = () => (
  <Vignette>
    <circle cx="80" cy="13" r="2" fill="currentColor" />
    <g transform="rotate(11 80 60)">
      <path d="m76 16-26 20M76 16l26 18" />
      <rect x="42" y="35" width="76" height="60" rx="2" style={fill} />
      <rect x="50" y="43" width="60" height="44" rx="1" className="text-line" stroke="currentColor" />
      <path d="m72 43 6 13-8 9 10 8-4 14" />
    </g>
  </Vignette>
)

/** A lamp that has gone out over a plinth. */
const DarkLamp = () => (
  <Vignette>
    <path d="M80 0v16" />
    <path d="M66 30a14 14 0 0 1 28 0Z" style={fill} />
    <path d="M76 34h8" />
    <path d="M60 44 50 62M100 44l10 18M80 44v14" strokeDasharray="2 6" className="text-line" stroke="currentColor" />
    <path d="M58 76h44v8H58zM64 84h32v24H64z" style={fill} />
  </Vignette>
)

/** A magnifying glass over an empty shelf. */
const EmptyShelf = () => (
  <Vignette>
    <path d="M32 44h96M32 86h96M38 44v-8M122 44v-8M38 86v-8M122 86v-8" className="text-line" stroke="currentColor" />
    <circle cx="76" cy="56" r="20" style={fill} />
    <path d="m90 71 16 17" strokeWidth="3" />
    <path d="M66 52a11 11 0 0 1 9-7" />
  </Vignette>
)

/** A seal pressed on paper. */
const Seal = () => (
  <Vignette>
    <path d="M44 20h62l14 14v66H44z" style={fill} />
    <path d="M106 20v14h14" />
    <path d="M56 40h34M56 52h50M56 64h28" className="text-line" stroke="currentColor" />
    <g className="text-cinnabar" stroke="currentColor" transform="rotate(-6 98 80)">
      <rect x="84" y="66" width="28" height="28" rx="3" />
      <path d="m91 80 5 5 10-10" />
    </g>
  </Vignette>
)

/** An hourglass: not known yet. */
const Hourglass = () => (
  <Vignette>
    <path d="M58 18h44M58 100h44" strokeWidth="3" />
    <path d="M64 18c0 24 14 28 14 41S64 76 64 100h32c0-24-14-28-14-41s14-17 14-41Z" style={fill} />
    <path d="M70 40h20M80 58v20" strokeDasharray="2 5" />
    <path d="M70 96c2-8 6-11 10-11s8 3 10 11Z" fill="currentColor" stroke="none" className="text-line" />
  </Vignette>
)

/** A ledger of folded paper, its columns unwritten, a brush across it. */
const BlankLedger = () => (
  <Vignette>
    <path d="M34 34h92v58H34z" style={fill} />
    <path d="M49 34v58M64 34v58M79 34v58M94 34v58M111 34v58" className="text-line" stroke="currentColor" />
    <path d="M115 42h7v18h-7z" style={fill} />
    <path d="m60 100 44-62M104 38l4-6" strokeWidth="3" />
    <path d="M60 100c-5 1-8 4-10 8 5 0 11-1 13-6Z" fill="currentColor" stroke="none" />
  </Vignette>
)

/** A box with its lid beside it, nothing left in it. */
const EmptyBox = () => (
  <Vignette>
    <path d="M46 60 78 70v38L46 97ZM78 70l32-10v37l-32 11Z" style={fill} />
    <path d="M46 60 78 50l32 10-32 10Z" style={fill} />
    <path d="M56 60l22-7 22 7-22 7Z" className="text-line" stroke="currentColor" />
    <path d="M98 40 122 30l16 12-24 10Z" style={fill} />
    <path d="M98 40v8l16 12v-8M114 60l24-10v-8" style={fill} />
    <path d="M110 35l16 12" className="text-line" stroke="currentColor" />
    <path d="M70 38v-8M84 36l5-7M57 42l-5-6" strokeDasharray="2 5" />
  </Vignette>
)

/** A letter that nobody has written yet. */
const BlankLetter = () => (
  <Vignette>
    <path d="M52 26h56v56H52z" style={fill} />
    <path d="M62 38h36M62 48h36M62 58h22" className="text-line" stroke="currentColor" />
    <path d="M38 58v50h84V58L80 88Z" style={fill} />
    <path d="m38 108 30-28M122 108 92 80" className="text-line" stroke="currentColor" />
  </Vignette>
)

/** Two stools at a table of tea, nobody on them. */
const EmptySeats = () => (
  <Vignette>
    <path d="M54 70h52l-4 8H58ZM64 78v30M96 78v30" style={fill} />
    <path d="M70 70v-9h14v9M84 63c7-1 7 6 0 5M72 54c0-4 4-4 4-8" />
    <path d="M22 82h22v6H22zM26 88l-3 20M40 88l3 20M116 82h22v6h-22zM120 88l-3 20M134 88l3 20" style={fill} />
  </Vignette>
)

export const vignettes = {
  collection: EmptyFrame,
  search: EmptyShelf,
  record: BlankLedger,
  box: EmptyBox,
  message: BlankLetter,
  people: EmptySeats,
  tiltedFrame: TiltedFrame,
  darkLamp: DarkLamp,
  seal: Seal,
  hourglass: Hourglass,
}
