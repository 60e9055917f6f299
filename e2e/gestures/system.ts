import { href } from '#src/routes/table.ts'
import { addressOfFact } from '#src/workbench/fact-pages.ts'
import { comeToRest, type Gestures, placeOf, pressBack, typeAddress } from './gesture.ts'

/** Tabs by the tab bar, other pages by their address, back by the back button. */
const navigation: Gestures = {
  'navigation.switchTabRequested': (page, _stream, { href: to }) => {
    const tab = page.getByRole('navigation', { name: '主导航' }).locator(`a[href="#${String(to)}"]`)
    return tab.click()
  },
  'navigation.pushRequested': (page, _stream, { href: to }) => typeAddress(page, String(to)),
  'navigation.backRequested': pressBack,
}

const aboutPage = href('/pages/mine/aboutUs/aboutUs')
const updatePage = href('/pages/update/update')

/** The update modal, and asking for a newer version on 关于我们. */
const update: Gestures = {
  'update.modalClosed': async (page) => {
    await comeToRest(page)
    // On the page of the update itself nobody is asked about it.
    if (placeOf(page) === updatePage) await pressBack(page)
    const later = page.getByRole('dialog').getByRole('button', { name: '以后再说' })
    if (await later.isVisible()) return later.click()
    // Where there is no such button, people press beside the question and go back.
    await page.mouse.click(2, 2)
    for (const _ of ['once', 'again']) await page.keyboard.press('Escape')
  },
  'update.nativeCheckRequested': async (page) => {
    if (placeOf(page) !== aboutPage) await typeAddress(page, aboutPage)
    await page.getByRole('button', { name: '检查更新' }).click()
  },
}

/** A resource is opened by opening its page; where that is open already, by leaving it and coming back. */
const resource: Gestures = {
  'resource.opened': async (page, stream, fact) => {
    const place = addressOfFact(stream, fact)
    if (!place) throw new Error(`no tab shows ${String(fact['endpoint'])}`)
    const tab = (to: string) => page.getByRole('navigation', { name: '主导航' }).locator(`a[href="#${to}"]`)
    if (placeOf(page) === place) await tab(href('/pages/mine/mine')).click()
    await tab(place).click()
  },
}

/** Going from page to page, the app's own update, and what a page opens. */
export const systemGestures = { ...navigation, ...update, ...resource } satisfies Gestures
