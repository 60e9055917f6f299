import { useState } from 'react'

/** What is typed into a filter, by what it filters. */
type Filter = 'actors' | 'facts' | 'machines' | 'report' | 'rows' | 'scenarios' | 'texts' | 'traffic'

/** What of the workbench stands in its address, so that what is opened again looks the same; `moment` is the fact of a file. */
type Part = 'actor' | 'lang' | 'moment' | 'tab' | 'table' | 'theme' | Filter

/** Null where it says nothing, or where there is no page. */
export const inAddress = (part: Part): string | null =>
  typeof location === 'undefined' ? null : new URLSearchParams(location.search).get(part)

/** What is empty says nothing. */
export function keepInAddress(part: Part, value: string): void {
  const address = new URL(location.href)
  if (value === '') address.searchParams.delete(part)
  else address.searchParams.set(part, value)
  history.replaceState(history.state, '', address)
}

/** A text that the address keeps: as it says at first, and said there whenever it is another. */
export function useInAddress(part: Part, first = ''): readonly [text: string, change: (next: string) => void] {
  const [text, setText] = useState(() => inAddress(part) ?? first)
  const change = (next: string) => {
    setText(next)
    keepInAddress(part, next)
  }
  return [text, change]
}
