import { expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { navigationMachine } from './navigation.machine.ts'

it('[const:navigation-skip-same] [A-39] the page that is open is not opened again; with another query it is another page', () => {
  const [start] = initialTransition(navigationMachine)
  const opened = (href: string) =>
    transition(navigationMachine, start, { type: 'navigation.pushRequested', href, at: 1 })[0].context.stack
  expect(opened('/pages/home/home')).toEqual(['/pages/home/home'])
  expect(opened('/pages/home/home?from=share')).toEqual(['/pages/home/home', '/pages/home/home?from=share'])
})

it('remembers where one was on the sixty pages that were left last', () => {
  const [start] = initialTransition(navigationMachine)
  const hrefs = Array.from({ length: 62 }, (_, at) => `/pages/notice/detail?id=${at}`)
  const after = hrefs.reduce(
    (state, href, at) => transition(navigationMachine, state, { type: 'navigation.scrolled', href, top: at, at })[0],
    start,
  )
  expect(Object.keys(after.context.scrolls)).toEqual(hrefs.slice(2))
})
