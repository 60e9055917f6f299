import { firstNotices } from '../kit/notice/first-notices.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { type ResourceOf, useResource } from '../kit/resource/use-resource.ts'
import { noticeFilterForm } from './notice.form.ts'
import { NoticeScreen } from './notice.screen.tsx'
import { subtypeTabs, typeTabs, viewNotices } from './notice-list.select.ts'
import { useWasOpened } from './use-was-opened.ts'

const noticeTypes: ResourceOf<'notice.types'> = { endpoint: 'notice.types', request: {}, freshMs: 600_000 }
const typesUnder = (parentId: string): ResourceOf<'notice.typesByParent'> => ({
  endpoint: 'notice.typesByParent',
  request: { parentId },
  freshMs: 600_000,
})

/** Announcements by type, pinned ones first, page after page (marketplace §2, §7). */
export default function NoticePage() {
  const { values, change } = useForm(noticeFilterForm)
  const typeId = String(values['typeId'])
  const subtypeId = typeId === '' ? '' : String(values['subtypeId'] ?? '')
  const noticeType = subtypeId || typeId
  const types = useAside(noticeTypes)
  const below = useAside(typeId === '' ? null : typesUnder(typeId))
  const notices = useResource(noticeType === '' ? firstNotices : { ...firstNotices, request: { noticeType } })
  const now = useMinute()
  const wasOpened = useWasOpened()
  return (
    <NoticeScreen
      tabs={typeTabs(types.data ?? [], typeId)}
      current={typeId}
      subtypes={typeId === '' ? [] : subtypeTabs(below.data ?? [], subtypeId)}
      subtype={subtypeId}
      lines={viewNotices(notices.items, now, wasOpened)}
      resource={notices}
      onType={(id) => {
        change('typeId', id)
        change('subtypeId', '')
      }}
      onSubtype={(id) => change('subtypeId', id)}
    />
  )
}
