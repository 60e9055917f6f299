import { tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { RichText } from '#src/ui/content/rich-text.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonArticle } from '#src/ui/feedback/page-skeletons.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { NoticeDetailView } from './notice-detail.select.ts'

export interface NoticeDetailProps {
  /** `null` until it is there. */
  readonly notice: NoticeDetailView | null
  readonly resource: ShownResource
  /** A link in the text was followed that leads outside. */
  readonly onLink: (link: string) => void
}

export const NoticeDetailScreen = ({ notice, resource, onLink }: NoticeDetailProps) => (
  <PageScreen ground="surface">
    <ResourceState resource={resource} skeleton={<SkeletonArticle />}>
      {notice && (
        <article>
          <h2 className="text-headline leading-snug font-semibold text-pretty">{notice.title}</h2>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-2 pb-5 text-note text-muted tabular-nums">
            {notice.type !== '' && <Tag tone="indigo">{notice.type}</Tag>}
            {notice.machineTime === null ? notice.byline : <time dateTime={notice.machineTime}>{notice.byline}</time>}
          </p>
          <RichText html={notice.html} onLink={onLink} />
        </article>
      )}
    </ResourceState>
  </PageScreen>
)

export interface RefusedProps {
  /** In the server's words, or ours. */
  readonly reason: string
  /** Left out where trying again cannot help. */
  readonly onRetry?: () => void
}

/** The address names a notice that the server does not give. */
export const RefusedScreen = ({ reason, onRetry }: RefusedProps) => (
  <PageScreen>
    <EmptyState
      title={reason}
      note="公告可能已经撤下。"
      action={
        <>
          <Button href={`#${tabPaths[2]}`}>全部公告</Button>
          {onRetry && (
            <Button tone="quiet" onPress={onRetry}>
              重试
            </Button>
          )}
        </>
      }
    />
  </PageScreen>
)
