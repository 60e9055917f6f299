import { expect, test } from '@playwright/test'
import { openBench } from './kit/bench.ts'

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
