import type { Page } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { type Gestures, placeOf, type SaidOf, typeAddress } from './gesture.ts'

const loginPage = href('/pages/login/login/index')
const registerPage = href('/pages/login/register/index')
const forgotPage = href('/pages/login/forgetPwd/index')
const settingsPage = href('/pages/mine/settings/index')
const deletionPage = href('/pages/mine/logOut/index')

const goTo = async (page: Page, place: string) => {
  if (placeOf(page) !== place) await typeAddress(page, place)
}

const fill = async (page: Page, fields: Readonly<Record<string, unknown>>) => {
  for (const [label, value] of Object.entries(fields)) {
    if (typeof value === 'string') await page.getByLabel(label, { exact: true }).fill(value)
  }
}

const agree = (page: Page) => page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function signIn(page: Page, fact: SaidOf<'session.signInRequested'>): Promise<void> {
  await goTo(page, loginPage)
  const secret = fact.method === 'code' ? { 验证码: fact.code } : { 密码: fact.password }
  await page.getByRole('tab', { name: fact.method === 'code' ? '验证码登录' : '密码登录' }).click()
  await fill(page, { 手机号: fact.phone, ...secret })
  await agree(page)
  await press(page, '登录')
}

/** Signing in and out, registering, finding the password again, deleting the account. */
export const sessionGestures = {
  'session.signInRequested': (page, _stream, fact) => signIn(page, fact),
  'session.registerRequested': async (page, _stream, { phone, code, password, inviteCode }) => {
    await goTo(page, registerPage)
    await fill(page, { 手机号: phone, 验证码: code, 设置密码: password, 确认密码: password, 邀请码: inviteCode })
    await agree(page)
    await press(page, '注册并登录')
  },
  'session.passwordResetRequested': async (page, _stream, { phone, code, password }) => {
    await goTo(page, forgotPage)
    await fill(page, { 手机号: phone, 验证码: code, 新密码: password, 确认新密码: password })
    await press(page, '设置新密码')
  },
  'session.signOutRequested': async (page) => {
    await goTo(page, settingsPage)
    await press(page, '退出登录')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(退出|退出登录)$/ })
      .click()
  },
  'session.deletionRequested': async (page, _stream, { code }) => {
    await goTo(page, deletionPage)
    await fill(page, { 验证码: code })
    await page.getByRole('button', { name: /注销/ }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: /注销/ }).click()
  },
} satisfies Gestures
