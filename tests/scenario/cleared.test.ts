import { describe, expect, it } from 'vitest'
import { signIn, twoTabs } from './two-tabs.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import type { JournalStore } from '#src/journal/store.ts'

/** What lies in the vault after the session has ended so: `guardian` stands for all that is a person's, the theme is the device's. */
async function leftAfter(end: 'signOut' | 510 | 40301 | 3302 | 3303) {
  const { first, settle, world, vault, clock } = await twoTabs()
  first.say('session', signIn)
  await settle()
  const stored = { role: vault.get('role'), guardian: vault.get('guardian') }
  vault.set('guardian', '1')
  vault.set('theme', 'dark')
  const { token } = vault.credentials() ?? {}
  if (end === 'signOut') first.say('session', { type: 'session.signOutRequested' })
  else {
    await world.control.act('session.endTokens', { code: end })
    first.openResource('resource/a', { endpoint: 'notice.list', request: {}, pageSize: 10 })
  }
  await settle()
  // What is said of it is read first.
  await clock.advance(5000)
  await settle()
  await first.journal.durable()
  const kept = first.journal.credentials()
  return {
    was: token !== undefined,
    stored,
    role: vault.get('role'),
    credentials: vault.credentials(),
    guardian: vault.get('guardian'),
    theme: vault.get('theme'),
    kept,
  }
}

/** The same, where the server ends the session before it is asked to end it, or while it is. */
async function leftAfterLeaving(end: 510 | 3301) {
  const { first, settle, vault, clock } = await twoTabs((inner) => async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    if (url.includes('/userLogout')) return Response.json({ code: end })
    return url.includes('/jwt/token/refresh') ? Response.json({ code: 510 }) : inner(input, init)
  })
  first.say('session', signIn)
  await settle()
  vault.set('guardian', '1')
  vault.set('theme', 'dark')
  const hadCredentials = vault.credentials() !== null
  first.say('session', { type: 'session.signOutRequested' })
  await settle()
  await clock.advance(5000)
  await settle()
  const { context, value } = first.snapshot('session')!
  const { guardian, theme } = { guardian: vault.get('guardian'), theme: vault.get('theme') }
  return { hadCredentials, value, ended: context.ended, credentials: vault.credentials(), guardian, theme }
}

describe('the end of a session leaves', () => {
  it.each([510, 3301] as const)(
    'after a sign-out that is answered with %s as much as after any other (SES-5)',
    async (end) => {
      expect(await leftAfterLeaving(end)).toEqual({
        hadCredentials: true,
        value: { signedOut: 'idle' },
        ended: null,
        credentials: null,
        guardian: null,
        theme: 'dark',
      })
    },
  )

  it('[const:roles-stored] with a sign-out neither the role nor the guardian that signing in has stored', async () => {
    const { stored, role, guardian } = await leftAfter('signOut')
    expect(stored).toEqual({ role: expect.any(String), guardian: expect.any(String) })
    expect({ role, guardian }).toEqual({ role: null, guardian: null })
  })

  it.each(['signOut', 40301, 3302, 3303] as const)(
    'after %s nothing but the choices of the device (marketplace §4, §8)',
    async (end) => {
      expect(await leftAfter(end)).toMatchObject({ was: true, credentials: null, guardian: null, theme: 'dark' })
    },
  )

  it('after 510 all but token, userId and user info (marketplace §4)', async () => {
    expect(await leftAfter(510)).toMatchObject({ was: true, credentials: null, guardian: '1', theme: 'dark' })
  })
})

const text = '浏览器清除了这台设备上的数据，请重新登录；藏品和订单都在账号里'

/** Somebody signs in; what happens then, and what a page says that is opened afterwards on the disk that is left. */
async function saidAfter(left: 'all' | 'nothing', leaves: boolean): Promise<readonly string[]> {
  let store: JournalStore = createMemoryStore()
  const { first, second, open, settle, clock, vault } = await twoTabs(undefined, { openStore: async () => store })
  first.say('session', signIn)
  await settle()
  await clock.advance(2000)
  expect(vault.credentials()).not.toBeNull()
  if (leaves) first.say('session', { type: 'session.signOutRequested' })
  await settle()
  await clock.advance(20_000)
  await Promise.all([first.stop(), second.stop()])
  if (left === 'nothing') store = createMemoryStore()
  const next = await open(1)
  await settle()
  const { current, queue } = next.snapshot('toast')!.context
  const who = next.snapshot('session')?.context.user ?? null
  await next.stop()
  return [...[current, ...queue].flatMap((toast) => toast?.message ?? []), who === null ? 'a guest' : 'signed in']
}

it('says so where the browser has cleared what lay here, and leads to signing in again', async () => {
  expect(await saidAfter('nothing', false)).toEqual([text, 'a guest'])
})

it('says nothing where all is there, or where somebody left', async () => {
  expect(await saidAfter('all', false)).toEqual(['signed in'])
  expect(await saidAfter('all', true)).toEqual(['a guest'])
  expect(await saidAfter('nothing', true)).toEqual(['a guest'])
})
