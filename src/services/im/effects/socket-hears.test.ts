import { describe, expect, it } from 'vitest'
import { heard } from './chat-effects.ts'

describe('what the socket hears', () => {
  function hears() {
    const done: unknown[] = []
    const note =
      (name: string) =>
      (...given: unknown[]) =>
        void done.push([name, ...given])
    const sent = new Map([['l-1', { localId: 'l-1' }]])
    const events = heard({
      tools: {
        say: (stream: string, { type, ...fact }: { type: string }) => void done.push([`${stream} ${type}`, fact]),
      },
      sent,
      archiveWriter: { heard: note('keeps'), delivered: note('delivered') },
      platform: { report: note('report') },
      readAnew: note('reads anew'),
    } as never)
    return { done, events, sent }
  }

  it('a page is kept before it is told, what could not be read is reported, and what the server has thrown away is read anew once', () => {
    const { done, events } = hears()
    const removed = (conversation: string) => ({ type: 'historyRemoved', conversation })
    const page = {
      queue: 'q',
      skipped: ['one', 'two'],
      events: [removed('a'), { type: 'message', message: { id: '1' } }, removed('a'), removed('b')],
    }
    events.page(page as never)
    expect(done.map((one) => (one as unknown[])[0])).toEqual([
      'report',
      'report',
      'keeps',
      'reads anew',
      'reads anew',
      'im-sync imSync.pageArrived',
    ])
    expect(done.filter((one) => (one as unknown[])[0] === 'reads anew').map((one) => (one as unknown[])[1])).toEqual([
      'a',
      'b',
    ])
    expect((done[0] as unknown[])[1]).toBe('one')
  })

  it('a page is kept as it is told: without what was recalled before (IMS-12)', () => {
    const { done, events } = hears()
    const recall = { type: 'ack', ack: { kind: 'recall', messageId: '1' } }
    const [gone, stays] = ['1', '2'].map((id) => ({ type: 'message', message: { id } }))
    events.page({ queue: 'q', skipped: [], events: [recall, gone, stays] } as never)
    expect(done).toEqual([
      ['keeps', [recall, stays]],
      ['im-sync imSync.pageArrived', { page: { queue: 'q', skipped: [], events: [recall, stays] } }],
    ])
  })

  it('what was sent is told once as taken, also after a refusal, and of nothing else (IMM-4)', () => {
    const { done, events, sent } = hears()
    events.acked({ localId: 'l-2', serverId: 's', at: 5 })
    events.refused({ localId: 'l-2', error: { type: 1, name: 'unknown', message: '' } } as never)
    expect(done).toEqual([])
    events.acked({ localId: 'l-1', serverId: 's', at: 5 })
    events.acked({ localId: 'l-1', serverId: 's', at: 5 })
    expect(done).toEqual([
      ['im-message imMessage.acked', { localId: 'l-1', serverId: 's', sentAt: 5 }],
      ['delivered', { localId: 'l-1' }, 's', 5],
    ])
    sent.set('l-3', { localId: 'l-3' })
    for (const _ of [1, 2])
      events.refused({ localId: 'l-3', error: { type: 1, name: 'unknown', message: '' } } as never)
    // It went out twice: each answer is told until one of them is a yes.
    events.acked({ localId: 'l-3', serverId: 's-3', at: 6 })
    events.refused({ localId: 'l-3', error: { type: 1, name: 'unknown', message: '' } } as never)
    expect(done.slice(2)).toMatchObject([
      ['im-message imMessage.refused', { localId: 'l-3' }],
      ['im-message imMessage.refused', { localId: 'l-3' }],
      ['im-message imMessage.acked', { localId: 'l-3', serverId: 's-3', sentAt: 6 }],
      ['delivered', { localId: 'l-3' }, 's-3', 6],
    ])
  })

  it('queues, notices, frames that cannot be read and the end are told to whom they concern', () => {
    const { done, events } = hears()
    events.unread(['q'] as never)
    events.notice('q' as never)
    events.skipped('half a frame')
    events.kicked('replaced' as never)
    events.dropped('1006')
    expect(done).toEqual([
      ['im-sync imSync.unreadReported', { queues: ['q'] }],
      ['im-sync imSync.noticeHeard', { queue: 'q' }],
      ['report', 'half a frame'],
      ['im-sync imSync.frameSkipped', { what: 'half a frame' }],
      ['im-connection imConnection.kicked', { operation: 'replaced' }],
      ['im-connection imConnection.dropped', { reason: '1006' }],
    ])
  })
})
