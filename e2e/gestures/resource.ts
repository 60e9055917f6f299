import { href } from '#src/routes/table.ts'
import { addressOfFact } from '#src/workbench/fact-pages.ts'
import { type Gestures, placeOf } from './gesture.ts'

/** A resource is opened by opening its page; where that is open already, by leaving it and coming back. */
export const resourceGestures: Gestures = {
  'resource.opened': async (page, stream, fact) => {
    const place = addressOfFact(stream, fact)
    if (!place) throw new Error(`no tab shows ${String(fact['endpoint'])}`)
    const tab = (to: string) => page.getByRole('navigation', { name: '主导航' }).locator(`a[href="#${to}"]`)
    if (placeOf(page) === place) await tab(href('/pages/mine/mine')).click()
    await tab(place).click()
  },
}
