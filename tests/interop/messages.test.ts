import { beforeAll, describe, expect, it } from 'vitest'
import { useWorld, type Device } from './harness/world.ts'

const world = useWorld()
let alice: Device
let bob: Device

beforeAll(async () => {
  alice = await world.login('alice')
  bob = await world.login('bob')
})

describe('messages between two users', () => {
  it('brings a text with typed attributes', async () => {
    const ext = { name: '林青', big: 12_345_678_901, half: 1.5, yes: true, no: false, list: [1, 2], deep: { a: { b: 1 } } }
    const sent = await alice.text('bob', '你好，藏品到了吗？', { ext })
    const got = await bob.next('onTextMessage')
    expect(got).toMatchObject({ id: sent.serverMsgId, type: 'txt', chatType: 'singleChat', from: 'alice', to: 'bob', msg: '你好，藏品到了吗？', ext })
    expect(got.onlineState).toBe(1)
    expect(Math.abs(got.time - Date.now())).toBeLessThan(60_000)
  })
})
