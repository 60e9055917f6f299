import { expect, it } from 'vitest'
import { fieldsOf } from '#src/domain/unknown.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

const start = scene('kept-names', {
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/login/login/index',
  signedIn: false,
  chat: true,
})
const group = '200000000000001'

/** A device with a chat, on which somebody has come to know a friend and a group. */
async function visited() {
  const driver = createHeadlessDriver()
  await driver.start(start)
  const data = async (stream: string) => fieldsOf((await driver.observe(stream))?.context['data'])
  const signIn = (phone: string) =>
    driver.say('session', { type: 'session.signInRequested', method: 'password', phone, password: 'shucang2026' })
  /** What a page of the chat asks for when it opens. */
  const recall = async () => {
    await driver.say('im-people', { type: 'imPeople.operationRequested', operation: 'recall', input: {} })
    await driver.say('group', { type: 'group.operationRequested', operation: 'recall', input: {} })
    return {
      kept: (await data('im-people'))['kept'],
      group: fieldsOf(fieldsOf((await data('group'))['groups'])[group])['name'],
    }
  }
  await signIn('13800000000')
  await driver.advance(5000)
  const profile = { operation: 'profile', input: { users: ['linqing'] } }
  await driver.say('im-people', { type: 'imPeople.operationRequested', ...profile })
  await driver.say('group', { type: 'group.operationRequested', operation: 'load', input: {} })
  await driver.advance(1000)
  return { driver, data, signIn, recall }
}

it('[0037] IMP-5 GRP-6 people and groups have their names after a restart without a network, and what is told later holds', async () => {
  const { driver, data, recall } = await visited()
  await driver.fault('network', { online: false })
  await driver.reload()
  // A page of the chat makes it anew.
  expect(await driver.observe('im-people')).toBeUndefined()
  expect(await recall()).toMatchObject({
    kept: { linqing: { nickname: '林青' } },
    group: expect.stringMatching(/\p{L}/u),
  })
  // Nobody is known by it: the service is asked as soon as it can be.
  expect((await data('im-people'))['people']).toEqual({})
  await driver.stop()
})

it('[0037] names are not there for somebody else, whether their person signed out or their session ended', async () => {
  for (const end of ['session.signOutRequested', 'session.expired'] as const) {
    const { driver, signIn, recall } = await visited()
    await driver.say('session', { type: end })
    await driver.advance(1000)
    await signIn('13800000001')
    await driver.fault('network', { online: false })
    await driver.reload()
    expect(await recall()).toEqual({ kept: {}, group: undefined })
    await driver.stop()
  }
})
