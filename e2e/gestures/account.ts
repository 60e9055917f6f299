import type { Page } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { type Gestures, placeOf, typeAddress } from './gesture.ts'

interface FormOnPage {
  readonly place: string
  /** What the fields are called there. */
  readonly labels: Readonly<Record<string, string>>
  /** The words of the button that sends it. */
  readonly send: string
  /** Of the question that is asked first, where one is: what goes on, and what goes back. */
  readonly answers?: { readonly yes: string; readonly no: string }
}

const forms: Readonly<Record<string, FormOnPage>> = {
  nickname: { place: href('/pages/mine/nickname/index'), labels: { nickname: '昵称' }, send: '保存' },
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
  if (placeOf(page) !== form.place) await typeAddress(page, form.place)
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
    const { labels } = await formOn(page, stream)
    await page.getByLabel(labels[String(field)]!, { exact: true }).fill(String(value))
  },
  'submission.submitRequested': async (page, stream) => {
    const { send } = await formOn(page, stream)
    // What a form asks first may have a button of the same name.
    await page.getByRole('button', { name: send, exact: true }).first().click()
  },
  'submission.confirmed': (page, stream) => answer(page, stream, 'yes'),
  'submission.cancelled': (page, stream) => answer(page, stream, 'no'),
} satisfies Gestures
