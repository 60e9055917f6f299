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
