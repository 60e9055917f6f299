import { noProfile } from '#src/machines/im-people/im-people.machine.ts'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../message/message-ext.ts'
import { namesFrom } from '../../kit/chat/names.ts'
import { partsOf, viewSearch, withLast } from './search.ts'

const now = 1_772_323_200_000
const names = namesFrom(
  { bob: { ...noProfile, nickname: '墨砚', avatar: '', sign: '' } },
  { userId: 'me', nickname: '我', avatar: '' },
)
const message = (id: string, conversation: string, from: string, msg: string): ChatMessage => ({
  id,
  conversation,
  from,
  to: 'me',
  at: now + Number(id),
  content: { type: 'txt', msg },
  ext: {},
  onlineState: 1,
})

describe('a text with what is sought', () => {
  it.each([
    ['这一卷山水真好，山水', '山水', ['这一卷', '山水', '真好，', '山水', '']],
    ['Hello Bob', 'BOB', ['Hello ', 'Bob', '']],
    ['明天下午两点门口见', '门口 明天', ['', '明天', '下午两点', '门口', '见']],
    ['没有', '山水', []],
    ['山', '山 水', []],
    ['什么', '  ', []],
  ])('%s / %s', (text, query, parts) => expect(partsOf(text, query)).toEqual(parts))

  it('begins shortly before the first hit when that is far away', () => {
    expect(partsOf(`${'很长的话'.repeat(10)}山水`, '山水')).toEqual(['…的话很长的话很长的话', '山水', ''])
    expect(partsOf(`${'🏮'.repeat(15)}灯山水`, '山水'), 'no character is cut in two').toEqual([
      `…${'🏮'.repeat(5)}灯`,
      '山水',
      '',
    ])
  })
})

describe('a search', () => {
  const input = {
    query: '墨',
    searching: false,
    friends: ['bob', 'carol'],
    groups: [{ id: '7', name: '墨迹' }],
    messages: [message('1', 'group:7', 'bob', '新墨'), message('2', 'chat:bob', 'me', '好墨')],
    names,
    groupName: () => '墨迹',
    me: 'me',
    now,
  }

  it('finds friends, groups and messages', () => {
    const found = viewSearch(input)
    expect(found.people.map(({ name }) => name)).toEqual(['墨砚'])
    expect(found.groups.map(({ href }) => href)).toEqual(['#/pages/chat/myChat?id=group%3A7'])
    expect(found.messages.map(({ name, parts, href }) => [name, parts, href])).toEqual([
      ['墨迹', ['墨砚：新', '墨', ''], '#/pages/chat/myChat?id=group%3A7&at=1'],
      ['墨砚', ['我：好', '墨', ''], '#/pages/chat/myChat?id=chat%3Abob&at=2'],
    ])
  })

  it('finds friends by their account too, and nothing for nothing', () => {
    expect(viewSearch({ ...input, query: 'bo' }).people[0]!.parts).toEqual(['藏家号 ', 'bo', 'b'])
    expect(viewSearch({ ...input, query: ' ' })).toMatchObject({ people: [], groups: [], messages: [] })
  })

  it('adds what the list shows, each message once', () => {
    const [first, second] = input.messages
    expect(
      withLast([first!], [first!, second!, null, message('3', 'chat:bob', 'bob', '没有')], '墨').map(({ id }) => id),
    ).toEqual(['2', '1'])
  })
})
