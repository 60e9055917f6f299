import { noProfile } from '#src/machines/im-people/im-people.machine.ts'
import { describe, expect, it } from 'vitest'
import { accountIn, type FoundInput, phoneIn, relationTo, viewFound, viewLookup } from './add-friends.select.ts'
import { notAsked } from '../kit/chat/people-view.ts'
import { noContactsKnown } from '../kit/chat/directory.ts'
import { namesFrom } from '../kit/chat/names.ts'

const contacts = {
  ...noContactsKnown,
  contacts: ['bob'],
  blocked: ['eve'],
  sent: [{ user: 'carol', reason: '', at: 1 }],
  refusedBy: ['dave'],
}
const profile = { ...noProfile, nickname: '某人', avatar: '', sign: '' }
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

  it('reads a phone number, however it is written', () => {
    expect(['13800000002', ' 138 0000 0002 ', '１３８００００００02', '10002', ''].map(phoneIn)).toEqual([
      '13800000002',
      '13800000002',
      '13800000002',
      '',
      '',
    ])
  })

  it('waits for the account of a phone number; nobody has one that the server does not know', () => {
    expect(viewLookup({ status: 'loading', failure: null })).toMatchObject({ state: 'loading' })
    expect(viewLookup({ status: 'ready', failure: null })).toBeNull()
    const refused = { reason: 'refused', message: '该手机号还没有注册' }
    expect(viewLookup({ status: 'failed', failure: refused })).toMatchObject({ state: 'ready', items: [] })
    const cut = { reason: 'offline', message: '网络断了' }
    expect(viewLookup({ status: 'failed', failure: cut })).toMatchObject({ state: 'failed', failure: '网络断了' })
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
