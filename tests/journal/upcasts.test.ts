import { describe, expect, it } from 'vitest'
import { foldStream, freeze, initialState } from '#src/journal/fold.ts'
import { streamKinds } from '#src/machines/registry.ts'

describe('what an older version has stored', () => {
  it('of the outbox has nothing set aside for anybody, and goes on', () => {
    const kind = streamKinds().find((one) => one.kind === 'im-message')!
    const fresh = freeze(kind, initialState(kind, 'im-message')) as { readonly context: Record<string, unknown> }
    const { aside: _aside, ...context } = fresh.context
    const item = {
      localId: '1',
      conversation: { kind: 'chat', name: 'bob' },
      outgoing: { content: { type: 'txt', msg: '断网时写的' } },
      status: 'queued',
      failure: null,
      at: 1,
      writtenAt: null,
    }
    const state = { ...fresh, context: { ...context, user: 'alice', items: [item] } }
    const stored = { stream: 'im-message', seq: 1, v: 0, state }
    const opened = { type: 'imMessage.opened', user: 'carol', at: 2 }
    const folded = foldStream(kind, 'im-message', stored, [{ seq: 2, stream: 'im-message', v: 1, fact: opened }])
    expect(folded).toMatchObject({
      kind: 'live',
      state: { context: { user: 'carol', items: [], aside: { alice: [item] } } },
    })
  })
})
