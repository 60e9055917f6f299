import { browser } from './browser.ts'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { live } from './living.ts'

/** Markup from elsewhere, as it is shown by now. */
async function shown(html: string): Promise<string> {
  const { RichText } = await import('#src/ui/content/rich-text.tsx')
  const page = await live(createElement(RichText, { html }), [])
  await page.by(() => new Promise((later) => void setTimeout(later)))
  const text = page.box.textContent
  await page.leave()
  return text
}

it('the cleaner that could not be had is fetched again for the next text; meanwhile the bare words are there', async () => {
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({
        querySelectorAll: () => [],
        body: { textContent: html.replaceAll(/<[^>]*>/g, '') },
      })
    },
  )
  browser.document.createDocumentFragment ??= (() => browser.document.createElement('div')) as never
  vi.doMock('#src/ui/content/sanitize.ts', () => {
    throw new Error('offline')
  })
  expect(await shown('<b>你好</b>')).toBe('你好')
  vi.doMock('#src/ui/content/sanitize.ts', () => ({
    sanitize: (html: string) => browser.document.createTextNode(`clean ${html}`),
  }))
  expect(await shown('<b>你好</b>')).toBe('clean <b>你好</b>')
  vi.unstubAllGlobals()
})
