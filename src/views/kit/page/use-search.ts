import { useEffect } from 'react'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'
import { href, type RoutePath } from '#src/routes/table.ts'
import { keywordOf, recentOf, withRecent } from './search.ts'
import { useForm } from '../form/use-form.ts'
import { useNavigation } from '../app/use-navigation.ts'

/**
 * A search page's keyword and field. The keyword stands in the address, so that it is there again after going back and after a reload;
 * what is being typed and what was searched before is a draft (`searchForm`).
 */
export function useSearch(form: DraftForm, path: RoutePath) {
  const { query, replace } = useNavigation()
  const keyword = keywordOf(query.get('keyword') ?? '')
  const { values, change } = useForm(form)
  const isOther = values['asked'] !== keyword
  useEffect(() => {
    if (!isOther) return
    change('text', keyword)
    change('asked', keyword)
    // The words in the field follow the address when it has become another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOther, keyword])
  return {
    /** What is searched for; `''` before the first search. */
    keyword,
    field: {
      text: isOther ? keyword : String(values['text']),
      searched: keyword !== '',
      recent: recentOf(String(values['recent'])),
      onText: (text: string) => change('text', text),
      onSearch: (text: string) => {
        const wanted = keywordOf(text)
        change('text', wanted)
        change('asked', wanted)
        if (wanted !== '') change('recent', withRecent(String(values['recent']), wanted))
        replace(href(path, { keyword: wanted }))
      },
      onClear: () => change('recent', ''),
    },
  }
}
