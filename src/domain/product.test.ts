import { expect, it } from 'vitest'
import { product } from './product.ts'

const ledger: [id: string, key: keyof typeof product, value: string | number][] = [
  ['const:app-version', 'appVersion', '1.0.39'],
  ['const:app-version-code', 'appVersionCode', 1039],
  ['const:locale', 'locale', 'zh-Hans'],
  ['const:router-mode', 'routerMode', 'hash'],
  ['const:router-base', 'routerBase', '/'],
  ['const:base-path', 'apiBase', '/api/v1.0'],
  ['const:login-redirect', 'loginHref', '/pages/login/login/index'],
  ['const:tab-middle', 'middleTabHref', '/pages/activity/index'],
  ['const:navigation-animation', 'navigationAnimation', 'pop-in'],
  ['const:notice-badge-page', 'noticeBadgePage', 10],
  ['const:chat-page-000', 'chatHistoryPage', 20],
  ['const:chat-window', 'chatWindow', 20],
  ['const:reconnects', 'autoReconnectsMax', 5],
  ['const:qr-size', 'qrSize', 354],
  ['const:qr-ec', 'qrErrorCorrection', 'H'],
  ['const:rating', 'ratingStars', 5],
  ['const:read-more', 'readMoreHeight', 400],
]

for (const [id, key, value] of ledger) it(`[${id}] ${key} is ${value}`, () => expect(product[key]).toBe(value))
