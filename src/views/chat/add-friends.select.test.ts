import { describe, expect, it } from 'vitest'
import { accountIn, type FoundInput, relationTo, viewFound } from './add-friends.select.ts'
import { notAsked } from './chat-view.ts'
import { noContactsKnown } from './directory.ts'
import { namesFrom } from './names.ts'

const contacts = {
  ...noContactsKnown,
  contacts: ['bob'],
  blocked: ['eve'],
  sent: [{ user: 'carol', reason: '', at: 1 }],
  refusedBy: ['dave'],
}
const profile = { nickname: '某人', avatar: '', sign: '' }
const input = (shown: Partial<FoundInput>): FoundInput => ({
  sought: 'dave',
  ask: notAsked,
  people: { dave: profile, nobody: null },
  contacts,
  names: namesFrom({ dave: profile }, null),
  me: 'me',
  ...shown,
})

describe('looking for somebody', () => {
  it('reads an account, and knows what is none', () => {
    expect([' Bob ', 'a.b_c-1', '张三', ''].map(accountIn)).toEqual(['bob', 'a.b_c-1', '', ''])
  })

  it('knows how one stands to them', () => {
    expect(['me', 'bob', 'eve', 'carol', 'dave'].map((user) => relationTo(user, contacts, 'me'))).toEqual([
      'self',
      'friend',
      'blocked',
      'invited',
      'stranger',
    ])
  })

  it('is nothing, under way, failed, nobody or somebody', () => {
    expect(viewFound(input({ sought: null }))).toBeNull()
    expect(viewFound(input({ sought: 'frank' }))).toMatchObject({ state: 'loading' })
    const ask = { state: 'failed', failure: '断了' } as const
    expect(viewFound(input({ sought: 'frank', ask }))).toMatchObject({ state: 'failed', failure: '断了' })
    expect(viewFound(input({ sought: 'nobody' }))).toMatchObject({ state: 'ready', items: [] })
    expect(viewFound(input({ sought: '张三' }))).toMatchObject({ state: 'ready', items: [] })
    expect(viewFound(input({}))!.items).toMatchObject([
      { name: '某人', relation: 'stranger', hasRefused: true, talkHref: null },
    ])
    expect(viewFound(input({ sought: 'me' }))!.items).toMatchObject([{ relation: 'self' }])
  })
})
