import type { Page } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { toYuanText } from '#src/domain/fen.ts'
import { type Gestures, type Said, typeAddress } from './gesture.ts'

const copyPage = href('/pages/common/transferParticulars/transferParticulars')
const boxesPage = href('/pages/mine/myCollection/mycollection')

const keyOf = (stream: string): string => stream.slice(stream.indexOf('/') + 1)

/** Opens an address, unless it is open already. */
async function goTo(page: Page, address: string): Promise<void> {
  if (!page.url().endsWith(`#${address}`)) await typeAddress(page, address)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

type Request = Readonly<Record<string, string | number>>

/** The address that opens what a wish is about, by the call that fulfils it. */
const openings: Readonly<Record<string, (request: Request) => Record<string, string | number | undefined>>> = {
  // Which kind it is of only tells the page its picture.
  'boxes.open': ({ id }) => ({ box: '3011', id }),
  'boxes.openBatch': ({ blindBoxId, sysConfigureId }) => ({ box: blindBoxId, size: sysConfigureId, count: 10 }),
  'boxes.openMany': ({ typeId, count }) => ({ box: typeId, count }),
}

async function openBoxes(page: Page, stream: string, { endpoint, request }: Said): Promise<void> {
  const query = openings[String(endpoint)]!(request as Request)
  const address = href('/pages/common/openBlindBox/index', { key: keyOf(stream), ...query })
  await goTo(page, address)
  // The second of two taps finds the button pressed, which a finger does not know.
  const button = page.getByRole('button', { name: /^(打开|打开这 \d+ 个|再试一次|正在打开)$/ })
  await button.click({ force: true })
}

/** The page of one copy, where it is offered, taken down and given. */
const toCopy = (page: Page, id: string) => goTo(page, `${copyPage}?id=${encodeURIComponent(id)}`)

/** The row of a sealed box among those of its kind. */
async function chooseBox(page: Page): Promise<void> {
  await goTo(page, `${boxesPage}?part=boxes`)
  await page.getByRole('list', { name: '我的盲盒' }).getByRole('link').first().click()
  await page.getByRole('button', { name: /^第 1 个/ }).click()
}

async function offer(page: Page, stream: string, { endpoint, request }: Said): Promise<void> {
  const isBox = endpoint === 'listing.boxUp'
  if (isBox) await chooseBox(page)
  else await toCopy(page, keyOf(stream))
  await press(page, /^寄售$/)
  await page.getByLabel('价格（元）').fill(toYuanText(Number((request as Request)['priceFen'])))
  await press(page, '确认寄售')
}

async function withdraw(page: Page, stream: string, { endpoint }: Said): Promise<void> {
  if (endpoint === 'listing.boxDown') await page.getByRole('button', { name: /^第 1 个/ }).click()
  else await toCopy(page, keyOf(stream))
  await press(page, /^下架$/)
}

async function give(page: Page, stream: string, { request, password }: Said): Promise<void> {
  const { ids, receiver } = request as { ids: readonly string[]; receiver: string }
  const address = href('/pages/common/transferParticulars/transferParticulars', { id: ids[0], gift: keyOf(stream) })
  await goTo(page, address)
  // What has been given leaves nothing to press.
  if (await page.getByText('已转赠给').isVisible()) return
  await page.getByLabel('送给').fill(receiver)
  await page.getByLabel('支付密码').fill(String(password))
  await press(page, '确认转赠')
}

/** Opening boxes, offering and taking down what one has, giving it away. */
export const ownGestures: Gestures = {
  'blindBox.requested': openBoxes,
  'listing.listRequested': offer,
  'listing.delistRequested': withdraw,
  'transfer.requested': give,
}
