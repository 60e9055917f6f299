import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RoutePath, routes } from '#src/routes/all.ts'
import { href, parseHref } from '#src/routes/table.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { examplesOf } from '#src/workbench/examples.ts'
import { appOf } from './app-of.ts'
import { benchOfTests } from './bench.ts'
import { allParts } from './late-parts.ts'
import { noted } from './presses.ts'
import { drawWith } from './react-notes.ts'
import { linesOf } from './sight.ts'

vi.mock('#src/views/kit/page/lazy-part.tsx', async () => ({ lazyPart: (await import('./late-parts.ts')).lazyPart }))
vi.mock('#src/ui/overlay/use-modal.ts', async () => ({ useModal: (await import('./react-notes.ts')).modalOf }))
vi.mock('react', async (original) => {
  const [real, { afterDrawing }] = [await original<{ useEffect: never }>(), await import('./react-notes.ts')]
  return { ...real, useEffect: afterDrawing(real.useEffect) }
})

const pages = import.meta.glob<{ default: ComponentType }>('../../src/views/*/*.page.tsx')

/** What a page says, and where it leads: a button stands for what is done here, the others name an address. */
interface Answer {
  readonly says: readonly string[]
  readonly leads: Readonly<Record<string, RoutePath | `${RoutePath}?${string}` | 'here'>>
}
const incomplete = (note: string, leads: Answer['leads']): Answer => ({ says: ['链接不完整', note], leads })
const order = incomplete('请从「我的订单」里重新打开。', { 我的订单: '/pages/mine/order/index' })
const box = incomplete('请在「我的盲盒」里选择。', { 我的盲盒: '/pages/mine/myCollection/mycollection?part=boxes' })
const chat = incomplete('请从消息列表重新打开。', { 查看消息: '/pages/chat/index' })
const anything = incomplete('链接里缺少编号，或编号有误，请从列表重新打开。', { 回到首页: '/pages/home/home' })
const gone: Answer = { says: ['内容不存在或已下架'], leads: { 重试: 'here', 回到首页: '/pages/home/home' } }
const notMine: Answer = { says: gone.says, leads: { 我的藏品: '/pages/mine/myCollection/mycollection' } }
const noSuchOrder: Answer = {
  says: ['没有找到这笔订单', '内容不存在或已下架'],
  leads: { 查看结果: 'here', 我的订单: '/pages/mine/order/index', 联系客服: '/pages/mine/aboutUs/aboutUs' },
}
const noSuchRaffle: Answer = {
  says: ['没有这场抽奖', '它可能已经结束。'],
  leads: { 查看抽奖: '/pages/home/luckyDraw/mainList' },
}
const noSuchDraw: Answer = {
  says: ['没有这次抽奖', '抽到过的都在「我的奖品」。'],
  leads: { 我的奖品: '/pages/home/luckyDraw/prizeResultS/prizeResultS' },
}
const noSuchOpening: Answer = {
  says: ['本机没有这次开盒的记录', '开出的藏品都在「我的藏品」里。'],
  leads: { 我的藏品: '/pages/mine/myCollection/mycollection' },
}
const noSuchUse: Answer = {
  says: ['没有找到使用结果', '用过的道具都记在「道具记录」里。'],
  leads: { 我的道具: '/pages/mine/porp/porp' },
}
const noExchange: Answer = {
  says: ['这次置换不能继续了', '可能已经换过，或者换成的那一款刚好没有了。'],
  leads: { 重新选择: '/pages/home/replacement/replacement' },
}

const NUMBER = '999999999'

/** Every page that is about something which its address names: without it, and with a number that nothing has. */
const named: readonly (readonly [RoutePath, bare: Answer, name: string, mistaken: Answer])[] = [
  ['/pages/common/productDetails/productDetails', anything, 'id', gone],
  ['/pages/common/productDetails/salesDetails', anything, 'id', gone],
  ['/pages/common/transferParticulars/transferParticulars', anything, 'id', notMine],
  ['/pages/common/blindboxDetails/blindboxDetails', anything, 'id', gone],
  ['/pages/common/blindboxDetails/firstBlindboxDetails', anything, 'id', gone],
  ['/pages/common/integralBlindboxDetails/integralBlindboxDetails', anything, 'id', gone],
  ['/pages/common/synthesis/synthesisDetail', anything, 'id', gone],
  ['/pages/home/purchaseInfo/purchaseInfo', anything, 'id', gone],
  ['/pages/freedomDeal/freedomUser', anything, 'category', gone],
  ['/pages/freedomDeal/toMiddle', anything, 'offer', gone],
  [
    '/pages/common/goodsTransferRecord/goodsTransferRecord',
    anything,
    'id',
    { says: ['还没有流转', '有人买到、开出或收到它，就会记在这里。'], leads: { 去市场看看: '/pages/sales/sales' } },
  ],
  [
    '/pages/common/placeOrder/index',
    incomplete('请从藏品的页面进入。', { 去市场看看: '/pages/sales/sales' }),
    'productId',
    gone,
  ],
  ['/pages/common/paySuccess/index', order, 'orderId', noSuchOrder],
  ['/pages/common/paySuccess/appIndex', order, 'orderId', noSuchOrder],
  ['/pages/common/payFail/index', order, 'orderId', noSuchOrder],
  ['/pages/common/payFail/appIndex', order, 'orderId', noSuchOrder],
  ['/pages/mine/order/components/orderDetail/index', order, 'orderId', gone],
  ['/pages/mine/order/components/orderDetail/matchOrderDetail', order, 'orderId', gone],
  ['/pages/mine/order/components/orderDetail/payfortheorder', order, 'orderId', gone],
  ['/pages/common/openBlindBox/index', box, 'box', gone],
  ['/pages/mine/myCollection/blindBox/blindBoxDetails/index', box, 'id', gone],
  ['/pages/common/openBlindBox/components/result/index', noSuchOpening, 'key', noSuchOpening],
  ['/pages/home/luckyDraw/index', noSuchRaffle, 'id', noSuchRaffle],
  ['/pages/home/luckyDraw/prizeResult/index', noSuchDraw, 'raffle', noSuchDraw],
  ['/pages/mine/porp/porpRecord/porpResult', noSuchUse, 'key', noSuchUse],
  ['/pages/home/replacement/replacementName', noExchange, 'give', noExchange],
  [
    '/pages/notice/components/noticeDetail/index',
    incomplete('请从公告列表重新打开。', { 全部公告: '/pages/notice/notice' }),
    'id',
    {
      says: ['内容不存在或已下架', '公告可能已经撤下。'],
      leads: { 全部公告: '/pages/notice/notice', 重试: 'here' },
    },
  ],
  [
    '/pages/webView/webView',
    { says: ['这个网页不能打开', '链接已失效'], leads: { 返回: 'here' } },
    'url',
    { says: ['这个网页不能打开', '链接不完整，无法打开'], leads: { 返回: 'here' } },
  ],
]

/** Here nothing serves the chat. */
const unserved = (path: string) =>
  ['/pages/chat/index', '/pages/chat/myChatGroupList'].includes(path) ? ['加载失败'] : []
/** A number that no conversation has is for the tests of the chat. */
const chats: readonly RoutePath[] = [
  '/pages/chat/chatSetting',
  '/pages/chat/members',
  '/pages/chat/memberSetting',
  '/pages/chat/myChat',
]

/** What a number that nothing has is said to be where the page is of something else without it. */
const chosen: readonly (readonly [RoutePath, name: string, Answer])[] = [
  ['/pages/activity/auctionBid', 'id', gone],
  ['/pages/home/magicGarden/magicDetails', 'slot', gone],
  ['/pages/mine/group/groupAdminInfo/groupUserInfo', 'userId', gone],
  ['/pages/common/productDetails/userCenter', 'userId', gone],
  ['/pages/home/luckyDraw/prizeResultS/prizeResultS', 'raffle', noSuchDraw],
]

/** These need something, and offer to give it. */
const others: Readonly<Partial<Record<RoutePath, Answer>>> = {
  '/pages/mine/asktobuy/addonPurchase': {
    says: ['请先选择藏品', '在求购榜选定藏品后，即可发布求购。'],
    leads: { 去求购榜: '/pages/sales/asktobuy/index' },
  },
  '/components/full-modal/full-modal': {
    says: ['暂无更新', '这个链接里没有新版本的信息。'],
    leads: { 返回: 'here' },
  },
  '/open-location': {
    says: ['没有指明地点', '链接里没有地点信息，可以自己填写一个。'],
    leads: { 填写地点: '/choose-location' },
  },
}

const shut = /<dialog(?![^>]* data-open)[^>]*>[\s\S]*?<\/dialog>/g

/** A page of the running app at this address: what stands below its title, and what it asked for in vain. */
async function openedAt(driver: HeadlessDriver, address: string) {
  const row = routes.find(({ path }) => path === parseHref(address).path)!
  const Page = (await pages[`../../src/views/${row.page}.page.tsx`]!()).default
  await allParts()
  await driver.say('navigation', { type: 'navigation.relaunchRequested', href: address })
  const app = appOf(driver)
  const asked = new Set<string>()
  const openResource: App['openResource'] = (stream, input) => {
    asked.add(stream)
    app.openResource(stream, input)
  }
  // What an order asks by itself is asked.
  const say: App['say'] = (stream, fact) => void (stream.startsWith('order/') && app.say(stream, fact))
  const value = { ...noted(app, []), openResource, say }
  const page = createElement(AppProvider, { value }, createElement(Page))
  const draw = () => drawWith(new Map(), () => renderToStaticMarkup(page))
  for (let before = -1; before < asked.size;) {
    before = asked.size
    for (const run of draw().effects) {
      try {
        run()
      } catch {
        // Only a browser can do it.
      }
    }
    await driver.advance(0)
  }
  const lines = linesOf(draw().html.replaceAll(shut, ''))
  const states = await Promise.all([...asked].map(async (one) => [one, (await driver.observe(one))?.value] as const))
  return {
    lines: lines.slice(lines.findIndex((line) => line.startsWith('h1')) + 1),
    failed: states.filter(([, state]) => fieldsOf(state)['ready'] === undefined).map(([stream]) => stream),
  }
}

const link = /^a \(to #([^),]+).*\) \| (.*)$/
const button = /^button \| (.*)$/
const plain = (line: string) => line.replace(/ ~\w+$/, '')

/** A page that has nothing else to say: its words, and where each way out leads. */
function answerOf(lines: readonly string[]): Answer {
  const leads: [string, string][] = []
  const says: string[] = []
  for (const line of lines.filter((one) => !/^(?:alert|status)(?: \(\w+\))?$/.test(one)).map(plain)) {
    const [, at, text = ''] = link.exec(line) ?? []
    const [, pressed] = button.exec(line) ?? []
    if (at !== undefined) leads.push([text, at])
    else if (pressed === undefined) says.push(line)
    else leads.push([pressed, 'here'])
  }
  return { says, leads: Object.fromEntries(leads) as Answer['leads'] }
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const still = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('document', { visibilityState: 'visible', createElement: () => ({ getContext: () => null }), ...still })
  vi.stubGlobal('location', new URL('http://app.test/'))
})
afterAll(() => void vi.unstubAllGlobals())

describe('an address that lacks what its page is about', () => {
  const bench = benchOfTests('bare')
  const known = new Map<string, Answer>([
    ...named.map(([path, bare]) => [path, bare] as const),
    ...chats.map((path) => [path, chat] as const),
    ...Object.entries(others),
  ])

  it.each([...known])('%s', async (path, bare) => {
    const { lines } = await openedAt(bench(), href(path as RoutePath))
    expect(answerOf(lines)).toEqual(bare)
  })

  // All others are of somebody, or of all there is, and need no address.
  const whole = routes.map(({ path }) => path as RoutePath).filter((path) => !known.has(path))
  it.each(whole)('%s', async (path) => {
    const { lines, failed } = await openedAt(bench(), href(path))
    expect(failed).toEqual([])
    expect(lines.filter((line) => /加载失败|链接不完整|提交的内容有误|没有找到/.test(line))).toEqual(unserved(path))
  })

  // Where it is usually opened with something, `shown` does not have it.
  const unusual = whole.filter((path) => examplesOf(path).every(({ query }) => query !== undefined))
  it.each(unusual)('what %s shows', async (path) => {
    const { lines } = await openedAt(bench(), href(path))
    await expect([...lines, ''].join('\n')).toMatchFileSnapshot(`bare/${path.slice(1).replaceAll('/', '-')}.txt`)
  })

  it('is said of the cashier within the app, too', async () => {
    const { lines } = await openedAt(bench(), href('/pages/webView/webView', { type: 'pay' }))
    expect(answerOf(lines)).toEqual(order)
  })
})

describe('an address with a number that nothing has', () => {
  const bench = benchOfTests('mistaken')
  const rows = [...named.map(([path, , name, answer]) => [path, name, answer] as const), ...chosen]

  it.each(rows)('%s with %s', async (path, name, answer) => {
    // What is bought or opened has a key, whatever it is of.
    const key = /openBlindBox|placeOrder/.test(path) ? { key: 'intent-0001' } : {}
    const { lines } = await openedAt(bench(), href(path, { ...key, [name]: NUMBER }))
    expect(answerOf(lines)).toEqual(answer)
  })
})
