import { describe, expect, it } from 'vitest'
import { placesOf } from './conversations.ts'
import { namesFrom } from './names.ts'

const last = (at: number) => ({ at }) as never

describe('where something can be sent', () => {
  it('is where people spoke last, then friends nobody has written to, each once; no rooms, no threads', () => {
    const places = placesOf({
      lines: {
        'chat:bob': { key: 'chat:bob', last: last(5), unread: 0 },
        'group:7': { key: 'group:7', last: last(9), unread: 0 },
        'group:8': { key: 'group:8', last: null, unread: 0 },
        'room:1': { key: 'room:1', last: last(20), unread: 0 },
        'thread:2': { key: 'thread:2', last: last(21), unread: 0 },
      },
      // A group may have a name with nothing in it.
      groups: { 7: { name: '盲盒晒图' } as never, 8: { name: '' } as never },
      friends: ['ann', 'bob'],
      names: namesFrom({ bob: { nickname: '林青' } as never }, null),
    })
    expect(places.map(({ id, name }) => [id, name])).toEqual([
      ['group:7', '盲盒晒图'],
      ['chat:bob', '林青'],
      ['group:8', '群聊 8'],
      ['chat:ann', 'ann'],
    ])
    expect(places[0]!.conversation).toEqual({ kind: 'group', name: '7' })
  })
})
