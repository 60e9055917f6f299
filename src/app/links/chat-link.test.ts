import { expect, it } from 'vitest'
import { linkChat } from './chat-link.ts'

/** What the links of a page tell the connection, which pages they load, and how the page is moved. */
function linked({ online = true, loads = true } = {}) {
  const told: object[] = []
  const loaded: string[] = []
  const states = new Map([
    ['im-connection', 'idle'],
    ['im-inbox', 'idle'],
  ])
  let isOnline = online
  const listeners = new Set<(value: never) => void>()
  const changes = new Map<string, (value: never) => void>()
  const watch = (name: string) => (changed: (value: never) => void) => {
    changes.set(name, changed)
    listeners.add(changed)
    return () => void (listeners.delete(changed), changes.delete(name))
  }
  const router = {
    tell: (_: string, fact: object) => void told.push(fact),
    snapshot: (stream: string) => ({ matches: (wanted: string) => wanted === states.get(stream) }),
    subscribe: (stream: string, changed: () => void) => watch(stream)(changed),
  }
  const platform = {
    chat: { watchVisible: watch('visible') },
    network: { isOnline: () => isOnline, watch: watch('network') },
    importPage: (page: string) => {
      loaded.push(page)
      return loads ? Promise.resolve({}) : Promise.reject(new Error('not to be had'))
    },
  }
  const stop = linkChat(router as never, platform as never)
  const become = (next: string, nowOnline = isOnline, stream = 'im-connection') => {
    states.set(stream, next)
    isOnline = nowOnline
    changes.get(stream)?.(undefined as never)
  }
  const list = () => ['listing', 'idle'].forEach((next) => become(next, isOnline, 'im-inbox'))
  return {
    told,
    loaded,
    become,
    list,
    stop,
    listeners,
    change: (name: string, value: boolean) => changes.get(name)?.(value as never),
  }
}

it('tells the connection of the network and of the screen, until it is stopped', () => {
  const { told, stop, listeners, change } = linked()
  change('network', false)
  change('visible', true)
  expect(told).toEqual([
    { type: 'imConnection.networkChanged', isOnline: false },
    { type: 'imConnection.visibilityChanged', isVisible: true },
  ])
  stop()
  expect(listeners.size).toBe(0)
})

it('loads the pages of the chat ahead once the list of conversations has come, once', () => {
  const { loaded, become, list } = linked()
  become('idle')
  become('connected')
  expect(loaded).toEqual([])
  list()
  list()
  become('connected')
  expect(loaded).toEqual(['chat/chat', 'chat/conversation'])
})

it('loads them where the service cannot be reached, without a list', () => {
  const { loaded, become } = linked()
  become('waiting')
  become('waiting')
  expect(loaded).toEqual(['chat/chat', 'chat/conversation'])
})

it('loads nothing without a network, and does so when there is one', () => {
  const { loaded, become, list } = linked({ online: false })
  become('waiting')
  list()
  expect(loaded).toEqual([])
  become('connected', true)
  expect(loaded).toHaveLength(2)
})

it('goes on where a page is not to be had', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  const { become } = linked({ loads: false })
  become('waiting')
  await new Promise<void>((resolve) => void setImmediate(resolve))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
