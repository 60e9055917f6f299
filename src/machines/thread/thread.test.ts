import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { threadMachine } from './thread.machine.ts'

const silent = fromCallback(() => undefined)
const first = { name: '一', parentId: 'g1', messageId: 'm1' }

/** What is known of threads after what was asked for was done, and what was heard. */
function threads() {
  const actor = createActor(threadMachine.provide({ actors: { operate: silent as never } })).start()
  let at = 0
  const done = (operation: string, input: object, result: unknown = null) => {
    at += 1
    actor.send({ type: 'thread.operationRequested', operation, input, at } as never)
    actor.send({ type: 'operate.succeeded', result, at } as never)
    return actor.getSnapshot().context.data.threads
  }
  const heard = (operation: string, more: object = {}) => {
    const thread = { operation, id: 't1', name: '', parentId: '', messageId: '', user: '', at: 99, ...more }
    actor.send({ type: 'thread.eventArrived', thread, at: 99 } as never)
    return actor.getSnapshot().context.data.threads['t1']
  }
  return { done, heard }
}

describe('a thread', () => {
  it('is one’s own from its beginning, and is renamed, left, joined and dissolved', () => {
    const { done } = threads()
    const made = { id: 't1', ...first, status: 'member', messageCount: 0, updatedAt: 1 }
    expect(done('create', first, { id: 't1' })).toEqual({ t1: made })
    // The message had one already: it is called what it was called.
    expect(done('create', first, { id: 't0', name: '旧' })['t0']).toMatchObject({
      ...first,
      name: '旧',
      status: 'member',
    })
    expect(done('rename', { id: 't1', name: '二' })['t1']).toEqual({ ...made, name: '二' })
    expect(done('leave', { id: 't1' })['t1']?.status).toBe('exists')
    expect(done('join', { id: 't1' }, { name: '', parentId: 'g2', messageId: '' })['t1']).toMatchObject({
      name: '二',
      parentId: 'g2',
      messageId: 'm1',
      status: 'member',
    })
    expect(done('destroy', { id: 't1' })['t1']?.status).toBe('destroyed')
  })

  it('that is listed among one’s own is joined; one of a group is not for that, and stays so where it was', () => {
    const { done } = threads()
    const item = (id: string) => ({ id, ...first })
    expect(done('inGroup', {}, { items: [item('t1'), item('t2')] })).toMatchObject({
      t1: { ...first, status: 'exists' },
      t2: { ...first, status: 'exists' },
    })
    expect(done('joined', {}, { items: [item('t1')] })).toMatchObject({
      t1: { status: 'member' },
      t2: { status: 'exists' },
    })
    expect(done('inGroup', {}, { items: [item('t1')] })['t1']?.status).toBe('member')
    expect(done('detail', { id: 't2' }, { name: '改' })['t2']).toMatchObject({ name: '改', status: 'exists' })
  })

  it('is as events say: what they leave out is kept, and being removed is about oneself', () => {
    const { done, heard } = threads()
    done('load', {}, { me: 'me' })
    done('create', first, { id: 't1' })
    expect(heard('userRemoved', { user: 'bob' })).toMatchObject({ ...first, status: 'member', updatedAt: 99 })
    expect(heard('userRemoved', { user: 'me' })?.status).toBe('exists')
    expect(heard('joined', { name: '三' })).toMatchObject({ ...first, name: '三', status: 'member' })
    expect(heard('left')?.status).toBe('exists')
    expect(heard('update', { messageCount: 4 })).toMatchObject({ messageCount: 4, status: 'exists' })
    expect(heard('update')?.messageCount).toBe(4)
    expect(heard('destroy')?.status).toBe('destroyed')
  })
})
