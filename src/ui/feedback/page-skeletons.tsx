import { count, Skeleton, SkeletonBlock, SkeletonText } from './skeleton.tsx'

/** For an article: heading, date, paragraphs. */
export const SkeletonArticle = () => (
  <Skeleton>
    <div className="flex flex-col gap-3">
      <SkeletonBlock width="84%" height="24px" />
      <SkeletonBlock width="36%" height="13px" />
      <div className="h-2" />
      <SkeletonText lines={5} />
      <SkeletonBlock height="180px" round="card" />
      <SkeletonText lines={4} />
    </div>
  </Skeleton>
)

/** For a card about one thing or person, and rows below it. */
export const SkeletonCard = ({ rows = 6 }: { rows?: number }) => (
  <Skeleton>
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-4 rounded-l bg-surface p-4">
        <span className="flex items-center gap-3">
          <SkeletonBlock width="48px" square round="card" />
          <span className="flex flex-1 flex-col gap-2">
            <SkeletonBlock width="40%" height="18px" />
            <SkeletonBlock width="64%" height="12px" />
          </span>
        </span>
        <SkeletonText lines={2} />
      </div>
      <div className="rounded-l bg-surface">
        {count(rows).map((at) => (
          <span key={at} className="flex min-h-13 items-center px-4">
            <SkeletonBlock width={at % 3 === 1 ? '30%' : '42%'} height="14px" />
          </span>
        ))}
      </div>
    </div>
  </Skeleton>
)

/** For a form with `fields` fields and a button. */
export const SkeletonForm = ({ fields = 3 }: { fields?: number }) => (
  <Skeleton>
    <div className="flex flex-col gap-5">
      {count(fields).map((at) => (
        <span key={at} className="flex flex-col gap-2">
          <SkeletonBlock width="88px" height="13px" />
          <SkeletonBlock height="48px" round="card" />
        </span>
      ))}
      <SkeletonBlock height="48px" round="card" />
    </div>
  </Skeleton>
)

/** For an order that is about to be placed: what is bought, the ways to pay under their heading, the rules under theirs. */
export const SkeletonOrder = () => (
  <Skeleton>
    <div className="flex flex-col gap-3">
      <SkeletonBlock height="152px" round="card" />
      {[208, 240].map((height) => (
        <span key={height} className="flex flex-col gap-3 pt-5">
          <SkeletonBlock width="80px" height="20px" />
          <SkeletonBlock height={`${height}px`} round="card" />
        </span>
      ))}
    </div>
  </Skeleton>
)

const sides = ['start', 'start', 'end', 'start', 'end', 'end'] as const

/** For what people say to one another. */
export const SkeletonMessages = () => (
  <Skeleton>
    <div className="flex flex-col gap-5 px-3 py-4">
      {sides.map((side, at) => (
        <div key={at} className={side === 'end' ? 'flex justify-end' : 'flex gap-2'}>
          {side === 'start' && <SkeletonBlock width="40px" square round="full" />}
          <SkeletonBlock width={`${[52, 38, 44, 60, 30, 56][at]}%`} height="46px" round="card" />
        </div>
      ))}
    </div>
  </Skeleton>
)

/** For a drawn place, from edge to edge. */
export const SkeletonScene = () => (
  <Skeleton>
    <div className="-mx-4">
      <SkeletonBlock height="600px" />
    </div>
  </Skeleton>
)
