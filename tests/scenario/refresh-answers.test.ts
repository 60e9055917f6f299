import { describe, expect, it } from 'vitest'
import { macrotask } from '#src/services/clock/virtual-clock.ts'
import { signIn, twoTabs } from './two-tabs.ts'

const json = (body: unknown) => (_: AbortSignal, token: string) =>
  new Response(JSON.stringify(body).replace('"same"', JSON.stringify(token)))
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status })
const hang = (signal: AbortSignal) => {
  const { promise, reject } = Promise.withResolvers<Response>()
  signal.addEventListener('abort', () => reject(signal.reason as Error))
  return promise
}
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

/** `true` stands for an answer of the world itself: a new token. */
type Answer = true | ((signal: AbortSignal, token: string) => Response | Promise<Response>)

/** Renewed: the call is replayed. Kept: nobody has said no. Ended: the login page. */
const table: readonly (readonly [string, 'renewed' | 'kept' | 'ended', Answer])[] = [
  ['a new token', 'renewed', true],
  ['the token that was rejected', 'renewed', json({ code: 200, data: 'same' })],
  ['an object around it', 'renewed', json({ code: '000000', data: { token: 'same' } })],
  ['a token with a line break', 'kept', json({ code: 200, data: 'a\nb' })],
  ['a token beyond Latin-1', 'kept', json({ code: 200, data: { token: '令牌' } })],
  ['a validate beyond Latin-1', 'kept', json({ code: 200, data: { token: 'fine', validate: '校验' } })],
  ['an empty token', 'kept', json({ code: 200, data: '' })],
  ['no token', 'kept', json({ code: 200, data: null })],
  ['a token that is a number', 'kept', json({ code: 200, data: 7 })],
  ['no network', 'kept', fails],
  ['nothing for a minute', 'kept', hang],
  ['a page of a proxy', 'kept', text('<html>')],
  ['an empty body', 'kept', text('')],
  ['a list', 'kept', json([])],
  ['too much', 'kept', text('x'.repeat(6_000_000))],
  ['HTTP 500', 'kept', text('', 500)],
  ['HTTP 503', 'kept', text('', 503)],
  ['HTTP 408', 'kept', text('', 408)],
  ['HTTP 429', 'kept', text('', 429)],
  ['HTTP 202', 'kept', text('', 202)],
  ['code 500', 'kept', json({ code: 500 })],
  ['code 503', 'kept', json({ code: 503, data: 'same' })],
  ['code 201', 'kept', json({ code: 201, data: 'same' })],
  ['code 1429', 'kept', json({ code: 1429, msg: '请稍后' })],
  ['code 3304', 'kept', json({ code: 3304 })],
  ['HTTP 400', 'ended', text('', 400)],
  ['HTTP 401', 'ended', text('', 401)],
  ['HTTP 403', 'ended', text('', 403)],
  ['code 3301', 'ended', json({ code: 3301 })],
  ['code 510', 'ended', json({ code: 510 })],
  ['code 40301', 'ended', json({ code: 40301 })],
  ['code 9999', 'ended', json({ code: 9999, msg: '不行' })],
  ['code constructor', 'ended', json({ code: 'constructor' })],
]

const loginPage = '/pages/login/login/index'
const list = 'resource/notice.list?'

/** Two tabs, signed in; `rejections` calls of the list are told 3301. */
async function told3301(answer: Answer, rejections = 1) {
  let left = 0
  const tabs = await twoTabs((world) => async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    if (url.includes('/systemNotice') && left-- > 0) return Response.json({ code: 3301 })
    if (answer === true || !url.includes('/jwt/token/refresh')) return world(input, init)
    return answer(init!.signal!, new Headers(init?.headers).get('token') ?? '')
  })
  const { first, settle, clock } = tabs
  first.say('session', signIn)
  await settle()
  expect(first.snapshot('session')?.matches('signedIn')).toBe(true)
  left = rejections
  return {
    ...tabs,
    ask: async (asker = first) => {
      asker.openResource(list, { endpoint: 'notice.list', request: {}, pageSize: 10, freshMs: 0 } as never)
      for (let turn = 0; turn < 60; turn += 1) await macrotask()
      await clock.advance(70_000)
      await settle()
    },
  }
}

describe('an answer to the refresh of a token (SES-7, SES-8)', () => {
  it.each(table)('%s: %s', async (_, end, answer) => {
    const { first, second, vault, ask } = await told3301(answer)
    await ask()
    const call = first.snapshot(list)
    // No call waits for ever, whatever is answered.
    expect(call?.value).toEqual(end === 'renewed' ? { ready: 'fresh' } : 'failed')
    for (const tab of [first, second]) expect(tab.snapshot('session')?.matches('signedIn')).toBe(end !== 'ended')
    expect(vault.credentials() !== null).toBe(end !== 'ended')
    const words = call?.context.failure?.message
    expect(words === '暂时无法确认登录状态，请稍后再试').toBe(end === 'kept')
    expect(first.snapshot('navigation')?.context.stack).toEqual([end === 'ended' ? loginPage : '/pages/home/home'])
  })

  it('is heard by a tab that follows, too', async () => {
    const { second, ask } = await told3301(json({ code: 200, data: 'same' }))
    await ask(second)
    expect(second.snapshot(list)?.value).toEqual({ ready: 'fresh' })
  })

  it('that renewed what is rejected all the same leads to the login page', async () => {
    const { first, vault, ask } = await told3301(true, 2)
    await ask()
    expect(first.snapshot('session')?.value).toEqual({ signedOut: 'idle' })
    expect(first.snapshot('navigation')?.context.stack).toEqual(['/pages/login/login/index'])
    expect(vault.credentials()).toBeNull()
  })

  it('that nobody gave is asked for again by the next call', async () => {
    let answers = 0
    const { first, ask } = await told3301((signal, token) => {
      answers += 1
      return answers === 1 ? fails() : (json({ code: 200, data: 'same' })(signal, token) as Response)
    }, 2)
    await ask()
    expect(first.snapshot('session')?.matches({ signedIn: { token: 'unreached' } })).toBe(true)
    await ask()
    expect(first.snapshot(list)?.value).toEqual({ ready: 'fresh' })
  })
})
