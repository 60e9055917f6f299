import { beforeAll, describe, expect, it } from 'vitest'
import { type Client, useClients } from './harness/client.ts'
import { useWorld, type Device, type EventName } from './harness/world.ts'

const world = useWorld()
const client = useClients(world)
let alice: Client
let bob: Device

beforeAll(async () => {
  bob = await world.login('bob', { delivery: true })
  alice = await client('alice')
  await alice.open('chat:bob')
})

describe('our client, alice, to the reference client, bob', () => {
  it('sends text with every kind of attribute', async () => {
    const ext = { name: '林青', half: 1.5, yes: true, list: [1, 2], deep: { a: { b: 1 } } }
    await alice.text('chat:bob', '你好，藏品到了吗？', { ext })
    const got = await bob.next('onTextMessage')
    expect(got).toMatchObject({
      type: 'txt',
      chatType: 'singleChat',
      from: 'alice',
      to: 'bob',
      msg: '你好，藏品到了吗？',
      ext,
    })
    const message = await alice.message('chat:bob', ({ id }) => id === got.id)
    expect(message).toMatchObject({ from: 'alice', ext, content: { type: 'txt', msg: '你好，藏品到了吗？' } })
    expect(message.ext).not.toHaveProperty('local_id')
  })
})
