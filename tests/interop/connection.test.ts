import { beforeAll, describe, expect, it } from 'vitest'
import { encodeFrame } from '#src/contract/im/frames.ts'
import { loginRaw, openRaw, textUpload } from './harness/raw.ts'
import { useWorld, type Any, type Device } from './harness/world.ts'

const world = useWorld()
let alice: Device

beforeAll(async () => {
  alice = await world.login('alice')
})

const numbers = (device: Device, prefix: string): number[] =>
  device
    .all('onTextMessage', (data) => data.msg.startsWith(prefix))
    .map((data) => Number(data.msg.slice(prefix.length)))

describe('sync', () => {
  it('[lc:sync-queues] brings 45 waiting messages exactly once and in order', async () => {
    for (let index = 0; index < 45; index++) await alice.text('bob', `wait ${index}`)
    const bob = await world.login('bob')
    await bob.next('onTextMessage', (data) => data.msg === 'wait 44')
    expect(numbers(bob, 'wait ')).toEqual([...Array(45).keys()])
    expect(
      bob.all('onTextMessage', (data) => data.msg.startsWith('wait ')).every((data) => data.onlineState === 0),
    ).toBe(true)
    // The queue is empty: another live message brings nothing old along.
    await alice.text('bob', 'marker')
    await bob.next('onTextMessage', (data) => data.msg === 'marker')
    expect(numbers(bob, 'wait ')).toHaveLength(45)
    bob.conn.close()
    await bob.next('onDisconnected')
    const again = await world.login('bob')
    await alice.text('bob', 'marker 2')
    await again.next('onTextMessage', (data) => data.msg === 'marker 2')
    expect(numbers(again, 'wait ')).toEqual([])
    again.conn.close()
    await again.next('onDisconnected')
  })

  it('[rt-sync-paging] empties several queues one after another', async () => {
    const carol = await world.login('carol')
    for (let index = 0; index < 25; index++) {
      await alice.text('dave', `a ${index}`)
      await carol.text('dave', `c ${index}`)
    }
    const dave = await world.login('dave')
    await dave.next('onTextMessage', (data) => data.msg === 'a 24')
    await dave.next('onTextMessage', (data) => data.msg === 'c 24')
    expect(numbers(dave, 'a ')).toEqual([...Array(25).keys()])
    expect(numbers(dave, 'c ')).toEqual([...Array(25).keys()])
  })

  it('brings a burst of live messages in order', async () => {
    const erin = await world.login('erin')
    await Promise.all([...Array(120).keys()].map((index) => alice.text('erin', `burst ${index}`)))
    await erin.next('onTextMessage', (data) => data.msg === 'burst 119')
    expect(numbers(erin, 'burst ')).toEqual([...Array(120).keys()])
  })

  it('pushes at once when told to, without notice and fetch', async () => {
    const frank = await world.login('frank')
    await world.hook('options', { delivery: 'push' })
    for (let index = 0; index < 30; index++) await alice.text('frank', `push ${index}`)
    await frank.next('onTextMessage', (data) => data.msg === 'push 29')
    await world.hook('options', { delivery: 'notice' })
    expect(numbers(frank, 'push ')).toEqual([...Array(30).keys()])
  })

  it('acknowledges a repeated upload again but delivers it once', async () => {
    const socket = await loginRaw(world, 'linqing', 'raw')
    const bob = await world.login('bob')
    const frame = textUpload('bob', '501234567890', 'only once')
    const first = await socket.ask(frame, (answer) => answer.type === 'sync' && answer.ack?.id === '501234567890')
    const second = await socket.ask(frame, (answer) => answer.type === 'sync' && answer.ack?.id === '501234567890')
    expect(second).toMatchObject({ ack: (first as Any).ack })
    await bob.next('onTextMessage', (data) => data.msg === 'only once')
    await alice.text('bob', 'after')
    await bob.next('onTextMessage', (data) => data.msg === 'after')
    expect(bob.all('onTextMessage', (data) => data.msg === 'only once')).toHaveLength(1)
    socket.close()
    bob.conn.close()
    await bob.next('onDisconnected')
  })
})

describe('drop and reconnect', () => {
  it('[lc:reconnect] comes back by itself and gets what it missed', async () => {
    const bob = await world.login('bob')
    await bob.next('legacy:onOpened')
    bob.breakConnection()
    expect(await bob.next('legacy:onError')).toMatchObject({ type: 16, message: 'websocket has been disconnected' })
    await alice.text('bob', 'while away')
    await bob.next('onConnected')
    expect(await bob.next('onTextMessage', (data) => data.msg === 'while away')).toMatchObject({ from: 'alice' })
    expect(bob.window.sockets).toHaveLength(2)
    bob.conn.close()
    await bob.next('onDisconnected')
  })

  it('[err:001:conn:websocket-has-been-disconnected] a pending send fails with 510; sent again after reconnect it arrives once', async () => {
    const bob = await world.login('bob')
    const carol = await world.login('carol')
    await world.hook('sendfault', { user: 'carol', drop: true, times: 1 })
    await expect(carol.text('bob', 'unlucky')).rejects.toMatchObject({ type: 510 })
    await carol.next('onConnected')
    await carol.text('bob', 'unlucky')
    await bob.next('onTextMessage', (data) => data.msg === 'unlucky')
    await carol.text('bob', 'marker')
    await bob.next('onTextMessage', (data) => data.msg === 'marker')
    expect(bob.all('onTextMessage', (data) => data.msg === 'unlucky')).toHaveLength(1)
    bob.conn.close()
    await bob.next('onDisconnected')
  })

  it('a device whose connection broke gets what its other device saw meanwhile', async () => {
    const phone = await world.login('bob', { deviceId: 'phone' })
    const tablet = await world.login('bob', { deviceId: 'tablet' })
    phone.breakConnection()
    await phone.next('legacy:onError', (error) => error.type === 16)
    await alice.text('bob', 'for both')
    await tablet.next('onTextMessage', (data) => data.msg === 'for both')
    await phone.next('onConnected')
    await phone.next('onTextMessage', (data) => data.msg === 'for both')
    expect(tablet.all('onTextMessage', (data) => data.msg === 'for both')).toHaveLength(1)
    for (const device of [phone, tablet]) {
      device.conn.close()
      await device.next('onDisconnected')
    }
  })

  it('what was announced but not fetched when the connection broke is not lost', async () => {
    const raw = await loginRaw(world, 'suyan', 'first')
    const notice = raw.next((frame) => frame.type === 'notice')
    await alice.text('suyan', 'announced')
    await notice
    raw.close()
    await raw.closed
    const again = await loginRaw(world, 'suyan', 'second')
    const unread = await again.ask(encodeFrame({ type: 'heartbeat' }), (frame) => frame.type === 'unread')
    expect(unread).toMatchObject({ queues: [{ queue: { name: 'alice', domain: 'easemob.com' }, count: 1 }] })
    again.close()
  })
})

describe('frames', () => {
  it('[lc:heartbeat] the SDK asks for unread queues after login and at every beat, and gets an answer', async () => {
    const device = await world.login('hemu', { heartBeatWait: 60 })
    const beat = [8, 0, 64, 1, 88, 0].join()
    const beats = (): number => device.window.written.filter((bytes) => bytes.join() === beat).length
    const answered = await new Promise<number>((done) => {
      device.window.sockets[0]!.on('message', () => {
        if (beats() >= 3) done(beats())
      })
    })
    expect(answered).toBeGreaterThanOrEqual(3)
    expect(device.conn.isOpened()).toBe(true)
    device.conn.close()
  })

  it('skips frames that are none and goes on', async () => {
    const raw = await loginRaw(world, 'zhoumi', 'raw')
    raw.write(new Uint8Array([255, 255, 255, 255]))
    raw.write(new Uint8Array(0))
    raw.write(new TextEncoder().encode('hello'))
    expect(await raw.ask(encodeFrame({ type: 'heartbeat' }), (frame) => frame.type === 'unread')).toMatchObject({
      queues: [],
    })
    raw.close()
  })

  it('answers nothing before a login', async () => {
    const raw = await openRaw(world)
    raw.write(encodeFrame({ type: 'heartbeat' }))
    const guid = { appKey: 'demo#chat', name: 'alice', domain: 'easemob.com', resource: 'webim_x' }
    const request = {
      type: 'provision',
      guid,
      token: 'wrong',
      resource: 'webim_x',
      deviceName: 'webim_x',
      deviceUuid: 'x',
    } as const
    await raw.ask(encodeFrame({ ...request, version: '4.1.2', osType: 16 }), (frame) => frame.type === 'provisioned')
    expect(raw.frames).toMatchObject([{ type: 'provisioned', status: { code: 2 } }])
    raw.close()
  })

  it('a token that has expired is status 6', async () => {
    const { body } = await world.rest('POST', '/demo/chat/token', { grant_type: 'agora' }, 'ext-alice-0')
    const raw = await openRaw(world)
    const guid = { appKey: 'demo#chat', name: 'alice', domain: 'easemob.com', resource: 'webim_x' }
    const request = {
      type: 'provision',
      guid,
      token: body.access_token,
      resource: 'webim_x',
      deviceName: 'webim_x',
      deviceUuid: 'x',
    } as const
    const answer = await raw.ask(
      encodeFrame({ ...request, version: '4.1.2', osType: 16 }),
      (frame) => frame.type === 'provisioned',
    )
    expect(answer).toMatchObject({ status: { code: 6 } })
    raw.close()
  })
})
