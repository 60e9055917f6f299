import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { usePresence } from './use-presence.ts'

const settle = () => new Promise((later) => void setImmediate(later))

it('follows whom a page shows: once while it does, no more when it does not, and anew when it does again', async () => {
  const asked: string[] = []
  const connected = { matches: (state: unknown) => state === 'connected', context: {} }
  const app = {
    chat: { isServed: true },
    clock: { now: () => 1, setTimeout: () => 1, clearTimeout: () => undefined },
    snapshot: (stream: string) => (stream === 'im-connection' ? connected : undefined),
    subscribe: () => () => undefined,
    say: (_: string, { operation, input }: { operation: string; input: { usernames: string[] } }) =>
      void asked.push(`${operation} ${input.usernames.join()}`),
  }
  let wanted = ['bob', 'carol']
  const page = hooked(() => usePresence(wanted), app)
  const show = async (next: string[]) => {
    wanted = next
    page.again()
    await settle()
    return asked.splice(0)
  }
  expect(await show(wanted)).toEqual(['subscribe bob,carol'])
  expect(await show(['bob'])).toEqual(['unsubscribe carol'])
  expect(await show(['bob', 'carol'])).toEqual(['subscribe carol'])
  page.leave()
  await settle()
  expect(asked).toEqual(['unsubscribe bob,carol'])
})
