import { appRelease } from '#src/domain/version.ts'
import type { ReactNode } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import { routes } from '#src/routes/all.ts'
import { knowRoutes, tabPaths } from '#src/routes/table.ts'
import { type App, AppProvider } from '../app/app.ts'

knowRoutes(routes)

type State = string | { readonly [region: string]: State }

/** What a stream shows in a story. */
export interface StoryStream {
  readonly state?: State
  /** What of the stream's context the screen looks at. */
  readonly context?: AnyMachineSnapshot['context']
}

export interface StoryAppProps {
  /** The page it stands at, with the page before it below. */
  readonly href: string
  readonly offline?: boolean
  readonly demo?: App['demo']
  readonly streams?: Readonly<Record<string, StoryStream>>
  readonly children: ReactNode
}

/** One picture of a page. Its export is named in Chinese, as Ladle shows it. */
export type Story = () => ReactNode

/** The moment all stories are drawn at: 2026-03-01 08:00 in Beijing. */
export const storyNow = 1_772_323_200_000

const reaches = (state: State, wanted: State): boolean => {
  if (typeof wanted === 'string') return typeof state === 'string' ? state === wanted : wanted in state
  if (typeof state === 'string') return false
  return Object.entries(wanted).every(([region, inner]) => state[region] !== undefined && reaches(state[region], inner))
}

const snapshotOf = ({ state = '', context = {} }: StoryStream) => ({
  value: state,
  context,
  matches: (wanted: State) => reaches(state, wanted),
  hasTag: () => false,
  can: () => false,
})

/** The app around a screen in a story: it stands still at one page and hears nothing. */
export function StoryApp({ href, offline = false, demo = null, streams = {}, children }: StoryAppProps) {
  const stack = href === tabPaths[0] ? [href] : [tabPaths[0], href]
  const known: Record<string, StoryStream> = {
    navigation: { state: 'at', context: { stack, scrolls: {}, motion: 'none' } },
    connectivity: { state: offline ? 'offline' : 'online' },
    ...streams,
  }
  const snapshots = new Map(Object.entries(known).map(([name, stream]) => [name, snapshotOf(stream)]))
  const app: App = {
    say: () => undefined,
    snapshot: (stream) => snapshots.get(stream),
    subscribe: () => () => undefined,
    openResource: () => undefined,
    openForm: () => undefined,
    openConversation: () => undefined,
    clock: { now: () => storyNow, setTimeout: () => 0, clearTimeout: () => undefined },
    release: appRelease,
    allowedHosts: [],
    demo,
    letsGuestsIn: true,
    kept: async () => ({ facts: [], states: [], kinds: {} }),
    chat: {
      isServed: true,
      support: 'support',
      newMessageId: () => '1',
      keepFile: async () => 'file-1',
      fileUrl: async () => null,
      voice: () => Promise.reject(new Error('a story makes no sound')),
    },
    trade: {
      tabId: 'tab-1',
      nativePay: false,
      newIntent: () => 'intent-1',
      orderStream: (orderId) => `order/${orderId}`,
      intents: () => [],
      remembers: () => true,
      meetsNewer: () => false,
      keepFile: () => 'file-1',
      payable: (address) => address,
    },
    device: {
      copy: async () => 'succeeded',
      theme: () => 'system',
      textSize: () => 'standard',
      setTextSize: () => undefined,
      choice: () => null,
      keepChoice: () => undefined,
      setTheme: () => undefined,
      reload: () => undefined,
      requestNotifications: () => undefined,
      saveFile: async () => 'saved',
      movesPages: false,
    },
  }
  return <AppProvider value={app}>{children}</AppProvider>
}
