import { describe, expect, it } from 'vitest'
import { foldStream, freeze, initialState } from '#src/journal/fold.ts'
import { allStreamKinds } from '#src/machines/registry.ts'

const kinds = await allStreamKinds()

describe('what an older version has stored', () => {
  it('of the outbox has nothing set aside for anybody, and goes on', () => {
    const kind = kinds.find((one) => one.kind === 'im-message')!
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

  it.each([
    ['order', 'order/k', 'orders.create', 'order.create'],
    ['blind-box', 'blind-box/k', 'boxes.openMany', 'box.openMany'],
    ['transfer', 'transfer/k', 'avatars.replace', 'avatar.replace'],
    ['transfer', 'transfer/k', 'transfer.give', 'transfer.give'],
  ])('of %s names its call by its area, in facts and in states: %3$s', (id, stream, before, now) => {
    const kind = kinds.find((one) => one.kind === id)!
    const type = { order: 'order.placeRequested', 'blind-box': 'blindBox.requested' }[id] ?? 'transfer.requested'
    const fact = { type, endpoint: before, request: { endpoint: 'a word of theirs' }, at: 1 }
    const folded = foldStream(kind, stream, undefined, [{ seq: 1, stream, v: 0, fact }])
    expect(folded).toMatchObject({ kind: 'live', state: { context: { endpoint: now } } })
    const { state } = folded as { readonly state: { readonly context: object } }
    const stored = { stream, seq: 1, v: 0, state: { ...state, context: { ...state.context, endpoint: before } } }
    expect(foldStream(kind, stream, stored, [])).toMatchObject({ state })
  })

  it('of a form names its call by its area', () => {
    const kind = kinds.find((one) => one.kind === 'submission')!
    const stream = 'submission/product/remind~t'
    const form = { form: 'product/remind', endpoint: 'community.appointment', fields: {} }
    const fact = { type: 'submission.opened', form, at: 1 }
    expect(foldStream(kind, stream, undefined, [{ seq: 1, stream, v: 0, fact }])).toMatchObject({
      kind: 'live',
      state: { context: { form: { endpoint: 'product.appointment' } } },
    })
  })

  it.each([
    [
      'order',
      { attempt: { id: 'f-1', kind: 'wallet', tab: 't1' } },
      { attempt: { intent: 'f-1', tab: 't1' }, way: null },
    ],
    ['blind-box', {}, { follows: {} }],
    ['transfer', {}, { follows: {} }],
  ])('of a purchase, an opening and a transfer (%s) goes on under its intent key', (id, before, after) => {
    const kind = kinds.find((one) => one.kind === id)!
    const stream = `${id}/key-1`
    const fresh = freeze(kind, initialState(kind, stream)) as { readonly context: Record<string, unknown> }
    const { intent: key, follows: _follows, way: _way, asker: _asker, ...context } = fresh.context
    const state = { ...fresh, context: { ...context, key, ...before } }
    const folded = foldStream(kind, stream, { stream, seq: 1, v: 0, state }, [])
    expect(folded).toMatchObject({ kind: 'live', state: { context: { intent: 'key-1', ...after } } })
    expect(Object.keys((folded as { state: typeof fresh }).state.context).sort()).toEqual(
      Object.keys(fresh.context).sort(),
    )
  })
})
