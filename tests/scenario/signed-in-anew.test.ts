import { expect, it } from 'vitest'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

it('RES-6 what a guest was shown is asked for anew by who has signed in, though it is fresh', async () => {
  const driver = createHeadlessDriver()
  await driver.start(scene('a guest at home', { signedIn: false }))
  const notices = { endpoint: 'notice.list', request: {}, pageSize: 10, freshMs: 600_000 } as const
  const unread = async () => {
    driver.system().openResource('resource/notice.list?', notices)
    await driver.advance(100)
    const { items } = driver.system().snapshot('resource/notice.list?')!.context
    return items.filter((item) => (item as { read?: boolean }).read === false).length
  }
  expect(await unread()).toBe(0)
  expect(await unread()).toBe(0)
  await driver.say('session', {
    type: 'session.signInRequested',
    method: 'code',
    phone: '13800000000',
    code: '888888',
  })
  await driver.advance(1000)
  expect(await unread()).toBeGreaterThan(0)
  await driver.stop()
})
