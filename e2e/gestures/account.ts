import type { Page } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { comeToRest, type Gestures, goTo, openNumberSheet, press } from './gesture.ts'

interface FormOnPage {
  readonly place: string
  /** What the fields are called there. */
  readonly labels: Readonly<Record<string, string>>
  /** The words of the button that sends it; left out where a press of what is chosen does. */
  readonly send?: string
  /** What is pressed for a value of the one field that is not on the page, and sends it with that. */
  readonly presses?: Readonly<Record<string, string>>
  /** Where it lies in a sheet of the page. */
  readonly opens?: (page: Page) => Promise<void>
  /** Of the question that is asked first, where one is: what goes on, and what goes back. */
  readonly answers?: { readonly yes: string; readonly no: string }
}

const forms: Readonly<Record<string, FormOnPage>> = {
  nickname: { place: href('/pages/mine/nickname/index'), labels: { nickname: '昵称' }, send: '保存' },
  joinGuild: {
    place: href('/pages/mine/group/group'),
    labels: {},
    presses: { '890003': '加入夜航船' },
    answers: { yes: '确认加入', no: '取消' },
  },
  guildName: {
    place: href('/pages/mine/group/groupAdminInfo/groupInfoFix'),
    labels: { name: '公会名' },
    send: '保存',
  },
  followLord: {
    place: href('/pages/mine/group/group', { sheet: 'choose' }),
    labels: {},
    presses: { '10006': '跟随山月不知', '10007': '跟随铜绿' },
  },
  unfollowLord: {
    place: href('/pages/mine/group/group'),
    labels: {},
    send: '取消跟随',
    answers: { yes: '取消跟随', no: '再想想' },
  },
  lordQq: { place: href('/pages/mine/rewards/index'), labels: { qqNumber: 'QQ 号' }, send: '保存' },
  realName: {
    place: href('/pages/mine/verified/index'),
    labels: { name: '真实姓名', idCard: '身份证号', agreed: '我同意用以上信息完成实名认证' },
    send: '提交认证',
  },
  'prop/wear': {
    place: href('/pages/mine/porp/porp'),
    labels: {},
    presses: { collector: '佩戴初藏者' },
  },
  substitution: {
    place: href('/pages/mine/safety/index'),
    labels: { phone: '新手机号', code: '验证码' },
    send: '更换手机号',
    opens: openNumberSheet,
  },
  signOut: {
    place: href('/pages/mine/settings/index'),
    labels: {},
    send: '退出登录',
    answers: { yes: '退出登录', no: '取消' },
  },
}

/** The form of a stream `submission/…`, on its page. */
async function formOn(page: Page, stream: string): Promise<FormOnPage> {
  const form = forms[stream.slice(stream.indexOf('/') + 1)]
  if (!form) throw new Error(`no page is known for the form of ${stream}`)
  await goTo(page, form.place)
  await form.opens?.(page)
  return form
}

/** Answers what a form asks before it is sent. */
async function answer(page: Page, stream: string, which: 'yes' | 'no'): Promise<void> {
  const { answers } = await formOn(page, stream)
  await page.getByRole('dialog').getByRole('button', { name: answers![which], exact: true }).click()
}

/** Opening, filling in and sending a form. */
export const accountGestures = {
  'submission.opened': async (page, stream) => void (await formOn(page, stream)),
  'submission.changed': async (page, stream, { field, value }) => {
    const { labels, presses } = await formOn(page, stream)
    if (presses) {
      await comeToRest(page)
      return press(page, presses[String(value)]!)
    }
    const label = page.getByLabel(labels[String(field)]!, { exact: true })
    await (typeof value === 'boolean' ? label.setChecked(value) : label.fill(String(value)))
  },
  'submission.submitRequested': async (page, stream) => {
    const { send } = await formOn(page, stream)
    if (send === undefined) return
    await comeToRest(page)
    // What a form asks first may have a button of the same name.
    await page.getByRole('button', { name: send, exact: true }).first().click()
  },
  'submission.confirmed': (page, stream) => answer(page, stream, 'yes'),
  'submission.cancelled': (page, stream) => answer(page, stream, 'no'),
} satisfies Gestures
