import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'

export const BannerSkeleton = () => (
  <Skeleton>
    <span className="block aspect-video w-full animate-breathe rounded-l bg-line/60" />
  </Skeleton>
)

export const LineSkeleton = ({ lines }: { lines: number }) => (
  <Skeleton>
    <div className="rounded-l bg-surface px-4 py-1">
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} className="flex min-h-11 items-center">
          <SkeletonBlock width={at % 2 === 0 ? '82%' : '64%'} height="14px" />
        </span>
      ))}
    </div>
  </Skeleton>
)

export const ReleaseSkeleton = () => (
  <Skeleton>
    <div className="flex gap-4 rounded-l bg-surface p-3">
      <span className="block aspect-4/5 w-27 shrink-0 animate-breathe rounded-s bg-line/60" />
      <span className="flex flex-1 flex-col gap-3 py-1">
        <SkeletonBlock width="76%" height="17px" />
        <SkeletonBlock width="90%" height="12px" />
        <span className="mt-auto">
          <SkeletonBlock width="48%" height="22px" />
        </span>
        <SkeletonBlock width="72%" height="24px" />
      </span>
    </div>
  </Skeleton>
)
