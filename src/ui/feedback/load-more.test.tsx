import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { LoadMore, type LoadMoreProps } from './load-more.tsx'

/** The foot of a list that goes through these states, and what it says in the end. */
function saidAfter(states: readonly LoadMoreProps['state'][], endText?: string): string {
  let [state] = states
  const foot = hooked(
    () => LoadMore({ state: state!, onMore: () => {}, ...(endText === undefined ? {} : { endText }) }),
    null,
  )
  for (const next of states.slice(1)) {
    state = next
    foot.again()
  }
  const said = renderToStaticMarkup(foot.shown()).replaceAll(/<[^>]*>/g, '')
  foot.leave()
  return said
}

describe('the foot of a list', () => {
  it('says that this was all where the list went on', () => {
    expect(saidAfter(['more', 'loading', 'end'])).toBe('没有更多了')
    expect(saidAfter(['failed', 'loading', 'end'])).toBe('没有更多了')
  })

  it('says nothing below a list that is short', () => {
    expect(saidAfter(['end'])).toBe('')
    expect(saidAfter(['end', 'end'])).toBe('')
  })

  it('says its own words however short the list is', () => {
    expect(saidAfter(['end'], '以上是全部流转记录')).toBe('以上是全部流转记录')
    expect(saidAfter(['more', 'end'], '')).toBe('')
  })
})
