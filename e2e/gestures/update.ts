import { href } from '#src/routes/table.ts'
import { type Gestures, placeOf, typeAddress } from './gesture.ts'

const aboutPage = href('/pages/mine/aboutUs/aboutUs')

/** The update modal, and asking for a newer version on 关于我们. */
export const updateGestures: Gestures = {
  'update.modalClosed': (page) => page.getByRole('dialog').getByRole('button', { name: '以后再说' }).click(),
  'update.nativeCheckRequested': async (page) => {
    if (placeOf(page) !== aboutPage) await typeAddress(page, aboutPage)
    await page.getByRole('button', { name: '检查更新' }).click()
  },
}
