import { expect } from '@playwright/test'
import { openBench } from './kit/bench.ts'
import { test } from './kit/test.ts'

const told = '浏览器不允许保存数据，关闭页面后内容会丢失'

test('where the browser refuses its database the app works in memory and says so once', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  const bench = await openBench(page)
  await expect(page.getByText(told)).toBeVisible()
  await bench.advance(10_000)
  await expect(page.getByText(told)).toBeHidden()

  await bench.say('session', { type: 'session.signInRequested', method: 'code', phone: '13800000000', code: '888888' })
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
  expect(await bench.observe('session')).toMatchObject({ value: { signedIn: { account: 'active' } } })
  await expect(page.getByText(told)).toBeHidden()
})

test('a database that takes long is waited for and said so: nobody is signed out for it', async ({ page }) => {
  await page.goto('./#/pages/login/login/index')
  await page.getByRole('button', { name: '一键填入' }).click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    const opened = Promise.withResolvers<void>()
    Object.assign(window, { openNow: opened.resolve })
    // What is asked of the request is heard: only its answer comes late.
    IDBFactory.prototype.open = function (...given) {
      const request = open.apply(this, given)
      if (given[0] !== 'shucang-journal') return request
      const listen = request.addEventListener.bind(request) as (type: string, heard: (event: Event) => void) => void
      request.addEventListener = (type: string, heard: unknown) =>
        listen(type, (event) => void opened.promise.then(() => (heard as (event: Event) => void)(event)))
      return request
    }
  })
  await page.reload()
  await expect(page.getByText('正在打开保存在本机的内容')).toBeVisible({ timeout: 15_000 })
  await page.evaluate(() => (window as unknown as { openNow(): void }).openNow())
  await expect(page.getByText('正在打开保存在本机的内容')).toBeHidden()
  await page.goto('./#/pages/mine/mine')
  await expect(page.getByRole('link', { name: '订单', exact: true })).toBeVisible()
})

test('with all cookies blocked, so without storage, locks and service worker, the demo begins, says so and lets people in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse, configurable: true })
    IDBFactory.prototype.open = refuse
    LockManager.prototype.request = async () => refuse()
    ServiceWorkerContainer.prototype.register = async () => refuse()
  })
  await page.goto('./')
  await expect(page.getByText(told)).toBeVisible()
  await page.goto('./#/pages/login/login/index')
  await page.getByRole('button', { name: '一键填入' }).click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
})

test('ORD-1 where a crash could not be remembered, that is said before anything is ordered', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  const bench = await openBench(page)
  await bench.say('session', { type: 'session.signInRequested', method: 'code', phone: '13800000000', code: '888888' })
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
  await page.evaluate(() => {
    location.hash = '#/pages/common/placeOrder/index?productId=201101&key=purchase-0001'
  })
  await page.getByRole('button', { name: /^提交订单/ }).click()
  const question = page.getByRole('dialog', { name: '这台设备现在存不下数据' })
  await expect(question).toBeVisible()
  expect(await bench.observe('order/purchase-0001')).toMatchObject({ value: 'idle' })
  await question.getByRole('button', { name: '仍然继续' }).click()
  await expect(page.getByText('应付金额')).toBeVisible()
})
