import { firstNotices } from '../kit/notice/first-notices.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useSearch } from '../kit/page/use-search.ts'
import { noticeSearchForm } from './notice.form.ts'
import { viewNotices } from './notice-list.select.ts'
import { NoResults, Results, SearchScreen } from './search.screen.tsx'
import { useWasOpened } from './use-was-opened.ts'

/** Searching notices by title and summary (marketplace §2, §7). */
export default function SearchPage() {
  const { keyword, field } = useSearch(noticeSearchForm, '/pages/notice/search/index')
  return (
    <SearchScreen {...field}>
      {keyword === '' ? <NoResults hasRecent={field.recent.length > 0} /> : <Found keyword={keyword} />}
    </SearchScreen>
  )
}

function Found({ keyword }: { keyword: string }) {
  const resource = useResource({ ...firstNotices, request: { keyword } })
  const now = useMinute()
  const lines = viewNotices(resource.items, now, useWasOpened())
  return <Results keyword={keyword} lines={lines} total={resource.data?.total ?? lines.length} resource={resource} />
}
