import type { BrowserContext, Page } from 'playwright'
import { demoAccount } from '../../mock-server/world/demo-account.ts'
import { tapPath } from './door.ts'
import type { Phone } from './machine.ts'
import type { Trial } from './plan.ts'

/** What a page that is just going away cannot say. */
export const unless = <T>(asked: Promise<T>, otherwise: T): Promise<T> => asked.catch(() => otherwise)

/** What is to be read on a page of the app; nothing on a page of somebody else. */
export const textOf = (page: Page): Promise<string> =>
  unless(
    page.evaluate(() => (location.pathname === '/' ? document.body.innerText : '')),
    '',
  )

/** In a page: each tap of a person on what leads to a firm is said to the door, before the app hears of it. */
function countTaps(path: string): void {
  const leads = (name = '') => name.startsWith('支付 ') || name === '去付款'
  const tell = ({ isTrusted, target }: Event) => {
    const touched = target instanceof Element ? target.closest('button, a') : null
    if (isTrusted && location.pathname === '/' && leads(touched?.textContent.trim())) navigator.sendBeacon(path)
  }
  addEventListener('click', tell, { capture: true })
}

/**
 * The native shell around the app, whose cashier opens in a web view; a browser that has no locks, where that is tried; and the count of
 * taps at the cashier.
 */
export async function prepare(context: BrowserContext, { turn: kind }: Trial): Promise<void> {
  await context.addInitScript((hasLocks) => {
    Object.assign(globalThis, { shucangPay: () => Promise.resolve({ code: '0002', failReason: '' }) })
    if (!hasLocks) Reflect.deleteProperty(Navigator.prototype, 'locks')
  }, kind !== 'noLocks')
  await context.addInitScript(countTaps, tapPath)
}

/** How long a slow disk takes for each transaction. */
const SLOW_MS = 700

/** In a page: its database stores only after a while, or refuses to store anything more. */
function harm({ disk, slowMs }: { disk: Trial['disk']; slowMs: number }): void {
  if (disk === 'full') {
    const refuse = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse })
  }
  if (disk !== 'slow') return
  const { addEventListener: listen } = IDBTransaction.prototype
  IDBTransaction.prototype.addEventListener = function (type: string, heard: unknown) {
    const late = (event: Event) => void setTimeout(() => (heard as (event: Event) => void)(event), slowMs)
    listen.call(this, type, type === 'complete' ? late : (heard as EventListener))
  }
}

/** From now on the disk of the phone is as the trial says, in the pages that are open and in all that come. */
export async function harmDisk(context: BrowserContext, { disk }: Trial): Promise<void> {
  if (disk === 'well') return
  const how = { disk, slowMs: SLOW_MS }
  await context.addInitScript(harm, how)
  for (const page of context.pages()) await unless(page.evaluate(harm, how), undefined)
}

/** The question before something that a crash would lose: yes. */
export const goOnUnremembered = (page: Page): Promise<void> =>
  unless(page.getByRole('button', { name: '仍然继续' }).click({ timeout: 300 }), undefined)

/** Signs the demonstration account in. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('手机号', { exact: true }).fill(demoAccount.phone)
  await page.getByLabel('验证码', { exact: true }).fill(demoAccount.code)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/pages\/home/)
  await page.waitForLoadState('networkidle')
}

/** The tab stops in the middle of whatever it does, as one that the system has frozen. */
export const freeze = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  await session.send('Debugger.pause')
}

/** What happens to the pages of the phone; gives the page that the person goes on with. */
export async function turn(
  trial: Trial,
  { page, first, phone, open }: { page: Page; first: Page; phone: Phone; open: () => Promise<Page> },
): Promise<Page> {
  const { turn: kind } = trial
  if (kind === 'reload') await unless(page.reload(), null)
  if (kind === 'leaderDies') await unless(first.close(), undefined)
  if (kind === 'kill') {
    await phone.kill()
    await phone.start()
    await prepare(phone.context(), trial)
    return open()
  }
  if (kind !== 'close') return page
  const again = await open()
  await unless(page.close(), undefined)
  return again
}

/** Whether a button can be pressed. */
export const isOffered = async (page: Page, name: RegExp): Promise<boolean> =>
  unless(page.getByRole('button', { name }).first().isEnabled({ timeout: 100 }), false)

/** Taps 支付 at the app's own cashier where it is offered; a tap that has led away already may not come to its end. */
export async function tapPay(page: Page): Promise<boolean> {
  const button = page
    .getByRole('button', { name: /^支付 / })
    .or(page.getByRole('link', { name: '去付款' }))
    .first()
  if (!(await unless(button.isEnabled({ timeout: 100 }), false))) return false
  await unless(button.click({ timeout: 1000 }), undefined)
  return true
}

/** Ends the payment at the firm's page, in this document or in a frame of it. */
export async function payAtFirm(page: Page, { ending }: Trial): Promise<boolean> {
  const firm = page.frames().find((frame) => frame.url().includes('/gateway/'))
  if (!firm) return false
  if (ending === 'abandon')
    return unless(
      firm.click('button[value=abandon]', { timeout: 500 }).then(() => true),
      true,
    )
  await unless(firm.check(`input[value=${ending}]`, { timeout: 500 }), undefined)
  await unless(firm.click('button[value=pay]', { timeout: 500 }), undefined)
  await unless(firm.click('a.button', { timeout: 500 }), undefined)
  return true
}
