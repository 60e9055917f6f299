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
  const joined = open(3)
  for (let turn = 0; turn < 20; turn++) await macrotask()
  disk.resolve()
  const third = await joined
  await settle()
  const names = [first, second, third].map((tab) => tab.snapshot('session')?.context.user?.nickname)
  expect(names).toEqual(['新名字', '新名字', '新名字'])
})
