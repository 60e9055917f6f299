import { rowsOf } from '#src/domain/unknown.ts'
import { useEffect } from 'react'
import { useApp } from '../kit/app/app.ts'
import { firstNotices } from '../kit/notice/first-notices.ts'
import { useLinks } from '../kit/app/use-links.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { resourceStream } from '../kit/resource/resource-stream.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { NoticeDetailScreen, RefusedScreen } from './notice-detail.screen.tsx'
import { noticeDetail, viewNoticeDetail } from './notice-detail.select.ts'

/** The text of one notice; `id` is in the address (marketplace §2, §7). */
export default function NoticeDetailPage() {
  const id = useNavigation().query.get('id') ?? ''
  return id === '' ? <IncompletePage of="notice" /> : <Detail id={id} />
}

function Detail({ id }: { id: string }) {
  const notice = useResource(noticeDetail(id))
  const { open } = useLinks()
  useNoteAsRead(id, notice.status === 'ready')
  if (notice.status === 'failed' && notice.failure?.reason === 'refused') {
    return <RefusedScreen reason={notice.failure.message} onRetry={notice.refresh} />
  }
  return (
    <NoticeDetailScreen notice={notice.data ? viewNoticeDetail(notice.data) : null} resource={notice} onLink={open} />
  )
}

/** The first notices are asked for again when one of them has just been read: the badge counts them. */
function useNoteAsRead(id: string, isRead: boolean): void {
  const app = useApp()
  useEffect(() => {
    if (!isRead) return
    const stream = resourceStream(firstNotices)
    const first = rowsOf(app.snapshot(stream)?.context.items)
    const isCounted = first.some((notice) => notice['id'] === id && notice['read'] !== true)
    if (isCounted) app.say(stream, { type: 'resource.refreshRequested' })
  }, [app, id, isRead])
}
