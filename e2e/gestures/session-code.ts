import { href } from '#src/routes/table.ts'
import { type Gestures, openNumberSheet, placeOf, typeAddress } from './gesture.ts'

const pages: Readonly<Record<string, string>> = {
  login: href('/pages/login/login/index'),
  register: href('/pages/login/register/index'),
  forgetPassword: href('/pages/login/forgetPwd/index'),
  logOff: href('/pages/mine/logOut/index'),
  substitution: href('/pages/mine/safety/index'),
}

/** Asking for a code on the page that the code is for. */
export const sessionCodeGestures = {
  'verificationCode.sendRequested': async (page, stream, { phone }) => {
    const purpose = stream.split('/')[1] ?? ''
    const place = pages[purpose]
    if (!place) throw new Error(`there is no page for a code of ${purpose}`)
    if (placeOf(page) !== place) await typeAddress(page, place)
    if (purpose === 'substitution') await openNumberSheet(page)
    const field = page.getByLabel(purpose === 'substitution' ? '新手机号' : '手机号', { exact: true })
    if (await field.isEditable()) await field.fill(String(phone))
    await page.getByRole('button', { name: /^(获取验证码|重新获取)$/ }).click()
  },
} satisfies Gestures
