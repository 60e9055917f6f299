import type { Page } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { toYuanText } from '#src/domain/number/fen.ts'
import { addressOfFact } from '#src/workbench/fact-pages.ts'
import { type Gestures, type Said, typeAddress } from './gesture.ts'

const boxesPage = href('/pages/mine/myCollection/mycollection')

/** Opens an address, unless it is open already. */
async function goTo(page: Page, address: string): Promise<void> {
  if (!page.url().endsWith(`#${address}`)) await typeAddress(page, address)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Opens the page where the fact is said. */
const toPageOf = (page: Page, stream: string, fact: Said) => goTo(page, addressOfFact(stream, fact)!)

async function openBoxes(page: Page, stream: string, fact: Said): Promise<void> {
  await toPageOf(page, stream, fact)
  // The second of two taps finds the button pressed, which a finger does not know.
  const button = page.getByRole('button', { name: /^(打开|打开这 \d+ 个|再试一次|正在打开)$/ })
  // What has been opened leaves nothing to press.
  const opened = page.getByRole('button', { name: '直接看结果' }).or(page.getByText(/^开出 \d+ 件$/))
  await button.or(opened).first().waitFor()
  if (await button.isVisible()) await button.click({ force: true })
}

/** The row of a sealed box among those of its kind. */
async function chooseBox(page: Page): Promise<void> {
  await goTo(page, `${boxesPage}?part=boxes`)
  await page.getByRole('list', { name: '我的盲盒' }).getByRole('link').first().click()
  await page.getByRole('button', { name: /^第 1 个/ }).click()
}

async function offer(page: Page, stream: string, fact: Said): Promise<void> {
  const { endpoint, request } = fact
  if (endpoint === 'listing.boxUp') await chooseBox(page)
  else await toPageOf(page, stream, fact)
  await press(page, /^寄售$/)
  await page
    .getByLabel('价格（元）')
    .fill(toYuanText(Number((request as Readonly<Record<string, number>>)['priceFen'])))
  await press(page, '确认寄售')
}

async function withdraw(page: Page, stream: string, fact: Said): Promise<void> {
  if (fact['endpoint'] === 'listing.boxDown') await page.getByRole('button', { name: /^第 1 个/ }).click()
  else await toPageOf(page, stream, fact)
  await press(page, /^下架$/)
}

async function give(page: Page, stream: string, fact: Said): Promise<void> {
  const { endpoint, request, password } = fact
  await toPageOf(page, stream, fact)
  if (endpoint === 'avatar.replace') {
    await page.getByLabel('支付密码').fill(String(password))
    return press(page, '本人确认置换')
  }
  // What has been given leaves nothing to press.
  if (await page.getByText('已转赠给').isVisible()) return
  await page.getByLabel('送给').fill((request as { receiver: string }).receiver)
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
