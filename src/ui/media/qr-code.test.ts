import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

const drawn = (size?: number): string =>
  renderToStaticMarkup(createElement(QrCode, { text: 'https://x.test', label: '码', ...(size ? { size } : {}) }))

it('[const:qr-size] a code is 354 px wide where nothing else is asked for', () => {
  expect(drawn()).toContain('width:354px')
  expect(drawn(120)).toContain('width:120px')
})
