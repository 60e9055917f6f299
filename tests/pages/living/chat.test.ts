import { browser, use, type } from './browser.ts'
import { createElement, type ComponentType } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { appOf } from '../app-of.ts'
import { startBench } from '../bench.ts'
import { chatBegins, thread } from '../connected.ts'
import { allParts } from '../late-parts.ts'
import { json } from '../presses.ts'
import { difference, drawingsCome, live, PRESSED } from './living.ts'
import type { LiveElement } from './elements.ts'
import { LiveEvent } from './events.ts'

// Markup from elsewhere is cleaned by a browser; here it is words.
vi.mock('#src/ui/content/sanitize.ts', () => ({ sanitize: (html: string) => document.createTextNode(html) }))
vi.mock('#src/views/kit/page/lazy-part.tsx', async () => ({ lazyPart: (await import('../late-parts.ts')).lazyPart }))

const pages = import.meta.glob<{ default: ComponentType }>('../../../src/views/*/*.page.tsx')

/** The app as it runs, chat and all; what its pages say is noted, and said. */
function appIn(driver: HeadlessDriver, said: string[]) {
  const base = appOf(driver)
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>()
  let last = 0
  const { clock } = driver.nodeWorld().world
  const pass: (stream: string, fact: object) => void = base.say as never
  const say = (stream: string, fact: { readonly type: string }): void => {
    const { type: name, ...rest } = fact
    said.push([stream, name, ...(Object.keys(rest).length > 0 ? [json(rest)] : [])].join(' '))
    pass(stream, fact)
  }
  const app: App = {
    ...base,
    say: say as never,
    chat: { ...base.chat, isServed: true },
    device: { ...base.device, copy: async (text: string) => (said.push(`copy ${text}`), 'succeeded' as const) },
    clock: {
      now: clock.now,
      setTimeout: (run, ms) => {
        last += 1
        timers.set(last, { at: clock.now() + ms, run })
        return last
      },
      clearTimeout: (id) => void timers.delete(id),
    },
  }
  const elapse = () => {
    const due = [...timers].filter(([, { at }]) => at <= clock.now())
    for (const [id, { run }] of due) if (timers.delete(id)) run()
  }
  return { app, elapse, waits: () => [...timers.values()].map(({ at }) => `${at - clock.now()} ms`) }
}

const MOST_LINES = 24

/** What happens around a page, or is done on it. */
interface Act {
  readonly name: string
  readonly by: (on: {
    readonly driver: HeadlessDriver
    readonly find: (label: string) => LiveElement
    readonly first: (words: string) => LiveElement
    /** The box to tick beside a name. */
    readonly friend: (name: string) => LiveElement
  }) => unknown
}

const say = (from: string, text: string, group?: string): Act => ({
  name: `${from} says ${text}`,
  by: ({ driver }) => driver.push('chat.say', { from, text, ...(group ? { group } : {}) }),
})
const wait = (ms: number): Act => ({ name: `${ms} ms pass`, by: ({ driver }) => driver.advance(ms) })
const press = (label: string): Act => ({ name: `${label} is pressed`, by: ({ find }) => use(find(label)) })
const typed = (label: string, text: string): Act => ({
  name: `${text} is typed`,
  by: ({ find }) => {
    const field = find(label)
    field.focus()
    type(field, text)
  },
})
const keyed = (label: string, key: string, more: object = {}): Act => ({
  name: `${key} is pressed${'isComposing' in more ? ' while an input method composes' : ''}`,
  by: ({ find }) => find(label).dispatchEvent(new LiveEvent('keydown', { key, keyCode: 13, ...more })),
})
const hidden = { name: 'the tab is hidden', by: () => browser.show('hidden') }
const seen = { name: 'the tab is seen again', by: () => browser.show('visible') }
const network = (online: boolean): Act => ({
  name: online ? 'the network is back' : 'the network is gone',
  by: ({ driver }) => driver.fault('network', { online }),
})
const recall: Act = { name: 'bob recalls it', by: ({ driver }) => driver.push('chat.recall', { from: 'bob' }) }

/** What a person reads of it. */
const some = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES), `  and ${lines.length - MOST_LINES} more`]

interface Life {
  readonly at: string
  readonly page: string
  /** What has happened before it is opened. */
  readonly before?: (driver: HeadlessDriver) => Promise<void>
  readonly acts: readonly Act[]
}

const lives: Readonly<Record<string, Life>> = {
  'a conversation': {
    at: '/pages/chat/myChat?id=chat%3Abob',
    page: 'chat/conversation',
    acts: [
      say('bob', '到了吗'),
      wait(1000),
      hidden,
      say('bob', '我先进去了'),
      wait(1000),
      seen,
      recall,
      wait(1000),
      typed('说点什么', '在路上'),
      keyed('说点什么', 'Enter', { isComposing: true }),
      keyed('说点什么', 'Enter'),
      wait(1000),
      typed('说点什么', '写了一半'),
      network(false),
      wait(1000),
      keyed('说点什么', 'Enter'),
      wait(1000),
      network(true),
      wait(60_000),
      press('表情'),
      press('表情 😀'),
      press('收起表情'),
      press('发送'),
      wait(1000),
      press('Bob的这条消息：更多'),
      press('用👍回应'),
      wait(1000),
      {
        name: 'reactions are refused',
        by: ({ driver }) => driver.fault('chat.rest', { path: 'reaction', status: 403, times: 1 }),
      },
      press('Bob的这条消息：更多'),
      press('用🎉回应'),
      wait(1000),
      press('Bob的这条消息：更多'),
      press('复制'),
      press('图片、文件和更多'),
      wait(300_000),
    ],
  },
  'a group': {
    at: '/pages/chat/myChat?id=group%3A200000000000001',
    page: 'chat/conversation',
    acts: [
      wait(1000),
      typed('说点什么', '@'),
      keyed('说点什么', 'ArrowDown'),
      keyed('说点什么', 'Enter'),
      typed('说点什么', '@林青 到了，苏砚呢'),
      keyed('说点什么', 'Enter'),
      wait(1000),
      hidden,
      wait(600_000),
      seen,
    ],
  },
  'a member who becomes the owner': {
    at: '/pages/chat/memberSetting?group=200000000000005&user=hemu',
    page: 'chat/member-setting',
    before: chatBegins,
    acts: [wait(1000), press('设为管理员'), wait(1000), press('转让群主'), press('转让'), wait(1000)],
  },
  'a member who is put out': {
    at: '/pages/chat/memberSetting?group=200000000000005&user=linqing',
    page: 'chat/member-setting',
    before: chatBegins,
    acts: [wait(1000), press('移出群聊'), press('移出'), wait(1000)],
  },
  'a thread that is dissolved': {
    at: `/pages/chat/myChat?id=thread%3A${thread}`,
    page: 'chat/conversation',
    before: chatBegins,
    acts: [wait(1000), press('话题设置'), wait(1000), press('解散话题'), press('解散'), wait(1000)],
  },
  'a number that is looked for again': {
    at: '/pages/chat/addFirends',
    page: 'chat/add-friends',
    acts: [
      wait(1000),
      {
        name: 'the account of a number cannot be had',
        by: ({ driver }) => driver.fault('rest.chat.registeredUser', { kind: 'status', status: 500, times: 1 }),
      },
      typed('输入对方的藏家号或手机号', '13900000002'),
      keyed('输入对方的藏家号或手机号', 'Enter'),
      wait(1000),
      keyed('输入对方的藏家号或手机号', 'Enter'),
      wait(1000),
    ],
  },
  'a conversation that is opened behind another tab': {
    at: '/pages/chat/myChat?id=chat%3Alinqing',
    page: 'chat/conversation',
    before: async () => browser.show('hidden'),
    acts: [wait(1000), seen, wait(1000)],
  },
  'a new group': {
    at: '/pages/chat/myChatGroupList',
    page: 'chat/group-list',
    acts: [
      wait(1000),
      press('发起群聊'),
      { name: 'a friend is chosen', by: ({ friend }) => use(friend('何牧')) },
      press('关闭'),
      press('发起群聊'),
    ],
  },
  'groups to join': {
    at: '/pages/chat/myChatGroupList?tab=open',
    page: 'chat/group-list',
    acts: [wait(1000), { name: 'a group is looked at', by: ({ first }) => use(first('盲盒晒图')) }, wait(1000)],
  },
  'a search in the chat': {
    at: '/pages/chat/index',
    page: 'chat/chat',
    acts: [
      typed('搜索联系人、群聊和聊天记录', '见'),
      wait(1000),
      typed('搜索联系人、群聊和聊天记录', '山'),
      wait(1000),
      typed('搜索联系人、群聊和聊天记录', ''),
      wait(1000),
    ],
  },
  'the chat': {
    at: '/pages/chat/index',
    page: 'chat/chat',
    acts: [
      say('bob', '到了吗'),
      wait(1000),
      say('linqing', '看到公告了', undefined),
      wait(1000),
      recall,
      wait(1000),
      network(false),
      wait(1000),
      network(true),
      wait(60_000),
    ],
  },
}

/** What is offered while somebody writes: the field keeps the focus, and the phone its keyboard, when one is taken. */
function takesFocus(box: LiveElement): string[] {
  return box.querySelectorAll('[role=option]').flatMap((option) => {
    const down = new LiveEvent('pointerdown')
    option.dispatchEvent(down)
    return down.defaultPrevented ? [] : [`  TAKES THE FOCUS ${option.textContent}`]
  })
}

async function lifeOf({ at, page, before, acts }: Life): Promise<string[]> {
  const driver = await startBench('living', { chat: true })
  await driver.advance(1000)
  await before?.(driver)
  await driver.say('navigation', { type: 'navigation.relaunchRequested', href: at })
  const Page = (await pages[`../../../src/views/${page}.page.tsx`]!()).default
  await allParts()
  const said: string[] = []
  const { app, elapse, waits } = appIn(driver, said)
  const lines: string[] = []
  const living = await live(createElement(AppProvider, { value: app }, createElement(Page)), said)
  // What it asks for when it is opened is answered, however slow the machine is.
  await living.by(() => driver.advance(0))
  lines.push('opened', ...living.lines().map((line) => `  ${line}`))
  const find = (label: string): LiveElement => {
    const called = (one: LiveElement) => [
      one.getAttribute('aria-label'),
      one.getAttribute('placeholder'),
      one.textContent,
    ]
    const found = living.box.querySelectorAll(PRESSED).find((one) => called(one).includes(label))
    if (!found) throw new Error(`there is no ${label}`)
    return found
  }
  const first = (words: string) => living.box.querySelectorAll('button').find((one) => one.textContent.includes(words))!
  const friend = (name: string) =>
    living.box
      .querySelectorAll('label')
      .find((one) => one.textContent === name)!
      .querySelector('input')!
  for (const { name, by } of acts) {
    const shown = living.lines()
    const told = await living.by(async () => {
      await by({ driver, find, first, friend })
      elapse()
      await driver.advance(0)
    })
    const change = [...difference(shown, living.lines()), ...takesFocus(living.box)]
    if (told.length + change.length > 0)
      lines.push(name, ...told.map((text) => `  → ${text}`), ...some(change.map((line) => `  ${line}`)))
  }
  lines.push(
    'left',
    ...(await living.leave()).map((text) => `  → ${text}`),
    ...[...waits(), ...browser.waits()].map((what) => `  STILL WAITS ${what}`),
  )
  await driver.stop()
  return lines
}

beforeAll(drawingsCome)

it.each(Object.entries(lives))('what happens in %s', async (name, life) => {
  await expect((await lifeOf(life)).join('\n')).toMatchFileSnapshot(`../alive/${name.replaceAll(' ', '-')}.txt`)
})
