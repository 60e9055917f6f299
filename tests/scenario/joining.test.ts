import { expect, it } from 'vitest'
import { macrotask } from '#src/services/clock/virtual-clock.ts'
import { signIn, twoTabs } from './two-tabs.ts'

it('a tab that joins waits for what its leader has noted and not stored yet', async () => {
  const { first, second, open, settle, store } = await twoTabs()
  first.say('session', signIn)
  await settle()
  const disk = Promise.withResolvers<void>()
  const write = store.write
  store.write = async (change) => {
    await disk.promise
    return write(change)
  }
  first.say('session', { type: 'session.profileChanged', user: { nickname: '新名字' } })
  await settle()
  let isUp = false
  const joined = open(3).then((tab) => {
    isUp = true
    return tab
  })
  for (let turn = 0; turn < 20; turn++) await macrotask()
  // What it would read now is older than what its leader shows.
  expect(isUp).toBe(false)
  disk.resolve()
  const third = await joined
  expect(third.snapshot('session')?.context.user?.nickname).toBe('新名字')
  await settle()
  const names = [first, second, third].map((tab) => tab.snapshot('session')?.context.user?.nickname)
  expect(names).toEqual(['新名字', '新名字', '新名字'])
})

it('a tab that joins shows what its leader keeps in memory, because the disk takes nothing', async () => {
  const { first, open, settle, store } = await twoTabs()
  first.say('session', signIn)
  await settle()
  store.write = async () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  first.say('session', { type: 'session.profileChanged', user: { nickname: '新名字' } })
  await settle()
  const third = await open(3)
  await settle()
  expect(first.remembers()).toBe(false)
  expect(third.snapshot('session')?.context.user?.nickname).toBe('新名字')
})

it('asks for the newest release when the app starts, and where there was no network then, once when there is', async () => {
  const asked: string[] = []
  const { first, second, open, settle, switches } = await twoTabs((world) => (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (/appUpdate\/getLast|refresh\/customer/.test(url)) asked.push(/getLast/.test(url) ? 'native' : 'server')
    return world(input, init)
  })
  const since = async (): Promise<string[]> => {
    await settle()
    return asked.splice(0).toSorted()
  }
  /** The network goes and comes back. */
  const blink = (): Promise<string[]> => {
    switches.setOnline(false)
    switches.setOnline(true)
    return since()
  }
  expect(await since()).toEqual(['native', 'native', 'server', 'server'])
  expect(await blink()).toEqual([])

  switches.setOnline(false)
  const third = await open(3)
  expect(await since()).toEqual([])
  switches.setOnline(true)
  const late = await since()
  expect(late).toContain('native')
  expect([await blink(), await blink()]).toEqual([[], []])
  await Promise.all([first.stop(), second.stop(), third.stop()])
})
