import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { NotFound } from '#src/app/parts/not-found.tsx'

const at = vi.hoisted(() => ({ shown: [] as { readonly onHome: () => void }[], done: [] as string[] }))
vi.mock('#src/views/kit/app/use-navigation.ts', () => ({
  useNavigation: () => ({
    switchTab: (href: string) => at.done.push(`tab ${href}`),
    push: (href: string) => at.done.push(`push ${href}`),
  }),
}))
vi.mock('#src/views/system/not-found.screen.tsx', () => ({
  NotFoundScreen: (props: { readonly onHome: () => void }) => {
    at.shown.push(props)
    return null
  },
}))

it('an address that leads nowhere leads home, as the tab', () => {
  renderToStaticMarkup(createElement(NotFound))
  at.shown[0]!.onHome()
  expect(at.done).toEqual(['tab /pages/home/home'])
})
