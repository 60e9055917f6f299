import { ChevronIcon } from '#src/ui/icon/home-icons.tsx'
import type { AvatarPick } from './avatar-copies.ts'
import { AvatarSquare } from './avatar-square.tsx'

interface AvatarSwapProps {
  readonly give: AvatarPick | null
  readonly get: AvatarPick | null
}

/** What goes and what comes, side by side. */
export const AvatarSwap = ({ give, get }: AvatarSwapProps) => (
  <div className="flex items-start justify-center gap-3 rounded-l bg-surface px-4 pt-5 pb-4">
    <Side label="换出" avatar={give} />
    <span aria-hidden="true" className="mt-[16%] shrink-0 text-faint">
      <ChevronIcon size={24} />
    </span>
    <Side label="换成" avatar={get} />
  </div>
)

const Side = ({ label, avatar }: { readonly label: string; readonly avatar: AvatarPick | null }) => (
  <div className="w-[38%] max-w-36 text-center">
    {avatar ? (
      <AvatarSquare avatar={avatar} />
    ) : (
      <span className="flex aspect-square items-center justify-center rounded-s border border-dashed border-line text-note text-muted">
        待选择
      </span>
    )}
    <p className="mt-4 text-note text-muted">{label}</p>
    <p className="text-note font-medium break-keep tabular-nums">{avatar?.called}</p>
  </div>
)
