import type { Page } from 'playwright'

/** Somebody who plays a scene in the plain demo. */
export interface Stage {
  readonly page: Page
  /** Where the app lies. */
  readonly base: string
  readonly go: (address: string) => Promise<void>
  readonly press: (name: string | RegExp) => Promise<void>
  /** Lets something happen in the world. */
  readonly act: (name: string, input: object) => Promise<unknown>
  /** The rows of a table of the world. */
  readonly rows: (table: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
  readonly signIn: (phone?: string) => Promise<void>
  readonly signOut: () => Promise<void>
  readonly pause: (ms: number) => Promise<void>
  /** There is a picture of this moment on the strip; without any they are of equal distance. */
  readonly mark: () => void
}

export interface Scene {
  readonly name: string
  /** Signs in, puts the world in order, goes where it begins. */
  readonly before: (stage: Stage) => Promise<void>
  /** What is filmed. */
  readonly play: (stage: Stage) => Promise<void>
}

const box = '3016'
const opening = (key: string, count: number) => `/pages/common/openBlindBox/index?key=${key}&box=${box}&count=${count}`

/** Boxes of one's own, which hold works of one rarity only (null: as they were packed). */
async function pack({ act, rows }: Stage, rarity: string | null, count: number): Promise<void> {
  await act('trade.giveBoxes', { id: box, count })
  if (rarity === null) return
  const kinds = new Map((await rows('products')).map((row) => [row['id'], row['rarity']]))
  for (const { id, boxId, productId } of await rows('boxContents')) {
    const isOther = boxId === box && kinds.get(productId) !== rarity
    if (isOther) await act('world.edit', { table: 'boxContents', id, set: { left: 0 } })
  }
}

async function toRibbon(stage: Stage, rarity: string | null, count: number): Promise<void> {
  await stage.signIn()
  await pack(stage, rarity, count)
  await stage.go(opening(`film-${rarity}-${count}`, count))
  await stage.page.getByText('拉开丝带').waitFor()
}

/** Marks moments so many ms after now, one after the other. */
async function marksAfter({ pause, mark }: Stage, ...gaps: readonly number[]): Promise<void> {
  for (const gap of gaps) {
    await pause(gap)
    mark()
  }
}

const openOne = (rarity: string, seam: number, ceremony: readonly number[]): Scene => ({
  name: `opening-${rarity}`,
  before: (stage) => toRibbon(stage, rarity, 1),
  play: async (stage) => {
    const { page, press, pause } = stage
    await press('开 1 个')
    await page.locator('.opening-lid').waitFor({ state: 'attached' })
    await marksAfter(stage, seam - 100, 350, 550)
    await page.getByText('开出来了').waitFor()
    await pause(200)
    await press('翻开卡片')
    await marksAfter(stage, ...ceremony)
    await press('收下')
    await page.getByText('查看详情').waitFor()
    await pause(700)
  },
})

/** From home to one of its entries, by its words, and back. */
const homeTo = (name: string, entry: string): Scene => ({
  name: `home-to-${name}`,
  before: async (stage) => {
    await stage.signIn()
    await stage.page.locator('main img').first().waitFor()
    await stage.pause(1500)
  },
  play: async (stage) => {
    const { page, pause } = stage
    await page.getByRole('link', { name: entry }).first().tap()
    await pause(900)
    await page.getByRole('button', { name: '返回' }).tap()
    await pause(700)
  },
})

export const scenes: readonly Scene[] = [
  openOne('common', 900, [320, 900]),
  openOne('rare', 900, [320, 900]),
  openOne('epic', 1300, [320, 1200]),
  openOne('legendary', 1900, [320, 1400, 2800]),
  {
    name: 'opening-ten',
    before: (stage) => toRibbon(stage, null, 10),
    play: async (stage) => {
      const { page, press, pause } = stage
      await press('开 10 个')
      await page.locator('.opening-lid').waitFor({ state: 'attached' })
      await marksAfter(stage, 1000)
      await page.getByText('开出来了').waitFor()
      await marksAfter(stage, 120, 600)
      await page.getByRole('button', { name: '翻开卡片' }).first().click()
      await marksAfter(stage, 900)
      await press('全部翻开')
      await marksAfter(stage, 300, 900)
      await press('收下')
      await page.getByText(/^开出 10 件$/).waitFor()
      await pause(900)
    },
  },
  {
    name: 'work-and-back',
    before: async (stage) => {
      await stage.page.goto(`${stage.base}#/pages/sales/sales`)
      await stage.page.locator('main a:has([data-work]) img').nth(1).waitFor()
      await stage.pause(1500)
    },
    play: async (stage) => {
      const { page, mark, pause } = stage
      await page.locator('main a:has([data-work])').nth(1).tap()
      await marksAfter(stage, 120, 120, 120, 700)
      await page.getByRole('button', { name: '返回' }).tap()
      await marksAfter(stage, 120, 120)
      await pause(700)
      mark()
    },
  },
  homeTo('boxes', '盲盒'),
  homeTo('chats', '消息'),
  {
    name: 'box-to-wall',
    before: async (stage) => {
      await stage.signIn()
      await pack(stage, 'epic', 1)
      await stage.go('/pages/mine/myCollection/mycollection?part=boxes')
      await stage.pause(1500)
    },
    play: async (stage) => {
      const { page, press, pause, mark } = stage
      await page
        .getByRole('link', { name: /捞鱼盲盒/ })
        .first()
        .tap()
      await marksAfter(stage, 250, 900)
      await press('开 1 个')
      await page.getByText('拉开丝带').waitFor()
      await marksAfter(stage, 500)
      await press('开 1 个')
      await page.getByText('开出来了').waitFor()
      await pause(200)
      await press('翻开卡片')
      await marksAfter(stage, 1200)
      await press('收下')
      await marksAfter(stage, 150, 150)
      await page.getByText('查看详情').waitFor()
      await marksAfter(stage, 700)
      await page.getByRole('link', { name: '我的藏品' }).last().tap()
      await marksAfter(stage, 200)
      await pause(900)
      mark()
    },
  },
  {
    name: 'gift',
    before: async (stage) => {
      await stage.signIn()
      await stage.act('trade.endCooling', {})
      const mine = (await stage.rows('copies')).filter(({ ownerId }) => ownerId === '10001')
      const [given] = (await stage.rows('products')).flatMap(({ id, name }) =>
        name === '青花缠枝莲' ? mine.filter(({ productId }) => productId === id) : [],
      )
      await stage.go(
        `/pages/common/transferParticulars/transferParticulars?id=${String((given ?? mine[0])!['id'])}&gift=film-gift`,
      )
      await stage.page.getByRole('textbox', { name: '送给' }).waitFor()
      await stage.pause(1500)
    },
    play: async (stage) => {
      const { page, press, pause } = stage
      await page.getByRole('button', { name: '选好友' }).tap()
      await marksAfter(stage, 900)
      await page.getByRole('list', { name: '好友' }).getByRole('button').first().tap()
      await page.getByRole('textbox', { name: /附言/ }).fill('愿你案头常有这一抹青')
      await page.getByRole('radio', { name: '青花' }).check()
      await page.getByLabel('支付密码', { exact: true }).fill('246810')
      await marksAfter(stage, 700)
      await press('确认转赠')
      await page.getByText(/^已转赠给/).waitFor()
      await marksAfter(stage, 900)
      await page.getByRole('link', { name: '去聊天里看看' }).tap()
      await marksAfter(stage, 1600)
      await stage.signOut()
      await stage.signIn('13800000001')
      await stage.go('/pages/chat/myChat?id=chat%3A10001')
      await page.getByRole('button', { name: /拆开$/ }).waitFor()
      await marksAfter(stage, 900)
      await page.getByRole('button', { name: /拆开$/ }).tap()
      await marksAfter(stage, 350, 500, 500, 500, 1400)
      await press('收好')
      await pause(900)
    },
  },
  {
    name: 'share',
    before: async (stage) => {
      await toRibbon(stage, 'rare', 1)
      await stage.press('开 1 个')
      await stage.page.getByText('开出来了').waitFor()
      await stage.press('翻开卡片')
      await stage.press('收下')
      await stage.page.getByText('查看详情').waitFor()
    },
    play: async (stage) => {
      const { page, press, pause } = stage
      await press('晒一晒')
      await marksAfter(stage, 160, 900, 1500)
      await press('发给好友')
      await marksAfter(stage, 900)
      await page.getByRole('dialog', { name: '发给' }).getByRole('button', { name: '林青' }).tap()
      await marksAfter(stage, 500)
      await stage.go('/pages/chat/myChat?id=chat%3Alinqing')
      await pause(2000)
    },
  },
]
