import { expect, it } from 'vitest'
import { createSeededRandom } from '#src/services/random/random.ts'
import { createBrowser } from './browser.ts'
import { createFate } from './fate.ts'

const turn = () => new Promise(setImmediate)

it.each(Array.from({ length: 20 }, (_, seed) => seed))(
  'has one leader, who is told when another one is: %i',
  async (seed) => {
    const random = createSeededRandom(seed)
    const browser = createBrowser()
    const open = new Map<number, 'leader' | 'follower'>()
    const tellers = new Map<number, ReturnType<typeof browser.channel>>()
    /** As the app does it: whoever is promoted or deposed begins anew in its other part. */
    let begun = 0
    const begin = async (tab: number): Promise<void> => {
      // Without end if it went wrong.
      if (++begun > 200) return
      const channel = browser.channel(
        tab,
        createFate(() => undefined),
      )
      tellers.set(tab, channel)
      const leads = await channel.elect()
      open.set(tab, leads ? 'leader' : 'follower')
      const change = leads ? channel.deposed() : channel.promoted()
      void change.then(() => (tellers.get(tab) === channel ? begin(tab) : undefined))
    }
    for (let at = 0; at < 25; at++) {
      const tab = random.int(4)
      const what = random.int(3)
      if (!open.has(tab)) await begin(tab)
      else if (what === 0) tellers.get(tab)!.depose()
      else if (what === 1) {
        open.delete(tab)
        tellers.delete(tab)
        browser.closed(tab)
      }
      await turn()
      await turn()
      expect([...open.values()].filter((part) => part === 'leader')).toHaveLength(Math.min(open.size, 1))
    }
  },
)
