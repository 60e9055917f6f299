import type { Page } from '@playwright/test'
import { type Fields, textOf } from '#src/domain/unknown.ts'
import { href } from '#src/routes/table.ts'
import { type Gestures, type SaidOf, typeAddress } from './gesture.ts'

const talkPage = (key: string) => href('/pages/chat/myChat', { id: key })
const settingPage = (group: string) => href('/pages/chat/chatSetting', { id: `group:${group}` })

/** The menu of a thread, opened unless it is open. */
async function menu(page: Page, id: string): Promise<void> {
  if (!page.url().endsWith(`#${talkPage(`thread:${id}`)}`)) await typeAddress(page, talkPage(`thread:${id}`))
  const name = page.getByRole('dialog').getByLabel('话题名称')
  if (!(await name.isVisible())) await page.getByRole('button', { name: '话题设置' }).click()
}

/** One of the ways out, asked first. */
async function end(page: Page, id: string, words: '退出' | '解散'): Promise<void> {
  await menu(page, id)
  await page.getByRole('button', { name: `${words}话题` }).click()
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
}

const operations: Readonly<Record<string, (page: Page, id: string, input: Fields) => Promise<void>>> = {
  /** A thread is called as the message that it begins with. */
  create: async (page, _, input) => {
    await typeAddress(page, talkPage(`group:${textOf(input['parentId'])}`))
    await page.getByRole('log').getByText(textOf(input['name'])).last().click({ button: 'right' })
    await page.getByRole('dialog').getByRole('button', { name: '发起话题' }).click()
  },
  detail: (page, id) => menu(page, id),
  // The menu asks for both when it opens.
  members: (page, id) => menu(page, id),
  rename: async (page, id, input) => {
    await menu(page, id)
    await page.getByLabel('话题名称').fill(textOf(input['name']))
    await page.getByRole('button', { name: '保存名称' }).click()
  },
  inGroup: async (page, _, input) => {
    await typeAddress(page, settingPage(textOf(input['parentId'])))
    await page.getByRole('button', { name: '群话题' }).click()
  },
  leave: (page, id) => end(page, id, '退出'),
  destroy: (page, id) => end(page, id, '解散'),
}

const operate = (page: Page, _stream: string, { operation, input }: SaidOf<'thread.operationRequested'>) => {
  const gesture = operations[operation]
  if (!gesture) throw new Error(`there is no gesture for the thread operation ${operation}`)
  return gesture(page, textOf(input['id']), input)
}

/** Beginning a thread, calling it otherwise, leaving and closing it. */
export const threadGestures = { 'thread.operationRequested': operate } satisfies Gestures
