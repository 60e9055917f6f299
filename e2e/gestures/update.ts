import { href } from '#src/routes/table.ts'
import { comeToRest, type Gestures, placeOf, pressBack, typeAddress } from './gesture.ts'

const aboutPage = href('/pages/mine/aboutUs/aboutUs')
const updatePage = href('/pages/update/update')

/** The update modal, and asking for a newer version on 关于我们. */
export const updateGestures: Gestures = {
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
