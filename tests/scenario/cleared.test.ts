import { describe, expect, it } from 'vitest'
import { signIn, twoTabs } from './two-tabs.ts'

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

describe('the end of a session leaves', () => {
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
