import { useEffect } from 'react'
import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import { href } from '#src/routes/table.ts'
import type { NoticeRow } from '../kit/notice-row.ts'
import { firstNotices } from '../kit/unread-notices.ts'
import { useForm } from '../kit/use-form.ts'
import { useNavigation } from '../kit/use-navigation.ts'
import { useNow } from '../kit/use-now.ts'
import { useResource } from '../kit/use-resource.ts'
import { noticeSearchForm } from './notice.form.ts'
import { viewNotices } from './notice-list.select.ts'
import { keywordOf, recentOf, withRecent } from './search.select.ts'
import { NoResults, Results, SearchScreen } from './search.screen.tsx'
import { useWasOpened } from './use-was-opened.ts'

/**
 * Searching notices by title and summary. The keyword stands in the address, so that it is there again after going back and after a
 * reload; what is being typed and what was searched before is a draft.
 */
export default function SearchPage() {
  const { query, replace } = useNavigation()
  const keyword = keywordOf(query.get('keyword') ?? '')
  const { values, change } = useForm(noticeSearchForm)
  const isOther = values['asked'] !== keyword
  useEffect(() => {
    if (!isOther) return
    change('text', keyword)
    change('asked', keyword)
    // The words in the field follow the address when it has become another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOther, keyword])
  const search = (text: string) => {
    const wanted = keywordOf(text)
    change('text', wanted)
    change('asked', wanted)
    if (wanted !== '') change('recent', withRecent(String(values['recent']), wanted))
    replace(href('/pages/notice/search/index', { keyword: wanted }))
  }
  const recent = recentOf(String(values['recent']))
  return (
    <SearchScreen
      text={isOther ? keyword : String(values['text'])}
      searched={keyword !== ''}
      recent={recent}
      onText={(text) => change('text', text)}
      onSearch={search}
      onClear={() => change('recent', '')}
    >
      {keyword === '' ? <NoResults hasRecent={recent.length > 0} /> : <Found keyword={keyword} />}
    </SearchScreen>
  )
}

function Found({ keyword }: { keyword: string }) {
  const input: ResourceInput = { ...firstNotices, request: { keyword } }
  const resource = useResource<{ readonly total: number }, NoticeRow>(input)
  const now = useNow(true, 60_000)
  const lines = viewNotices(resource.items, now, useWasOpened())
  return <Results keyword={keyword} lines={lines} total={resource.data?.total ?? lines.length} resource={resource} />
}
