import { expect, it } from 'vitest'
import type { Credentials } from '#src/domain/credentials.ts'
import { createMemoryKeyValueStore, createVault } from '#src/services/storage/vault.ts'
import { clearLeftCredentials, lastHere, settleCredentials } from './credentials-at-start.ts'

const of = (token: string, keptAt?: number, userId = 'me'): Credentials => ({
  token,
  validate: '',
  userId,
  ...(keptAt === undefined ? {} : { keptAt }),
})

function kept(held: Credentials | null, stored: Credentials | null) {
  const vault = createVault(createMemoryKeyValueStore())
  if (held) vault.keep(held)
  let noted = stored
  const journal = {
    credentials: () => noted,
    keepCredentials: (next: Credentials | null) => void (noted = next),
  }
  return { parts: { vault, journal }, tokens: () => [vault.credentials()?.token, noted?.token] }
}

it.each([
  ['both the same', of('a', 1), of('a', 1), ['a', 'a'], true],
  ['the vault lost its last seconds', of('old', 1), of('new', 2), ['new', 'new'], true],
  ['the vault lost everything', null, of('a', 1), ['a', 'a'], true],
  ['the journal is behind', of('new', 2), of('old', 1), ['new', 'new'], true],
  ['kept at the same instant: what every tab reads goes on', of('a', 2), of('b', 2), ['a', 'a'], true],
  ['an older build wrote the vault and says no time', of('a'), of('b', 9), ['a', 'a'], true],
  ['an older build wrote the journal', of('a', 1), of('b'), ['a', 'a'], true],
  ['the journal has none', of('a', 1), null, ['a', 'a'], true],
  ['of somebody else in the vault, from before', of('hers', 1, 'her'), of('mine', 9), ['mine', 'mine'], true],
  ['of somebody else in the vault, who has come since', of('hers', 9, 'her'), of('mine', 1), ['hers', 'mine'], false],
  [
    'of somebody else in the vault, from an older build',
    of('hers', undefined, 'her'),
    of('mine', 1),
    ['hers', 'mine'],
    false,
  ],
  ['of somebody else in the journal', of('mine', 1), of('hers', 9, 'her'), ['mine', 'mine'], true],
  ['of somebody else in both: the person has none', of('x', 1, 'her'), of('y', 1, 'her'), ['x', 'y'], false],
  ['none at all', null, null, [undefined, undefined], false],
])('%s', (_, held, stored, tokens, has) => {
  const { parts, tokens: now } = kept(held, stored)
  expect([settleCredentials(parts, 'me'), now()]).toEqual([has, tokens])
})

it('nobody is signed in: they lie in neither place', () => {
  const { parts, tokens } = kept(of('a', 1), of('a', 1))
  clearLeftCredentials(parts, 'me')
  expect(tokens()).toEqual([undefined, undefined])
})

it.each([
  ['whoever signed in has left', 'me', null, []],
  ['their session has ended by itself', 'me', 'me', ['guardian', 'owner', 'role']],
  ['nobody has signed in here', null, null, ['guardian', 'role']],
] as const)('what is left where %s (SES-8)', (_, owner, ended, left) => {
  const { parts } = kept(of('a', 1), null)
  const values = { role: '1', guardian: '2', theme: 'dark', ...(owner && { owner }) }
  for (const [key, value] of Object.entries(values)) parts.vault.set(key, value)
  clearLeftCredentials(parts, ended)
  const there = ['guardian', 'owner', 'role', 'theme'].filter((key) => parts.vault.get(key) !== null)
  expect(there).toEqual([...left, 'theme'])
})

it.each([
  ['who is signed in', { user: { userId: 'now' }, ended: null }, 'owner', 'now'],
  ['whose session has ended by itself, whoever the vault knows', { user: null, ended: 'before' }, 'owner', 'before'],
  ['whom the vault knows', { user: null, ended: null }, 'owner', 'owner'],
  ['whose credentials an older build has kept', undefined, null, 'held'],
] as const)('the streams are of %s (SES-11)', (_, session, owner, whose) => {
  const { parts } = kept(of('a', 1, 'held'), null)
  if (owner) parts.vault.set('owner', owner)
  expect(lastHere(parts.vault, session)).toBe(whose)
})

it('the streams are of nobody where nobody has been', () => {
  expect(lastHere(kept(null, null).parts.vault, { user: null, ended: null })).toBeNull()
})
