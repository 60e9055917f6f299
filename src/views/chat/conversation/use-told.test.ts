import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { namesFrom } from '../../kit/chat/names.ts'
import type { ChatMessage } from '../message/message-ext.ts'
import { useTold } from './use-told.ts'

const said = (nickname: string) => ({ from: 'carol', ext: { nickname } }) as unknown as ChatMessage

it('gives the same names whatever is written, until somebody is called otherwise', () => {
  const known = namesFrom({}, null)
  let messages = [said('林青')]
  const names = hooked(() => useTold(known, messages), null)
  const first = names.shown()
  messages = [...messages, said('林青')]
  names.again()
  expect(names.shown()).toBe(first)
  messages = [...messages, said('青山')]
  names.again()
  expect([first.nameOf('carol'), names.shown().nameOf('carol')]).toEqual(['林青', '青山'])
  names.leave()
})
