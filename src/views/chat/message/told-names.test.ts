import { describe, expect, it } from 'vitest'
import { noProfile } from '#src/machines/im-people/im-people.machine.ts'
import { namesFrom } from '../../kit/chat/names.ts'
import type { ChatMessage } from './message-ext.ts'
import { toldIn, withTold } from './told-names.ts'

const said = (from: string, nickname?: string) =>
  ({ from, ext: nickname ? { nickname } : {} }) as unknown as ChatMessage

describe('names that messages tell', () => {
  const names = namesFrom({ bob: { ...noProfile, nickname: '墨砚' } }, null)
  const messages = [said('bob', '别的名字'), said('carol', '旧名'), said('carol', '林青'), said('dave')]
  const { nameOf, personOf } = withTold(names, toldIn(names, messages))

  it('are those of who is not known, as they last called themselves', () => {
    expect(nameOf('carol')).toBe('林青')
    expect(personOf('carol')).toEqual({ id: 'carol', name: '林青', avatar: null })
  })

  it('take no name from who is known, and give none to who has not told one', () => {
    expect(['bob', 'dave', 'erin'].map(nameOf)).toEqual(['墨砚', 'dave', 'erin'])
  })
})
