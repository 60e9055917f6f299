import { expect, it } from 'vitest'
import { keyOf, kindOf, readBackAs, storedAs, streamOf } from './entry.ts'
import { redact } from './redact.ts'

it.each([
  ['session', 'session', ''],
  ['submission/login/code', 'submission', 'login/code'],
  ['submission/login/code~tab1', 'submission', 'login/code'],
  ['navigation~tab1', 'navigation', ''],
  ['navigation~tab/1', 'navigation', ''],
])('the stream %s is of the kind %s and has the key %j', (stream, kind, key) => {
  expect([kindOf(stream), keyOf(stream)]).toEqual([kind, key])
})

it('a fact finds its stream by its type and its key', () => {
  expect(streamOf({ type: 'session.signedOut' })).toBe('session')
  expect(streamOf({ type: 'imConversation.recalled', key: 'chat:bob' })).toBe('im-conversation/chat:bob')
  expect(streamOf({ type: 'order.paid', key: 7 })).toBe('order')
  expect(streamOf({ type: 'askToBuy.offered', key: 'k' })).toBe('ask-to-buy/k')
})

it('a tab reads back what is everybody’s and what is its own', () => {
  expect(storedAs('navigation', 'tab1')).toBe('navigation~tab1')
  expect(readBackAs('session', 'tab1')).toBe('session')
  expect(readBackAs('navigation~tab1', 'tab1')).toBe('navigation')
  expect(readBackAs('navigation~tab2', 'tab1')).toBeUndefined()
})

it('a fact is kept without the fields that its kind calls secret, and without a value flagged so', () => {
  const secrets = { 'form.sent': ['password'], '*': ['token'] }
  const kept = (fact: { readonly type: string; readonly [field: string]: unknown }) =>
    redact({ kind: 'form', upcasts: [], secrets }, fact)
  expect(kept({ type: 'form.sent', password: 'p', token: 't', name: 'n' })).toEqual({ type: 'form.sent', name: 'n' })
  expect(kept({ type: 'form.other', password: 'p', token: 't' })).toEqual({ type: 'form.other', password: 'p' })
  expect(kept({ type: 'form.typed', value: '1', secret: true })).toEqual({ type: 'form.typed', secret: true })
  const plain = { type: 'form.typed', value: '1', secret: false }
  expect(kept(plain)).toEqual(plain)
  expect(redact({ kind: 'form', upcasts: [] }, plain)).toBe(plain)
})
