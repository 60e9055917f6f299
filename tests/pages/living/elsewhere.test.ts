import './browser.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { shareOf } from '#scenarios/player/share.ts'
import { parseHref } from '#src/routes/table.ts'
import { AppTabBar } from '#src/views/kit/page/app-tab-bar.tsx'
import { setTabBar } from '#src/views/kit/page/tab-bar-slot.ts'
import { allParts } from '../late-parts.ts'
import { beginAt } from './beginning.ts'
import { elsewhere, old, pageAt, seenAt } from './elsewhere.ts'
import { drawingsCome } from './living.ts'
import { type Place, places } from './places.ts'
import { walked } from './walking.ts'

vi.mock('#src/ui/content/sanitize.ts', () => ({ sanitize: (html: string) => document.createTextNode(html) }))
// Pictures are unpacked, measured and cut by a browser; here each is taken as it is.
vi.mock('#src/ui/media/crop-picture.ts', async () => ({
  isWholePicture: async () => true,
  cropPicture: async () => (await import('./typed.ts')).picture(),
}))
vi.mock('#src/ui/media/image-cropper.tsx', async () => ({ ImageCropper: (await import('./cropped.ts')).Cropped }))
vi.mock('#src/views/kit/page/lazy-part.tsx', async () => ({ lazyPart: (await import('../late-parts.ts')).lazyPart }))

/** Of so many places one is walked, where the night walks all. */
const ONE_IN = 5
/** So many pages are open before: of more an app lets the oldest answers go, and asks for them again. */
const PAGES_AT_ONCE = 7

const nameOf = ({ at, before = [], first }: Place): string => `${at} ${JSON.stringify(before)} ${first}`

/** The pages that are looked at from a place, a few at once. */
function roundsOf(place: Place): readonly (readonly string[])[] {
  const own = parseHref(place.at).path
  // A page itself holds what was typed there; the law of a page at rest is asked of it.
  const others = elsewhere.filter((at) => parseHref(at).path !== own && (place.chat || !at.startsWith('/pages/chat/')))
  const drawn = shareOf(others, others.length / PAGES_AT_ONCE, (at) => nameOf(place) + at)
  return Array.from({ length: Math.ceil(drawn.length / PAGES_AT_ONCE) }, (_, at) =>
    drawn.slice(at * PAGES_AT_ONCE, (at + 1) * PAGES_AT_ONCE),
  )
}

/** What other pages show that is not so any more, after each deed at a place. */
async function oldAfter(place: Place, pages: readonly string[]): Promise<string[]> {
  const { driver, Page } = await beginAt(place)
  const isSomebodyHere = () => driver.system().snapshot('session')?.matches('signedIn') === true
  const faults: string[] = []
  await walked(driver, Page, place, {
    begun: async ({ page }) => {
      if (isSomebodyHere()) for (const at of pages) await seenAt(driver, page.app, at)
    },
    after: async ({ calls }, { page }) => {
      if (!isSomebodyHere()) return
      for (const fault of await old(driver, page.app, pages)) faults.push(`${place.at} ${calls.join(', ')}: ${fault}`)
    },
  })
  await driver.stop()
  return faults
}

describe('what was done on one page is seen on all others', () => {
  beforeAll(async () => {
    setTabBar(AppTabBar)
    await drawingsCome()
    for (const at of elsewhere) await pageAt(at)
    await allParts()
  })

  const walks = shareOf(places, ONE_IN, nameOf).flatMap((place) => roundsOf(place).map((pages) => ({ place, pages })))

  it.each(walks)('from $place.at', async ({ place, pages }) => {
    expect(await oldAfter(place, pages)).toEqual([])
  })
})
