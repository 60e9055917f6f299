import { afterEach, expect, it, vi } from 'vitest'
import { bridgePush } from './push-bridge.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page with a native shell around it; gives what was heard, and what the shell dispatches. */
function listening() {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const heard: unknown[] = []
  const tell = (what: string) => (message: unknown) => void heard.push([what, message])
  const stop = bridgePush().listen({ client: tell('client'), received: tell('received'), clicked: tell('clicked') })
  const dispatch = (detail: unknown) => page.dispatchEvent(new CustomEvent('shucang-push', { detail }))
  return { heard, stop, dispatch, page }
}

const message = { type: 'order', title: '付款成功', data: { content: { id: '1' } } }
const read = { type: 'order', title: '付款成功', content: { id: '1' } }

it('gives on what a shell says, until it is stopped', () => {
  const { heard, stop, dispatch } = listening()
  dispatch({ kind: 'client', clientId: 'c1' })
  dispatch({ kind: 'received', message })
  dispatch({ kind: 'clicked', message: { type: 'order', title: '付款成功' } })
  stop()
  dispatch({ kind: 'received', message })
  expect(heard).toEqual([
    ['client', 'c1'],
    ['received', read],
    ['clicked', { ...read, content: null }],
  ])
})

it('gives on nothing that is not what it should be', () => {
  const { heard, dispatch, page } = listening()
  for (const clientId of ['', 7, null]) dispatch({ kind: 'client', clientId })
  for (const wrong of [{ ...message, type: 1 }, { ...message, title: null }, 'x', null])
    for (const kind of ['received', 'clicked']) dispatch({ kind, message: wrong })
  for (const detail of [null, 'received', { kind: 'else', message }]) dispatch(detail)
  page.dispatchEvent(new Event('shucang-push'))
  expect(heard).toEqual([])
})

it('shows a notification only where that is allowed', () => {
  const shown: unknown[] = []
  class Shown {
    static permission = 'default'
    constructor(title: string, options: object) {
      shown.push([title, options])
    }
  }
  bridgePush().notify(read)
  vi.stubGlobal('Notification', Shown)
  bridgePush().notify({ ...read, content: '查看订单' })
  expect(shown).toEqual([])
  Shown.permission = 'granted'
  bridgePush().notify({ ...read, content: '查看订单' })
  expect(shown).toEqual([['付款成功', { body: '查看订单' }]])
})

it('tells of a notification that is pressed', () => {
  const shown: { onclick?: () => void }[] = []
  class Shown {
    static permission = 'granted'
    onclick = () => undefined
    constructor() {
      shown.push(this)
    }
  }
  vi.stubGlobal('Notification', Shown)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('focus', () => undefined)
  const heard: unknown[] = []
  const push = bridgePush()
  push.listen({ client: () => undefined, received: () => undefined, clicked: (told) => void heard.push(told) })
  push.notify({ ...read, content: '查看订单' })
  shown[0]!.onclick!()
  expect(heard).toEqual([{ ...read, content: '查看订单' }])
})

it('tells of one that a service worker has shown, where the browser lets no page show any', async () => {
  const shown: { readonly title: string; readonly data: unknown }[] = []
  const worker = new EventTarget()
  const there = {
    showNotification: async (title: string, more: { data: unknown }) => void shown.push({ title, ...more }),
  }
  const serviceWorker = Object.assign(worker, { getRegistration: async () => there })
  vi.stubGlobal('navigator', { serviceWorker })
  class Refused {
    static permission = 'granted'
    constructor() {
      throw new TypeError('illegal constructor')
    }
  }
  vi.stubGlobal('Notification', Refused)
  vi.stubGlobal('addEventListener', () => undefined)
  const heard: unknown[] = []
  const push = bridgePush()
  const stop = push.listen({
    client: () => undefined,
    received: () => undefined,
    clicked: (told) => void heard.push(told),
  })
  push.notify({ ...read, content: '查看订单' })
  await Promise.resolve()
  const press = (data: unknown) => worker.dispatchEvent(Object.assign(new Event('message'), { data }))
  press({ kind: 'shucang-pressed', message: shown[0]!.data })
  for (const other of [null, { kind: 'else', message: shown[0]!.data }, { kind: 'shucang-pressed', message: 7 }])
    press(other)
  stop()
  press({ kind: 'shucang-pressed', message: shown[0]!.data })
  expect([shown[0]!.title, heard]).toEqual(['付款成功', [{ ...read, content: '查看订单' }]])
})

it('asks once whether notifications may be shown, and not again after an answer', () => {
  let asked = 0
  class Asked {
    static permission = 'default'
    static requestPermission = async () => void asked++
  }
  bridgePush().requestNotifications!()
  vi.stubGlobal('Notification', Asked)
  bridgePush().requestNotifications!()
  Asked.permission = 'denied'
  bridgePush().requestNotifications!()
  expect(asked).toBe(1)
})
