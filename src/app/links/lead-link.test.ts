import { describe, expect, it } from 'vitest'
import { linkLead } from './lead-link.ts'
import type { TabMessage } from '../tabs/tabs.ts'

/** A tab with a connection that a test moves; what it says to the others, and whether it took the lead. */
function tab({ role = 'leader' as 'leader' | 'follower', state = 'connecting' as unknown, inSight = true } = {}) {
  const said: string[] = []
  let value = state
  let changed: () => void = () => undefined
  let seen: () => void = () => undefined
  let hear: (message: TabMessage) => void = () => undefined
  const matches = (asked: unknown) => JSON.stringify(asked) === JSON.stringify(value)
  const router = {
    snapshot: () => ({ matches }),
    subscribe: (_: string, follow: () => void) => ((changed = follow), () => void (changed = () => undefined)),
  }
  const tabs = {
    post: ({ kind }: TabMessage) => void said.push(kind),
    depose: () => void said.push('(takes the lead)'),
    listen: (heard: typeof hear) => ((hear = heard), () => void (hear = () => undefined)),
  }
  const chat = { watchVisible: (follow: () => void) => ((seen = follow), () => void (seen = () => undefined)) }
  const stop = linkLead({ router, role, platform: { tabs, chat, isInSight: () => inSight } } as never)
  return {
    said,
    stop,
    goes: (to: unknown) => ((value = to), changed()),
    looks: (is: boolean) => ((inSight = is), seen()),
    hears: (kind: 'able' | 'unable') => hear({ kind }),
  }
}

describe('a leader', () => {
  it.each([['gaveUp'], ['kicked'], ['refused'], [{ expired: 'idle' }]])('says once that it cannot, %o', (state) => {
    const { said, goes } = tab()
    goes(state)
    goes(state)
    expect(said).toEqual(['unable'])
  })

  it('says it again when it had a connection between', () => {
    const { said, goes } = tab({ state: 'gaveUp' })
    for (const state of ['connected', 'kicked']) goes(state)
    expect(said).toEqual(['unable', 'unable'])
  })

  it('answers a follower that can, only while it cannot itself, and never takes what it has', () => {
    const { said, goes, hears } = tab()
    hears('able')
    goes('gaveUp')
    hears('able')
    hears('unable')
    expect(said).toEqual(['unable', 'unable'])
  })
})

describe('a follower', () => {
  it('says that it can when it is connected and looked at, and takes the lead from one that cannot', () => {
    const { said, goes, hears } = tab({ role: 'follower' })
    hears('unable')
    goes('connected')
    hears('able')
    hears('unable')
    expect(said).toEqual(['able', '(takes the lead)'])
  })

  it('does neither while nobody looks at it', () => {
    const { said, goes, looks, hears } = tab({ role: 'follower', inSight: false })
    goes('connected')
    hears('unable')
    expect(said).toEqual([])
    looks(true)
    expect(said).toEqual(['able'])
  })
})

it('is over when it is stopped', () => {
  const { said, stop, goes, looks, hears } = tab({ role: 'follower' })
  stop()
  goes('connected')
  looks(true)
  hears('unable')
  expect(said).toEqual([])
})

it('a tab that cannot tell whether it is in sight is', () => {
  const said: string[] = []
  const nothing = () => () => undefined
  const router = { snapshot: () => ({ matches: (state: unknown) => state === 'connected' }), subscribe: nothing }
  const tabs = { post: ({ kind }: TabMessage) => void said.push(kind), listen: nothing }
  linkLead({ router, role: 'follower', platform: { tabs, chat: {} } } as never)
  expect(said).toEqual(['able'])
})
