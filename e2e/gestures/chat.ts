import type { Locator, Page } from '@playwright/test'
import { type Fields, fieldsOf, textOf } from '#src/domain/unknown.ts'
import { href } from '#src/routes/table.ts'
import { comeToRest, type Gestures, goTo, placeOf, type SaidOf, typeAddress } from './gesture.ts'

const conversationPage = href('/pages/chat/myChat')
const chatPage = href('/pages/chat/index')
const noticesPage = href('/pages/chat/systemNotification')

/** What is typed: only words are. */
const wordsOf = (outgoing: SaidOf<'imMessage.sendRequested'>['outgoing']): string =>
  'content' in outgoing && outgoing.content.type === 'txt' ? (outgoing.content.msg ?? '') : ''

/** Opens a conversation, unless it is open already. */
async function openConversation(page: Page, key: string): Promise<void> {
  const address = `${conversationPage}?id=${encodeURIComponent(key)}`
  if (!page.url().endsWith(`#${address}`)) await typeAddress(page, address)
}

/** Answers the invitation of a person; the test accounts are called by their names with a capital. */
async function answer(page: Page, user: string, words: '同意' | '拒绝'): Promise<void> {
  if (placeOf(page) !== noticesPage) await typeAddress(page, noticesPage)
  await page.getByRole('button', { name: new RegExp(`^${words}${user}：`, 'i') }).click()
}

/** The row of a conversation in the list. */
async function rowOf(page: Page, key: string): Promise<Locator> {
  if (placeOf(page) !== chatPage) await typeAddress(page, chatPage)
  return page.getByRole('listitem').filter({ has: page.locator(`a[href$="id=${encodeURIComponent(key)}"]`) })
}

/** Does something to a conversation from the menu of its row. */
async function fromMenu(page: Page, key: string, words: string): Promise<void> {
  const row = await rowOf(page, key)
  await row.getByRole('button', { name: /：更多操作$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
}

/** The rows of one's own card, by the attribute that each changes, and the field in its sheet. */
const ownParts: Readonly<Record<string, { readonly row: RegExp; readonly field: string | null }>> = {
  sign: { row: /^个性签名/, field: '个性签名' },
  birth: { row: /^生日/, field: '生日' },
  mail: { row: /^邮箱/, field: '邮箱' },
  gender: { row: /^性别/, field: null },
}
const genderWords: Readonly<Record<string, string>> = { '1': '男', '2': '女', '0': '不展示' }

/** Rates the service of a conversation. */
async function rate(page: Page, key: string, { stars, comment }: Fields): Promise<void> {
  await goTo(page, href('/pages/chat/chatSetting', { id: key }))
  await page.getByRole('button', { name: '评价服务' }).click()
  const sheet = page.getByRole('dialog', { name: '评价服务' })
  await sheet.getByRole('radio', { name: `${textOf(stars)} 星` }).press('Space')
  await sheet.getByLabel('说说感受（选填）').fill(textOf(comment))
  await sheet.getByRole('button', { name: '提交评价' }).click()
}

/** Adds a reaction to a message, or takes it back: both are the same button. */
async function react(page: Page, stream: string, { messageId, reaction }: Fields): Promise<void> {
  await openConversation(page, stream.slice(stream.indexOf('/') + 1))
  await page.locator(`[data-row="${textOf(messageId)}"] article`).click({ button: 'right' })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `用${textOf(reaction)}回应` })
    .click()
}

const durations: Readonly<Record<number, string>> = { 3_600_000: '一小时', 28_800_000: '八小时', 86_400_000: '一天' }

/** Turns do-not-disturb of one conversation on for so long, for good, or off. */
async function quiet(page: Page, operation: string, input: Readonly<Record<string, unknown>>): Promise<void> {
  const address = `${href('/pages/chat/chatSetting')}?id=${encodeURIComponent(String(input['conversation']))}`
  if (!page.url().endsWith(`#${address}`)) await typeAddress(page, address)
  await page.getByRole('switch', { name: '消息免打扰' }).click()
  if (operation === 'set') {
    await page.getByRole('button', { name: durations[Number(input['duration'])] ?? '一直', exact: true }).click()
  }
}

/** Changes one part of what one tells of oneself. */
async function changeOwn(page: Page, user: unknown, changes: Fields): Promise<void> {
  await goTo(page, href('/pages/chat/memberSetting', { user: textOf(user) }))
  const [[part, value] = ['', '']] = Object.entries(changes)
  const { row, field } = ownParts[part]!
  await page.getByRole('button', { name: row }).click()
  const sheet = page.getByRole('dialog')
  if (field === null) return sheet.getByRole('button', { name: genderWords[textOf(value)]!, exact: true }).click()
  await sheet.getByLabel(field).fill(textOf(value))
  await sheet.getByRole('button', { name: '保存', exact: true }).click()
}

/** Writing, sending again, opening, leaving, quieting and removing conversations, answering invitations. */
export const chatGestures = {
  'imConnection.retryRequested': async (page) => {
    if (![chatPage, conversationPage].includes(placeOf(page))) await typeAddress(page, chatPage)
    await page.getByRole('button', { name: '重新连接' }).click()
  },
  'imMessage.sendRequested': async (page, _stream, { conversation, outgoing }) => {
    const { kind, name } = conversation
    const content = 'content' in outgoing ? outgoing.content : null
    if (content?.type === 'custom') return rate(page, `${kind}:${name}`, content.exts ?? {})
    await openConversation(page, `${kind}:${name}`)
    // History that comes after what is sent may have it, and then shows it as sent whatever its answer.
    await comeToRest(page)
    await page.getByRole('textbox', { name: /^发给.*的消息$/ }).fill(wordsOf(outgoing))
    await page.getByRole('button', { name: '发送', exact: true }).click()
  },
  'imMessage.resendRequested': (page) => page.getByRole('button', { name: '重发' }).last().click(),
  'imMessage.discardRequested': (page) =>
    page
      .getByRole('button', { name: /^丢弃(未发送|没有确认)的消息$/ })
      .last()
      .click(),
  'imConversation.opened': (page, stream) => openConversation(page, stream.slice(stream.indexOf('/') + 1)),
  'imConversation.operationRequested': (page, stream, { operation, input }) => {
    if (operation !== 'react' && operation !== 'unreact') throw new Error(`there is no gesture for ${operation}`)
    return react(page, stream, input)
  },
  'imInbox.opened': (page, _stream, { key }) => openConversation(page, String(key)),
  'imInbox.removed': async (page, _stream, { key }) => {
    const row = await rowOf(page, String(key))
    await row.getByRole('button', { name: /^删除和/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  },
  'imInbox.pinned': (page, _stream, { key, isPinned }) => fromMenu(page, key, isPinned ? '置顶' : '取消置顶'),
  'imInbox.read': (page, _stream, { key }) => fromMenu(page, key, '标为已读'),
  'silentMode.operationRequested': (page, _stream, { operation, input }) => quiet(page, operation, input),
  'imPeople.operationRequested': (page, _stream, { operation, input }) =>
    operation === 'updateProfile'
      ? changeOwn(page, input['user'], fieldsOf(input['changes']))
      : typeAddress(page, chatPage),
  'imInbox.closed': (page) => typeAddress(page, href('/pages/home/home')),
  'contact.operationRequested': async (page, _stream, { operation, input }) => {
    const user = String(input['user'])
    if (operation === 'accept') return answer(page, user, '同意')
    if (operation === 'decline') return answer(page, user, '拒绝')
    // The page loads them when it is opened.
    if (placeOf(page) !== noticesPage) await typeAddress(page, noticesPage)
  },
} satisfies Gestures
