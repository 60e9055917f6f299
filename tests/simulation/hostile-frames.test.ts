import { describe, expect, it } from 'vitest'
import { fieldsOf, rowsOf } from '#src/domain/unknown.ts'
import type { ChatTransport } from '#mock/world/chat-service.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'
import { calmDown, onStage, take, warmedUp } from './engine/run.ts'
import { hostileFrames } from './hostile-frames.ts'

const key = 'chat:linqing'
const shownIn = async (driver: HeadlessDriver): Promise<readonly unknown[]> =>
  rowsOf(fieldsOf((await driver.observe(`im-conversation/${key}`))?.context)['messages']).map(
    ({ content }) => fieldsOf(content)['msg'],
  )

/** The whole client in an open conversation, and a way to say anything to it in the service's place. */
async function probe(
  during: (driver: HeadlessDriver, send: (bytes: Uint8Array<ArrayBuffer>) => void) => Promise<void>,
) {
  await warmedUp()
  const plan = scene('hostile', { world: 'empty', chat: true, signedIn: true, steps: [], drivers: ['headless'] })
  return onStage(plan, async (driver) => {
    const { chat } = driver.nodeWorld().world
    const transports: ChatTransport[] = []
    const { connect } = chat
    Object.assign(chat, {
      connect: (transport: ChatTransport) => {
        transports.push(transport)
        return connect(transport)
      },
    })
    await take(driver, [
      { fault: 'network', with: { online: false } },
      { fault: 'network', with: { online: true } },
      { advance: '2s' },
      { say: 'imConversation.opened', to: `im-conversation/${key}` },
      { say: 'imInbox.opened', with: { key } },
    ])
    await during(driver, (bytes) => void transports.at(-1)!.send(bytes))
    await calmDown(driver, plan)
  })
}

/** What a friend says once the frame has come. */
const AFTER = '之后'

describe('frames that nobody who means well sends, on the whole client', () => {
  it('cost nothing but themselves: what is said after each is shown once, and no law is broken', async () => {
    const found: string[] = []
    for (const [name, bytes] of Object.entries(hostileFrames)) {
      const { breaches } = await probe(async (driver, send) => {
        send(bytes)
        await take(driver, [{ push: 'chat.say', with: { from: 'linqing', text: AFTER } }, { advance: '20s' }])
        if ((await shownIn(driver)).filter((text) => text === AFTER).length !== 1) found.push(`${name}: not shown once`)
      })
      found.push(...breaches.map(({ law, what }) => `${name}: ${law}: ${what}`))
    }
    expect(Object.keys(hostileFrames).length).toBeGreaterThan(40)
    expect(found).toEqual([])
  }, 60_000)
})
