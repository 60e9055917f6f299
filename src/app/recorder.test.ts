import { expect, it } from 'vitest'
import { createActor, enqueueActions, type EventObject, setup } from 'xstate'
import { createRecorder, record } from './recorder.ts'
import type { Role } from './router.ts'

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

/** What is heard of the facts that the machine of `teller` tells, in the tab `tab-1` that leads or follows. */
function told(role: Role, teller: string, ...facts: readonly (EventObject & { readonly tab?: string })[]) {
  const heard: string[] = []
  const router = {
    deliver: (stream: string) => void heard.push(`here ${stream}`),
    relay: (stream: string) => void heard.push(`to the leader ${stream}`),
    write: () => undefined,
  }
  const platform = { tabId: 'tab-1', unheard: () => undefined }
  const journal = { append: () => undefined, drop: async () => undefined, reduce: async () => undefined }
  const tells = setup({}).createMachine({
    on: { '*': { actions: enqueueActions(({ enqueue }) => facts.forEach((fact) => enqueue.emit(fact))) } },
  })
  const inspect = createRecorder({ router, journal, role, platform } as never)
  const actor = createActor(tells, { id: teller, inspect }).start()
  actor.send({ type: 'order.said' })
  return heard
}
const toast = { type: 'toast.shown' }
const profile = { type: 'session.profileChanged' }

it('what a machine tells and names a tab is for that tab alone', () => {
  const mine = { ...toast, tab: 'tab-1' }
  const hers = { ...toast, tab: 'tab-2' }
  expect(told('leader', 'order/i1', toast, mine, hers)).toEqual(['here toast', 'here toast'])
  expect(told('follower', 'order/i1', hers)).toEqual([])
})

it('what is shared moves once: a mirror tells nobody of it, and what a tab has of its own asks the leader', () => {
  expect(told('leader', 'order/i1', profile)).toEqual(['here session'])
  expect(told('follower', 'order/i1', profile, toast)).toEqual(['here toast'])
  expect(told('follower', 'submission/nickname', profile, toast)).toEqual(['to the leader session', 'here toast'])
})
