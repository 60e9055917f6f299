import { expect, it } from 'vitest'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { takeBack } from './recalls.ts'

const message = (id: string, from: string): ChatMessage => ({
  id,
  conversation: 'group:1',
  from,
  to: '1',
  at: Number(id),
  content: { type: 'txt', msg: `${from} 说的` },
  ext: {},
  onlineState: 1,
})

it.each(['me', 'owner', 'other'].flatMap((author) => ['me', 'owner', 'other'].map((by) => [author, by] as const)))(
  'what %s has said and %s takes back can be written anew by its author alone',
  (author, by) => {
    const [before, gone, after] = [message('1', 'other'), message('2', author), message('3', 'me')]
    const earlier = [
      { id: '0', author: 'other', by: 'other', at: 0, text: null },
      { id: '2', author: 'other', by: 'other', at: 0, text: null },
    ]
    const left = takeBack({ me: 'me', messages: [before, gone, after], recalls: earlier }, '2', by)
    expect(left).toEqual({
      messages: [before, after],
      recalls: [earlier[0], { id: '2', author, by, at: 2, text: author === 'me' ? 'me 说的' : null }],
    })
    expect(takeBack({ me: 'me', ...left }, '2', by)).toEqual(left)
  },
)
