import { afterEach, expect, it, vi } from 'vitest'
import { chatDevice } from './browser-chat.ts'
import { browserPlatform } from './browser-platform.ts'
import { makeRoomForKeyboard } from './keyboard.ts'
import { bridgePush } from './push-bridge.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose window, document and part in sight are told of what happens to them. */
function page() {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const seen = Object.assign(new EventTarget(), { height: 800, scale: 1 })
  const href = 'https://app.example/#/pages/notice/notice'
  vi.stubGlobal('location', { href, hash: new URL(href).hash })
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  return { window, document, seen }
}
type Page = ReturnType<typeof page>

const nothing = (): void => undefined
const pushed = (of: Page, kind: string) => () =>
  of.window.dispatchEvent(
    new CustomEvent('shucang-push', { detail: { kind, clientId: 'c', message: { type: 't', title: 't' } } }),
  )

/** What watches something of a browser: how it begins, and everything that it hears. */
const watchers: Readonly<
  Record<string, (of: Page, hear: () => void) => Promise<readonly [stop: () => void, ...happens: (() => unknown)[]]>>
> = {
  'whether there is a network': async ({ window }, hear) => [
    (await browserPlatform('')).network.watch(hear),
    () => window.dispatchEvent(new Event('online')),
    () => window.dispatchEvent(new Event('offline')),
  ],
  'whether the chat is in sight': async ({ document }, hear) => [
    chatDevice({ tabId: 't', log: {} as never, stores: {} as never }).watchVisible(hear),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ],
  'what a shell pushes': async (of, hear) => [
    bridgePush().listen({ client: hear, received: hear, clicked: hear }),
    ...['client', 'received', 'clicked'].map((kind) => pushed(of, kind)),
  ],
  'how much of the page is in sight': async ({ seen }, hear) => [
    makeRoomForKeyboard({ innerHeight: 800, visualViewport: seen, scrollTo: nothing }, {
      style: { setProperty: hear, removeProperty: hear },
    } as never),
    () => seen.dispatchEvent(Object.assign(new Event('resize'), seen, { height: (seen.height = 400) })),
  ],
}

it.each(Object.keys(watchers))('%s is told until nobody wants to know, and never after', async (name) => {
  const heard: string[] = []
  let when = 'while'
  const [stop, ...happens] = await watchers[name]!(page(), () => void heard.push(when))
  for (const happen of happens) happen()
  stop()
  when = 'after'
  for (const happen of happens) happen()
  expect(heard).toEqual(happens.map(() => 'while'))
})
