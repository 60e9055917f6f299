import { describe, expect, it } from 'vitest'
import { useWorld, type Any } from './harness/world.ts'

const world = useWorld()

describe('login', () => {
  it('[lc:chat-login] by password', async () => {
    const device = world.device('alice')
    const result = await device.conn.open({ user: 'alice', pwd: '123456' })
    await device.next('onConnected')
    expect(result.accessToken).toEqual(expect.any(String))
    expect(device.conn.isOpened()).toBe(true)
  })

  it('by an access token', async () => {
    const { body } = await world.rest('POST', '/demo/chat/token', {
      grant_type: 'password',
      username: 'bob',
      password: '123456',
    })
    const device = world.device('bob')
    await device.conn.open({ user: 'bob', accessToken: body.access_token })
    await device.next('onConnected')
    await device.next('legacy:onOpened')
    expect(device.conn.isOpened()).toBe(true)
  })

  it('by an external token, exchanged first', async () => {
    const device = world.device('carol')
    await device.conn.open({ user: 'carol', agoraToken: 'ext-carol-3600000' })
    await device.next('onConnected')
    const exchange = device.window.calls.find((call) => call.url.endsWith('/token'))
    expect(JSON.parse(String(exchange?.body))).toMatchObject({ grant_type: 'agora' })
  })

  it('[chat:GET:server.json] by hosts from service discovery', async () => {
    const device = world.device('dave', { isHttpDNS: true, url: undefined, apiUrl: undefined })
    device.conn.dnsArr = [world.base]
    device.conn.dnsTotal = 1
    await device.conn.open({ user: 'dave', pwd: '123456' })
    await device.next('onConnected')
    expect(device.conn.apiUrl).toBe(world.base)
    expect(device.window.calls[0]?.url).toContain('/easemob/server.json?app_key=demo%23chat')
  })

  it('[val:001:register] registers a user, who can log in', async () => {
    const device = world.device('newcomer')
    await device.conn.registerUser({ username: 'newcomer', password: 'secret1', nickname: '新人' })
    await device.conn.open({ user: 'newcomer', pwd: 'secret1' })
    await device.next('onConnected')
    expect(device.conn.isOpened()).toBe(true)
  })

  it('refuses a name that is taken', async () => {
    const device = world.device('alice')
    await expect(device.conn.registerUser({ username: 'alice', password: 'x' })).rejects.toMatchObject({ type: 17 })
  })

  it('refuses a wrong password', async () => {
    const device = world.device('alice')
    const failure: Any = await device.conn.open({ user: 'alice', pwd: 'wrong' }).catch((error: unknown) => error)
    expect(failure.type).toBe(1)
    expect(JSON.stringify(failure.data)).toContain('invalid username or password')
  })

  it('[err:001:conn:get-chat-token-fail] refuses an unknown external token', async () => {
    const device = world.device('alice')
    await expect(device.conn.open({ user: 'alice', agoraToken: 'nonsense' })).rejects.toMatchObject({ type: 12 })
  })

  it('[err:001:conn:provision-error] refuses a token of another user at the socket', async () => {
    const { body } = await world.rest('POST', '/demo/chat/token', {
      grant_type: 'password',
      username: 'bob',
      password: '123456',
    })
    const device = world.device('alice')
    void device.conn.open({ user: 'alice', accessToken: body.access_token })
    expect(await device.next('legacy:onError')).toMatchObject({ type: 40, message: 'provision error' })
  })

  it('serves any app, each with its own users and messages', async () => {
    const here = await world.login('erin')
    const there = world.device('erin', { appKey: 'acme#shop' })
    await there.conn.open({ user: 'erin', pwd: '123456' })
    await there.next('onConnected')
    const peer = await world.login('frank', { appKey: 'acme#shop' })
    await peer.text('erin', 'only in this app')
    await there.next('onTextMessage', (data) => data.msg === 'only in this app')
    expect(here.all('onTextMessage')).toEqual([])
  })

  it('[lc:token-lifetime] warns at half of the lifetime and closes at its end', async () => {
    await world.hook('options', { expiresIn: 1200 })
    const device = world.device('frank')
    await device.conn.open({ user: 'frank', pwd: '123456' })
    await device.next('onConnected')
    await device.next('onTokenWillExpire')
    await device.next('onTokenExpired')
    expect(device.conn.isOpened()).toBe(false)
    await world.hook('options', { expiresIn: null })
  })

  it('an external token is renewed while connected', async () => {
    const device = world.device('erin')
    await device.conn.open({ user: 'erin', agoraToken: 'ext-erin-60000' })
    await device.next('onConnected')
    const before = device.conn.context.accessToken
    await device.conn.renewToken('ext-erin-3600000')
    expect(device.conn.context.accessToken).not.toBe(before)
    expect((await device.conn.getContacts()).data).toEqual([])
  })

  it('an external token expires at its own time, for REST too', async () => {
    const { body } = await world.rest('POST', '/demo/chat/token', { grant_type: 'agora' }, 'ext-frank-0')
    const late = await world.rest('GET', '/demo/chat/users/frank/contacts/users', undefined, body.access_token)
    expect(late).toMatchObject({ status: 401, body: { error_description: 'Unable to authenticate (OAuth)' } })
  })

  it('[err:001:param:user-empty] the SDK refuses an empty user before the network', async () => {
    const device = world.device('')
    void device.conn.open({ user: '', pwd: 'x' })
    expect(await device.next('legacy:onError')).toMatchObject({ message: 'the user cannot be empty' })
    expect(device.window.calls).toEqual([])
  })
})

describe('several devices', () => {
  it('[rt-stat-2] one more than allowed ends the oldest: login on another device, 206', async () => {
    await world.hook('options', { maxDevices: 1 })
    const first = await world.login('support')
    const second = await world.login('support')
    expect(await first.next('onError', (error) => error.type === 206)).toBeTruthy()
    await first.next('onDisconnected')
    expect(second.conn.isOpened()).toBe(true)
    await world.hook('options', { maxDevices: null })
  })

  it('every device gets every message, and copies of what another device sent', async () => {
    const phone = await world.login('alice', { deviceId: 'phone' })
    const tablet = await world.login('alice', { deviceId: 'tablet' })
    const bob = await world.login('bob')
    expect(phone.resource()).toBe('webim_phone')
    await bob.text('alice', 'to all')
    await Promise.all([phone, tablet].map((device) => device.next('onTextMessage', (data) => data.msg === 'to all')))
    await phone.text('bob', 'from the phone')
    expect(await tablet.next('onTextMessage', (data) => data.msg === 'from the phone')).toMatchObject({
      from: 'alice',
      to: 'bob',
    })
    expect(phone.all('onTextMessage', (data) => data.msg === 'from the phone')).toEqual([])
  })
})

describe('forced logout [lc:forced-logout]', () => {
  it.each([
    [1, 'userRemoved', 207],
    [2, 'otherDeviceLogin', 206],
    [3, 'passwordChanged', 216],
    [4, 'kicked', 217],
  ])('[rt-stat-%i] %s gives %i and no reconnect', async (operation, _name, type) => {
    const device = await world.login('dave')
    await world.hook('kick', { user: 'dave', operation })
    expect(await device.next('onError', (error) => error.type === type)).toBeTruthy()
    await device.next('onDisconnected')
    expect(device.window.sockets.length).toBe(1)
    expect(device.conn.logOut).toBe(true)
  })
})
