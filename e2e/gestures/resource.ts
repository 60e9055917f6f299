import { href } from '#src/routes/table.ts'
import { type Gestures, placeOf } from './gesture.ts'

/** The tab that shows a resource when it is opened. */
const tabs: Readonly<Record<string, string>> = {
  'notices.list': href('/pages/notice/notice'),
  'market.products': href('/pages/sales/sales'),
}

/** A resource is opened by opening its page; where that is open already, by leaving it and coming back. */
export const resourceGestures: Gestures = {
  'resource.opened': async (page, _stream, { endpoint }) => {
    const place = tabs[String(endpoint)]
    if (!place) throw new Error(`no tab shows ${String(endpoint)}`)
    const tab = (to: string) => page.getByRole('navigation', { name: '主导航' }).locator(`a[href="#${to}"]`)
    if (placeOf(page) === place) await tab(href('/pages/mine/mine')).click()
    await tab(place).click()
  },
}
