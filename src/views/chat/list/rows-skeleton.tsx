import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'

/** The geometry of conversations and hits: rows from edge to edge. `face`: px. */
export const RowsSkeleton = ({ rows, face }: { rows: number; face: 40 | 48 }) => (
  <Skeleton>
    {Array.from({ length: rows }, (_, at) => (
      <div key={at} className="flex min-h-18 items-center gap-3 px-4 py-2">
        <SkeletonBlock width={`${face}px`} square round="full" />
        <span className="flex flex-1 flex-col gap-2.5">
          <SkeletonBlock width={at % 3 === 1 ? '28%' : '40%'} height="15px" />
          <SkeletonBlock width={at % 2 === 1 ? '64%' : '82%'} height="12px" />
        </span>
      </div>
    ))}
  </Skeleton>
)
