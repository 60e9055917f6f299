import { expect, type Page } from '@playwright/test'
import { href, type RoutePath, routes } from '#src/routes/table.ts'
import type { BenchPage } from './bench.ts'
import { typeAddress } from '../gestures/gesture.ts'

/** What some pages need to be told by their address. */
const queries: Partial<Record<RoutePath, Readonly<Record<string, string>>>> = {
  '/pages/notice/components/noticeDetail/index': { id: '7001' },
  '/pages/webView/webView': { url: 'https://www.shucang.example/help', title: '帮助' },
  '/pages/chat/myChat': { id: 'chat:linqing' },
  '/pages/chat/chatSetting': { id: 'chat:linqing' },
  '/pages/chat/members': { group: '200000000000001' },
  '/pages/chat/memberSetting': { group: '200000000000001', user: 'linqing' },
  '/pages/mine/myCollection/blindBox/blindBoxDetails/index': { id: '3011' },
  '/pages/common/openBlindBox/index': { key: 'opening-0001', box: '3011', count: '1' },
  '/pages/common/transferParticulars/transferParticulars': { id: '201102-2719' },
  '/pages/common/goodsTransferRecord/goodsTransferRecord': { id: '201102-2719' },
  '/pages/downLoad/index': { url: 'https://download.shucang.example/shucang.apk', version: '1.0.40' },
}

export interface Place {
  readonly href: string
  readonly title: string
  readonly open: boolean
}

/** Every page of the app with the address a test opens it by. */
export const places: readonly Place[] = routes.map((route) => ({
  href: href(route.path, queries[route.path]),
  title: route.title,
  open: 'open' in route,
}))

/** Goes to a place in the running app and waits until its page stands still. */
export async function visit(page: Page, bench: BenchPage, place: string): Promise<void> {
  await typeAddress(page, place)
  await bench.settle()
  await expect(page.locator('h1')).toHaveCount(1)
}

/** Nothing moves: what is looked at stays what it is. */
export const stillness = (page: Page, colorScheme: 'light' | 'dark' = 'light') =>
  page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
