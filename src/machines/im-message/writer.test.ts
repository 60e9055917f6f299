import { createActor, fromCallback } from 'xstate'
import { expect, it } from 'vitest'
import { imMessageMachine } from './im-message.machine.ts'

const quiet = fromCallback(() => undefined)
const inert = imMessageMachine.provide({ actors: { upload: quiet, reconcile: quiet, waitUntil: quiet } as never })

/** What lies in the outbox of who is here, and what is set aside for whom, once a message was said. */
function said(here: string, writer: string | undefined) {
  const actor = createActor(inert).start()
  actor.send({ type: 'imMessage.opened', user: here, at: 1 } as never)
  const outgoing = { content: { type: 'txt', msg: 'x' } }
  const fact = { localId: '1', conversation: { kind: 'chat', name: 'bob' }, outgoing, at: 2 }
  actor.send({ type: 'imMessage.sendRequested', ...fact, ...(writer !== undefined && { user: writer }) } as never)
  const { items, aside } = actor.getSnapshot().context
  actor.stop()
  return { items: items.length, aside: Object.keys(aside) }
}

it.each([
  ['alice', undefined, 1, []],
  ['alice', 'alice', 1, []],
  ['alice', 'carol', 0, ['carol']],
] as const)('IMM-12 with %s here, a message that %s wrote', (here, writer, items, aside) => {
  expect(said(here, writer)).toEqual({ items, aside })
})

it('[err:001:param:not-login] what is said while nobody is logged in fails with the reason, and nothing is written', () => {
  const actor = createActor(inert).start()
  const outgoing = { content: { type: 'txt', msg: 'x' } }
  const fact = { localId: '1', conversation: { kind: 'chat', name: 'bob' }, outgoing, at: 2 }
  actor.send({ type: 'imMessage.sendRequested', ...fact } as never)
  expect(actor.getSnapshot().context.items).toMatchObject([
    {
      localId: '1',
      status: 'failed',
      failure: { reason: 'connectionClosed', message: '还没有登录聊天，登录后再发送' },
      writtenAt: null,
    },
  ])
  actor.stop()
})
