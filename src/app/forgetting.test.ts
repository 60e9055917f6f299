import { expect, it } from 'vitest'
import { forgetDrafts } from './forgetting.ts'

const alive = [
  'session',
  'order/1',
  'auction/2',
  'navigation',
  'submission/address',
  'submission/my/login/code',
  'im-message',
  'resource/a',
]
const onDisk = ['session', 'order/1', 'submission/address~tab-1', 'navigation~tab-1', 'navigation~tab-2', 'im-message']

/** What is closed here and dropped from the disk, in the tab `tab-1`. */
async function forgotten(how: { readonly entering: boolean; readonly places: boolean }) {
  const closed: string[] = []
  let dropped: readonly string[] = []
  const unheard: string[] = []
  const parts = {
    root: {
      getSnapshot: () => ({ children: Object.fromEntries(alive.map((stream) => [stream, {}])) }),
      send: ({ stream }: { stream: string }) => void closed.push(stream),
    },
    journal: { streams: () => onDisk, drop: async (streams: readonly string[]) => void (dropped = streams) },
    router: { forget: (goes: (stream: string) => boolean) => unheard.push(...alive.filter(goes)) },
    clock: { now: () => 5 },
    tabId: 'tab-1',
  }
  const done = forgetDrafts(parts as never, how)
  // The machine that asks for it is still moving.
  expect(closed).toEqual([])
  await done
  return { closed, dropped, unheard }
}

it('what one person began goes, on the disk and in this tab, and what is of the device stays', async () => {
  const { closed, dropped, unheard } = await forgotten({ entering: false, places: false })
  expect(closed).toEqual(['order/1', 'auction/2', 'submission/address', 'submission/my/login/code'])
  expect(unheard).toEqual(closed)
  expect(dropped).toEqual(['order/1', 'submission/address~tab-1'])
})

it('goes with the places of all tabs where a person leaves; who comes in stays where they stand', async () => {
  const left = await forgotten({ entering: false, places: true })
  expect(left.dropped).toEqual(['order/1', 'submission/address~tab-1', 'navigation~tab-1', 'navigation~tab-2'])
  const entered = await forgotten({ entering: true, places: true })
  expect(entered.dropped).toContain('navigation~tab-2')
  expect(entered.dropped).not.toContain('navigation~tab-1')
  // What only has the word of an entry in its name is none.
  expect(entered.closed).toContain('submission/my/login/code')
})
