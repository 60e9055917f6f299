import './browser.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { routes } from '#src/routes/all.ts'
import { parseHref } from '#src/routes/table.ts'
import { apart, nothingKept } from './apart.ts'
import { beginAt } from './beginning.ts'
import { drawingsCome } from './living.ts'
import { type Failure, failures, failingOnce, notingSendings, type Sendings } from './failing.ts'
import { heldOnly, unrenewed } from './renewed.ts'
import { type Place, places } from './places.ts'
import { secrets } from './typed.ts'
import { type Deed, walked } from './walking.ts'

vi.mock('#src/ui/content/sanitize.ts', () => ({ sanitize: (html: string) => document.createTextNode(html) }))
// Pictures are unpacked, measured and cut by a browser; here each is taken as it is.
vi.mock('#src/ui/media/crop-picture.ts', async () => ({
  isWholePicture: async () => true,
  cropPicture: async () => (await import('./typed.ts')).picture(),
}))
vi.mock('#src/ui/media/image-cropper.tsx', async () => ({ ImageCropper: (await import('./cropped.ts')).Cropped }))
vi.mock('#src/views/kit/page/lazy-part.tsx', async () => ({ lazyPart: (await import('../late-parts.ts')).lazyPart }))

beforeAll(drawingsCome)

const pageAt = (at: string): string => routes.find(({ path }) => path === parseHref(at).path)!.page

const MOST_LINES = 24
/** A deed as a person reads it: what was pressed, what it asked for, and what the page says of it. */
function told({ label, calls, change, left }: Deed): string[] {
  const lines =
    change.length > MOST_LINES ? [...change.slice(0, MOST_LINES), `and ${change.length - MOST_LINES} more`] : change
  return [
    `${label} → ${calls.join(', ')}`,
    ...lines.map((line) => `  ${line}`),
    ...(left === null ? [] : [`  leads to ${left}`]),
  ]
}

/** The calls that were made. */
const reached = new Set<string>()
const sendings = new Map<Place, Sendings>()

/** All that is done at a place, and what of it is not to be seen there. */
async function doneAt(place: Place) {
  const { at } = place
  const { driver, Page } = await beginAt(place)
  const lines: string[] = []
  const faults: string[] = []
  const sent: Sendings = new Map()
  const noting = notingSendings(sent)
  await walked(driver, Page, place, {
    ...noting,
    dismissed: (label, change) => {
      if (change.length > 0) faults.push(`${parseHref(at).path} ${label}, dismissed: ${change.join(' ; ')}`)
    },
    after: async (deed, walk) => {
      await noting.after!(deed, walk)
      lines.push(...told(deed))
      for (const call of deed.calls) reached.add(call)
      if (deed.left !== null) return
      for (const fault of await unrenewed(walk)) faults.push(`${parseHref(at).path} ${deed.calls.join(', ')}: ${fault}`)
    },
  })
  const kept = JSON.stringify(await driver.system().kept())
  const sms = driver.nodeWorld().world.tables.smsCodes.filter(() => true)
  for (const secret of [...secrets, ...sms.map(({ code }) => code)])
    if (kept.includes(secret)) faults.push(`${parseHref(at).path}: ${secret} lies on the device`)
  await driver.stop()
  sendings.set(place, sent)
  return { lines, faults }
}

/** What is not as it was typed, after each form of a place could not be sent. */
async function failedAt(place: Place, how: Failure): Promise<string[]> {
  const { driver, Page } = await beginAt(place)
  const faults: string[] = []
  await walked(driver, Page, place, failingOnce(driver, sendings.get(place)!, how, faults))
  await driver.stop()
  return faults.map((fault) => `${parseHref(place.at).path} ${fault}`)
}

const nothingDone: Awaited<ReturnType<typeof doneAt>> = { lines: [], faults: [] }
const ways = Object.keys(failures) as readonly Failure[]

describe('what is done in the running app', () => {
  const areas = [...Map.groupBy(places, ({ at }) => pageAt(at).split('/')[0]!)]

  it.each(areas)('%s: is seen on its page, as the server says it', async (area, ofArea) => {
    const record: string[] = []
    const found: string[] = []
    for (const place of ofArea) {
      const { lines, faults } = await apart(place.at, () => doneAt(place), nothingDone, nothingKept)
      record.push(`# ${place.at}`, ...lines, '')
      found.push(...faults)
    }
    expect(found.filter((fault) => !heldOnly.some(([of]) => of.test(fault)))).toEqual([])
    await expect(record.join('\n')).toMatchFileSnapshot(`../done/${area}.txt`)
  })

  it('is everything that can be asked for', () => {
    const changing = allEndpoints.filter(({ readsOnly }) => !readsOnly).map(({ name }) => name)
    expect(changing.filter((name) => !reached.has(name))).toEqual([])
  })

  it('is typed still where it could not be sent', async () => {
    const found: string[] = []
    for (const [place, sent] of sendings)
      if (sent.size > 0)
        for (const how of ways)
          found.push(...(await apart(`${how} ${place.at}`, () => failedAt(place, how), [], nothingKept)))
    expect(found).toEqual([])
  })
})
