import type { Page } from '@playwright/test'
import { type Fields, textOf, textsOf } from '#src/domain/unknown.ts'
import { href } from '#src/routes/table.ts'
import { type Gestures, placeOf, type SaidOf, typeAddress } from './gesture.ts'

const noticesPage = href('/pages/chat/systemNotification')
const groupsPage = href('/pages/chat/myChatGroupList')
const managePage = (group: string, user?: string) => href('/pages/chat/memberSetting', { group, user })
const settingPage = (group: string) => href('/pages/chat/chatSetting', { id: `group:${group}` })

/** What the test accounts are called. */
const people: Readonly<Record<string, string>> = { hemu: '何牧', linqing: '林青' }

/** What the chat room of the default world is called. */
const rooms: Readonly<Record<string, string>> = { '200000000000003': '首发大厅' }

const minutesWords: Readonly<Record<number, string>> = { 10: '十分钟', 60: '一小时', 1440: '一天' }

/** What operations are about, as far as they say it. */
const inputOf = (input: Fields) => ({
  id: textOf(input['id']),
  user: input['user'],
  name: textOf(input['name']),
  members: textsOf(input['members']),
  usernames: textsOf(input['usernames']),
  duration: Number(input['duration']),
})
type Input = ReturnType<typeof inputOf>

/** Answers who asks to be let into a group, or the one invitation into a group that is open, oldest first. */
async function answer(page: Page, words: '同意' | '拒绝', { user }: Input): Promise<void> {
  if (placeOf(page) !== noticesPage) await typeAddress(page, noticesPage)
  const who = typeof user === 'string' ? `${user}：申请加入` : '.*：邀请你加入'
  await page
    .getByRole('button', { name: new RegExp(`^${words}${who}`, 'i') })
    .last()
    .click()
}

async function create(page: Page, { name, members }: Input): Promise<void> {
  await typeAddress(page, groupsPage)
  await page.getByRole('button', { name: '发起群聊' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('群名称').fill(name)
  for (const member of members) await sheet.getByRole('checkbox', { name: people[member]!, exact: true }).check()
  await sheet.getByRole('button', { name: /^创建群聊/ }).click()
}

/** Goes into a chat room, which joins it. */
async function enter(page: Page, { id }: Input): Promise<void> {
  if (!placeOf(page).startsWith(groupsPage)) await openRooms(page)
  await page.getByRole('button', { name: new RegExp(rooms[id] ?? id) }).click()
}

async function openRooms(page: Page): Promise<void> {
  await typeAddress(page, groupsPage)
  await page.getByRole('tab', { name: '聊天室' }).click()
}

async function mute(page: Page, { id, usernames: [user], duration }: Input): Promise<void> {
  await typeAddress(page, managePage(id, user))
  await page.getByRole('switch', { name: '禁言' }).click()
  await page.getByRole('button', { name: minutesWords[duration / 60_000] ?? '直到解除', exact: true }).click()
}

async function muteAll(page: Page, { id }: Input): Promise<void> {
  await typeAddress(page, managePage(id))
  await page.getByRole('switch', { name: '全员禁言' }).click()
}

async function destroy(page: Page, { id }: Input): Promise<void> {
  await typeAddress(page, settingPage(id))
  await page.getByRole('button', { name: '解散群聊' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '解散', exact: true }).click()
}

const operations: Readonly<Record<string, (page: Page, input: Input) => Promise<void>>> = {
  // The page loads them when it is opened.
  load: (page) => typeAddress(page, noticesPage),
  acceptInvite: (page, input) => answer(page, '同意', input),
  acceptRequest: (page, input) => answer(page, '同意', input),
  rejectInvite: (page, input) => answer(page, '拒绝', input),
  rejectRequest: (page, input) => answer(page, '拒绝', input),
  create,
  rooms: openRooms,
  join: enter,
  mute,
  muteAll,
  destroy,
}

const operate = (page: Page, _stream: string, { operation, input }: SaidOf<'group.operationRequested'>) => {
  const gesture = operations[String(operation)]
  if (!gesture) throw new Error(`there is no gesture for the group operation ${String(operation)}`)
  return gesture(page, inputOf(input))
}

/** Making a group, running it, and letting people in. */
export const chatGroupGestures = { 'group.operationRequested': operate } satisfies Gestures
