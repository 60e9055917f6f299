import { expect, it } from 'vitest'
import { toldInChat, wrapped } from './use-gift.ts'

const copy = { productId: 'p', name: '云起', number: 7, seriesName: '山河', image: '', rarity: 'rare' } as const
const user = { userId: '10001', nickname: '林', avatar: '' }
const person = { id: '10002' }
const gift = wrapped([copy], { words: '给你' })
const told = (isServed: boolean, of: typeof user | null, to: typeof person | null, data: typeof gift) =>
  toldInChat({ chat: { isServed, newMessageId: () => '1' } as never }, { user: of, person: to }, data)

it('a gift is told in the chat to who gets it, in the name of who gives it', () => {
  expect(told(true, user, person, gift)).toMatchObject([
    { type: 'imMessage.sendRequested', conversation: { kind: 'chat', name: '10002' }, user: '10001' },
  ])
})

it.each([
  ['there is no chat', told(false, user, person, gift)],
  ['nobody is here', told(true, null, person, gift)],
  ['it is not known who gets it', told(true, user, null, gift)],
  ['it is not known what it is', told(true, user, person, wrapped([], {}))],
])('nothing is told where %s', (_, follows) => {
  expect(follows).toEqual([])
})
