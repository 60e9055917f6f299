import { demoAccount } from '#mock/world/demo-account.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { drawWith, type Effect, quickly } from './react-notes.ts'

/** A group of one's own with somebody in it, and a thread of a group. */
export const own = '200000000000005'
const others = '200000000000001'
export const thread = '200000000000006'

/** What has happened in the chat before its pages are looked at. */
export async function chatBegins(driver: HeadlessDriver): Promise<void> {
  const does = (stream: 'group' | 'thread', operation: string, input: object, ask?: string) =>
    driver.say(stream, { type: `${stream}.operationRequested`, operation, input, ...(ask ? { ask } : {}) } as never)
  await driver.advance(1000)
  await does('group', 'load', {})
  await does('group', 'create', { name: '周末看展', members: ['hemu', 'linqing'] })
  await driver.advance(1000)
  const input = { id: own, kind: 'group' }
  await does('group', 'addAdmin', { ...input, user: 'linqing' })
  await does('group', 'mute', { ...input, usernames: ['hemu'], duration: 3_600_000 })
  await does('thread', 'create', { name: '提前祝大家都抢到', parentId: others, messageId: '1772320920000000000' })
  await driver.advance(1000)
  // Its menu asks when it is opened.
  await does('thread', 'detail', { id: thread }, 'menu detail')
  await does('thread', 'members', { id: thread }, 'menu members')
  await driver.advance(1000)
}

/** The pages of a chat, by what can be done on them. */
export const places = [
  { page: 'chat/chat', at: '/pages/chat/index' },
  { page: 'chat/chat', at: '/pages/chat/index?tab=contacts' },
  { page: 'chat/group-list', at: '/pages/chat/myChatGroupList' },
  { page: 'chat/group-list', at: '/pages/chat/myChatGroupList?tab=open' },
  { page: 'chat/group-list', at: '/pages/chat/myChatGroupList?tab=rooms' },
  { page: 'chat/chat-setting', at: '/pages/chat/chatSetting?id=chat%3Alinqing' },
  // Before the next: what one has asked for, the other does not ask for.
  { page: 'chat/member-setting', at: `/pages/chat/memberSetting?group=${own}` },
  { page: 'chat/chat-setting', at: `/pages/chat/chatSetting?id=group%3A${own}` },
  { page: 'chat/chat-setting', at: `/pages/chat/chatSetting?id=group%3A${others}` },
  { page: 'chat/members', at: `/pages/chat/members?group=${own}` },
  { page: 'chat/members', at: `/pages/chat/members?group=${others}` },
  { page: 'chat/member-setting', at: `/pages/chat/memberSetting?group=${own}&user=hemu` },
  { page: 'chat/member-setting', at: `/pages/chat/memberSetting?group=${others}&user=linqing` },
  { page: 'chat/member-setting', at: `/pages/chat/memberSetting?user=${demoAccount.userId}` },
  { page: 'chat/member-setting', at: '/pages/chat/memberSetting?user=linqing' },
  { page: 'chat/conversation', at: `/pages/chat/myChat?id=group%3A${own}` },
  { page: 'chat/conversation', at: `/pages/chat/myChat?id=thread%3A${thread}` },
] as const

const MOST_ROUNDS = 6

/** Draws, and does what a page does by itself, until it asks for nothing more; what it asks for is answered. */
export async function settled(draw: () => string, driver: HeadlessDriver): Promise<void> {
  let before = ''
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { html, effects } = quickly(() => drawWith(new Map(), draw))
    if (html === before) return
    before = html
    for (const run of effects as readonly Effect[])
      try {
        run()
      } catch {
        // Only a browser can do it.
      }
    await driver.advance(100)
  }
}
