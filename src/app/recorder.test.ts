import { expect, it } from 'vitest'
import { record } from './recorder.ts'

/** What becomes of a stream on disk with a fact that `whose` stream hears. */
function noted(stored: string, fact: { readonly type: string; readonly user?: string }, whose = '') {
  const done: string[] = []
  const journal = {
    append: () => void done.push('append'),
    drop: async ([stream]: readonly string[]) => void done.push(`drop ${stream}`),
    reduce: async ([stream]: readonly string[]) => void done.push(`reduce ${stream}`),
  }
  record(journal as never, stored, fact, whose)
  return done
}

it('a stream is kept until it ends, and goes with the fact that ends it', () => {
  expect(noted('submission/address~tab-1', { type: 'send.succeeded' })).toEqual([
    'append',
    'drop submission/address~tab-1',
  ])
  expect(noted('submission/address~tab-1', { type: 'submission.reset' })).toEqual(['append'])
})

it('of what one person said only what is left of it stays, once they leave or another comes', () => {
  const comes = (user: string, whose: string) => noted('im-message', { type: 'imMessage.opened', user }, whose)
  expect(comes('me', 'me')).toEqual(['append'])
  expect(comes('her', 'me')).toEqual(['append', 'reduce im-message'])
  expect(comes('me', '')).toEqual(['append', 'reduce im-message'])
  expect(noted('im-message', { type: 'imMessage.cleared' }, 'me')).toEqual(['append', 'reduce im-message'])
})
