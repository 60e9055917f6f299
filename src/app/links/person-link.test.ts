import { describe, expect, it } from 'vitest'
import { linkPerson } from './person-link.ts'

/** What the streams of a tab are told as people come and go. */
function linked({ role = 'leader', last = null as string | null, served = true } = {}) {
  const told: string[] = []
  let user: string | null = null
  let isLeaving = false
  let changed: () => void = () => undefined
  const tell = (stream: string, { type }: { type: string }) => void told.push(`${stream} ${type}`)
  const router = {
    tell,
    relay: tell,
    snapshot: () => ({ context: { user: user === null ? null : { userId: user } }, hasTag: () => isLeaving }),
    subscribe: (_: string, follow: () => void) => {
      changed = follow
      return () => void (changed = () => undefined)
    },
  }
  const streams = () => ['session', 'resource/home']
  const stop = linkPerson({ router, role, streams, chat: served ? {} : undefined, last } as never)
  const become = (who: string | null, leaving = false) => {
    told.length = 0
    isLeaving = leaving
    changed()
    isLeaving = false
    user = who
    changed()
    return told.filter((one) => /^(im-message|im-connection|resource)/.test(one))
  }
  return { become, stop, told }
}

const comes = ['im-message imMessage.opened']
const goes = ['im-connection imConnection.closeRequested']
const leaves = ['im-message imMessage.cleared']
const another = ['resource/home resource.forgotten']
/** In whatever order the kinds are listed. */
const all = (...told: readonly string[][]) => expect.arrayContaining(told.flat())

describe('what belongs to a person is told', () => {
  it('who comes, who goes, and that somebody has left for good', () => {
    const { become } = linked()
    expect(become('me')).toEqual(expect.arrayContaining(comes))
    const expired = become(null)
    expect([expired, expired.includes(leaves[0]!)]).toEqual([all(goes), false])
    become('me')
    expect(become(null, true)).toEqual(all(goes, leaves))
    // Who left once does not leave for good the next time.
    become('me')
    expect(become(null)).toEqual(expired)
  })

  it('that another person comes than was here last, also before this start', () => {
    for (const before of [linked({ last: 'me' }), linked()]) expect(before.become('me')).not.toContain(another[0])
    expect(linked({ last: 'her' }).become('me')).toEqual(all(another, comes))
    const { become } = linked()
    become('me')
    become(null)
    expect(become('her')).toEqual(all(another, comes))
  })

  it('by a tab that follows only where it is of its own, and not of the chat without a chat service', () => {
    expect(linked({ role: 'follower', last: 'her' }).become('me')).not.toContain(comes[0])
    expect(linked({ served: false, last: 'her' }).become('me')).toEqual([...another, 'resource/home resource.outdated'])
  })

  it('nothing any more once it is stopped', () => {
    const { become, stop } = linked()
    stop()
    expect(become('me')).toEqual([])
  })
})
