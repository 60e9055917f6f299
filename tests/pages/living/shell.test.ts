import { use } from './browser.ts'
import { createElement } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { AppShell } from '#src/app/app-shell.tsx'
import { routes } from '#src/routes/all.ts'
import { knowRoutes } from '#src/routes/table.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import '../react-notes.ts'
import { drawingsCome, live } from './living.ts'

/** What the shell does by itself: around any page, and where a part of the app is not to be had. */

vi.mock('#src/views/kit/page/lazy-part.tsx', async () => ({ lazyPart: (await import('../late-parts.ts')).lazyPart }))

beforeAll(async () => {
  knowRoutes(routes)
  await drawingsCome()
})

const HOME = '/pages/home/home'
const state = (context: object, is: string = '') => ({
  context,
  matches: (asked: unknown) => JSON.stringify(asked) === is,
})
const at = (href: string, more: object = {}) =>
  state({ stack: [href], motion: 'none', scrolls: {}, over: null, ...more })
/** Its script could not be had. */
const missing = state({ failure: { reason: 'offline', message: '页面没有载入' } })
const nobody = state({ user: null, ended: null })

/** The app around a page, as far as its shell looks at it: streams that become others, and what is said. */
async function open(streams: Readonly<Record<string, object>>, movesPages = false) {
  let all: Readonly<Record<string, object>> = { navigation: at(HOME), session: nobody, ...streams }
  const said: string[] = []
  const followers = new Set<() => void>()
  const timers = new Set<number>()
  const app = {
    snapshot: (stream: string) => all[stream],
    subscribe: (_stream: string, changed: () => void) => {
      const own = () => changed()
      followers.add(own)
      return () => void followers.delete(own)
    },
    say: (stream: string, { type, ...fields }: { readonly type: string }) =>
      void said.push([`${stream} ${type}`, ...Object.values(fields)].join(' ')),
    clock: {
      now: () => 0,
      setTimeout: (_: () => void, ms: number) => (timers.add(ms), ms),
      clearTimeout: (id: number) => void timers.delete(id),
    },
    device: { movesPages },
    letsGuestsIn: true,
  } as unknown as App
  const openChunk = (code: string) => void said.push(`opens ${code}`)
  const shell = createElement(AppProvider, { value: app }, createElement(AppShell, { openChunk }))
  const page = await live(shell, said)
  const become = (next: Readonly<Record<string, object>>) =>
    page.by(() => {
      all = { ...all, ...next }
      for (const told of followers) told()
    })
  return { ...page, become, waits: () => followers.size, timers }
}

const update = 'chunk/system/update-dialog'
const isUpdate = (line: string) => line.includes('update-dialog')

it('a newer version whose words are not to be had is asked for again with each page, and not at once', async () => {
  const shell = await open({})
  expect(shell.opened.filter(isUpdate)).toEqual([])
  const told = state({ modal: { url: 'x' }, native: null })
  expect((await shell.become({ update: told })).filter(isUpdate)).toEqual(['opens system/update-dialog'])
  const retry = [`${update} chunk.retryRequested`]
  expect((await shell.become({ [update]: missing })).filter(isUpdate)).toEqual([])
  expect((await shell.become({ toast: state({ current: { message: '好' }, until: 1 }) })).filter(isUpdate)).toEqual([])
  expect((await shell.become({ navigation: at('/pages/sales/sales') })).filter(isUpdate)).toEqual(retry)
  await shell.leave()
  expect(shell.waits()).toBe(0)
})

it.each([
  ['one that may be put off', { modal: { url: 'x' }, native: null }, true],
  ['one that has to be', { modal: null, native: { isForce: true } }, true],
  ['one of the shell that need not be', { modal: null, native: { isForce: false } }, false],
  ['none', { modal: null, native: null }, false],
])('the words of an update are asked for where there is %s', async (_, context, isTold) => {
  const shell = await open({ update: state(context) })
  expect(shell.opened.filter(isUpdate)).toEqual(isTold ? ['opens system/update-dialog'] : [])
  await shell.leave()
})

it('a guest who is asked to sign in is led to the page for it where the sheet is not to be had', async () => {
  const sheet = 'session/sign-in-sheet'
  const shell = await open({ navigation: at(HOME, { over: HOME }) })
  expect(shell.opened).toContain(`opens ${sheet}`)
  expect(await shell.become({ [`chunk/${sheet}`]: missing })).toEqual([
    'navigation navigation.pushRequested /pages/login/login/index',
  ])
  await shell.leave()
})

it('a page that is not open to guests is left for signing in, in the name of who was here last', async () => {
  const own = '/pages/mine/order/index'
  const shell = await open({ navigation: at(own), session: state({ user: null, ended: '10001' }) })
  expect(shell.opened).toEqual(['navigation navigation.signInRequired /pages/login/login/index 10001'])
  const isIn = await shell.become({ session: state({ user: { userId: '10001' }, ended: null }) })
  expect(isIn[0]).toBe('opens order/order-list')
  await shell.leave()
})

it('a page whose script is not to be had says so, and is asked for again when that is pressed', async () => {
  const shell = await open({ navigation: at('/pages/sales/sales'), 'chunk/market/sales': missing })
  expect(shell.lines().join('\n')).toContain('页面没有载入')
  const [retry] = shell.box.querySelectorAll('button').filter(({ textContent }) => textContent.includes('重试'))
  expect(await shell.by(() => use(retry!))).toEqual(['chunk/market/sales chunk.retryRequested'])
  await shell.leave()
})

it('a shell whose page stands waits for nothing', async () => {
  const shell = await open({})
  expect([...shell.timers]).toEqual([])
  await shell.become({ navigation: at('/pages/sales/sales') })
  expect([...shell.timers]).toEqual([])
  await shell.leave()
})

it.each([
  ['in a motion waits on the page before for the code of the next, and not for ever', 'push', true, [800]],
  ['without one shows the next at once', 'none', false, []],
] as const)('a shell that goes on %s', async (_, motion, stays, timers) => {
  Object.assign(document, { startViewTransition: () => ({ finished: Promise.resolve() }) })
  const notice = state({ failure: null }, '"loading"')
  const shell = await open({ navigation: at('/pages/sales/sales'), 'chunk/market/sales': missing }, true)
  const stood = shell.lines().join('\n')
  await shell.become({ navigation: at('/pages/notice/notice', { motion }), 'chunk/notice/notice': notice })
  expect(shell.lines().join('\n') === stood).toBe(stays)
  expect([...shell.timers]).toEqual(timers)
  await shell.leave()
  Reflect.deleteProperty(document, 'startViewTransition')
})
