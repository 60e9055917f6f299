import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../../random/random.ts'
import { createMemoryKeyValueStore, createVault } from '../../storage/vault.ts'
import { keptNames } from './kept-names.ts'

const profile = (...users: string[]) => ({ operation: 'profile', input: { users } })
const load = { operation: 'load', input: {} }
const bob = { nickname: '鲍勃', avatarurl: 'https://img/b.png' }

function device() {
  const vault = createVault(createMemoryKeyValueStore())
  const come = (userId: string) => vault.keep({ token: 't', validate: '', userId })
  come('10001')
  return { vault, come, names: keptNames({ vault }) }
}

describe('names of the last visit', () => {
  it('are those of the people that were asked about, and of all groups as listed last', () => {
    const { names } = device()
    names.note('im-people', profile('bob', 'eve'), {
      bob: { ...bob, mail: 'b@b.cn', ext: 'x' },
      eve: { nickname: '夏' },
    })
    names.note('group', load, {
      me: '10001',
      groups: [
        { id: '7', name: '藏友' },
        { id: '8', name: '旧' },
      ],
    })
    names.note('group', load, { me: '10001', groups: [{ id: '7', name: '藏友群' }] })
    names.note('group', { operation: 'info', input: { id: '8' } }, [{ id: '8', name: '别的' }])
    names.note('thread', load, { me: '10001', groups: [] })
    expect(names.recall()).toEqual({ people: { bob, eve: { nickname: '夏' } }, groups: { 7: '藏友群' } })
    // Whom the service does not know any more has no name.
    names.note('im-people', profile('bob'), {})
    expect(names.recall().people).toEqual({ eve: { nickname: '夏' } })
  })

  it('are nobody else’s, and go with a sign-out', () => {
    const { vault, come, names } = device()
    names.note('im-people', profile('bob'), { bob })
    names.note('group', load, { groups: [{ id: '7', name: '藏友' }] })
    come('10002')
    expect(names.recall()).toEqual({ people: {}, groups: {} })
    names.note('group', load, { groups: [{ id: '9', name: '画友' }] })
    expect(vault.get('names')).not.toContain('鲍勃')
    expect(names.recall()).toEqual({ people: {}, groups: { 9: '画友' } })
    vault.clearEverything()
    expect(vault.get('names')).toBeNull()
    names.note('im-people', profile('bob'), { bob })
    expect(vault.get('names')).toBeNull()
  })

  it('are those of three hundred people, and none where something else was written', () => {
    const { vault, names } = device()
    for (let at = 0; at < 301; at++) names.note('im-people', profile(`u${at}`), { [`u${at}`]: bob })
    const { people } = names.recall()
    expect([Object.keys(people).length, people['u0'], people['u300']]).toEqual([300, undefined, bob])
    for (const text of ['', '[]', '{"userId":"10001","people":7}']) {
      vault.set('names', text)
      expect(names.recall()).toEqual({ people: {}, groups: {} })
    }
  })

  it('are, of people whose names are numbers as of all others, of those who were asked about last', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const random = createSeededRandom(seed)
      const { names } = device()
      /** Newest first. */
      let known: string[] = []
      for (let step = 0; step < 90; step++) {
        const asked = Array.from({ length: 1 + random.int(20) }, () => `${10_000 + random.int(500)}`)
        const told = new Set(asked.filter(() => random.int(8) > 0))
        names.note('im-people', profile(...asked), Object.fromEntries([...told].map((user) => [user, bob])))
        const fresh = [...new Set(asked)].filter((user) => told.has(user))
        known = [...fresh, ...known.filter((user) => !asked.includes(user))].slice(0, 300)
      }
      expect(new Set(Object.keys(names.recall().people))).toEqual(new Set(known))
    }
  })
})
