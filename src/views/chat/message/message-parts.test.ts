import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FileCard } from './message-parts.tsx'

it('a file that is opened rather than downloaded, because it is of another origin, leaves the app where it is', () => {
  const body = { kind: 'file', name: '图录.pdf', bytes: 10, progress: null, url: 'https://files.example/a' } as const
  const markup = renderToStaticMarkup(createElement(FileCard, { body }))
  expect(markup).toMatch(/^<a href="https:\/\/files.example\/a" download="图录.pdf" target="_blank" rel="noopener/)
})
