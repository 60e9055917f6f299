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
