import { noProfile } from '#src/machines/im-people/im-people.machine.ts'
import { describe, expect, it } from 'vitest'
import { namesFrom, unknownPeople } from './names.ts'

describe('names', () => {
  const people = { bob: { ...noProfile, nickname: '墨砚', avatar: 'javascript:alert(1)', sign: '' }, nobody: null }
  const { nameOf, personOf } = namesFrom(people, { userId: 'me', nickname: '青瓷', avatar: '/art/a.png' })

  it('are nicknames, accounts while nothing is known, and one’s own from the account', () => {
    expect(['bob', 'carol', 'nobody', 'me'].map(nameOf)).toEqual(['墨砚', 'carol', 'nobody', '青瓷'])
    expect(personOf('me')).toEqual({ id: 'me', name: '青瓷', avatar: '/art/a.png' })
  })

  it('come without a picture that must not be loaded', () => expect(personOf('bob').avatar).toBeNull())

  it('are asked for once, a hundred at a time', () => {
    const many = Array.from({ length: 130 }, (_, at) => `u${at}`)
    expect(unknownPeople(['', 'bob', 'nobody', 'x', 'x'], people)).toEqual([['x']])
    expect(unknownPeople(many, people).map((group) => group.length)).toEqual([100, 30])
    expect(unknownPeople([], people)).toEqual([])
  })
})
