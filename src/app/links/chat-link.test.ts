import { expect, it } from 'vitest'
import { linkChat } from './chat-link.ts'

/** What the links of a page tell the connection, which pages they load, and how the page is moved. */
function linked({ online = true, loads = true } = {}) {
  const told: object[] = []
  const loaded: string[] = []
  let state = 'idle'
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
    snapshot: () => ({ matches: (wanted: string) => wanted === state }),
    subscribe: (_: string, changed: () => void) => watch('connection')(changed),
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
  const become = (next: string, nowOnline = isOnline) => {
    state = next
    isOnline = nowOnline
    changes.get('connection')?.(undefined as never)
  }
  return {
    told,
    loaded,
    become,
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

it.each(['connected', 'waiting'])('loads the pages of the chat ahead once it is %s, once', (state) => {
  const { loaded, become } = linked()
  become('idle')
  expect(loaded).toEqual([])
  become(state)
  become(state)
  expect(loaded).toEqual(['chat/chat', 'chat/conversation'])
})

it('loads nothing without a network, and does so when there is one', () => {
  const { loaded, become } = linked({ online: false })
  become('waiting')
  expect(loaded).toEqual([])
  become('connected', true)
  expect(loaded).toHaveLength(2)
})

it('goes on where a page is not to be had', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  const { become } = linked({ loads: false })
  become('connected')
  await new Promise<void>((resolve) => void setImmediate(resolve))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
