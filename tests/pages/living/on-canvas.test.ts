import { browser, use } from './browser.ts'
import { createElement } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cropPicture } from '#src/ui/media/crop-picture.ts'
import { AppProvider } from '#src/views/kit/app/app.ts'
import { celebrate, EffectsButton } from '#src/views/box/opening-effects.tsx'
import { drawPoster } from '#src/views/invitation/poster.ts'
import { noInbox } from '#src/views/kit/chat/directory.ts'
import { ShareWork } from '#src/views/kit/collection/share-work.tsx'
import { drawWorkPoster } from '#src/views/kit/collection/work-poster.ts'
import { appOf } from '../app-of.ts'
import { benchOfTests } from '../bench.ts'
import '../react-notes.ts'
import { drawingsCome, live, type Living } from './living.ts'
import { createWorld } from './world.ts'

/** What is asked of the device's pens and sounds, line by line. */
const lines: string[] = []
const names = new WeakMap<object, string>()
const told = (value: unknown): string =>
  names.get(Object(value)) ?? (typeof value === 'string' ? `“${value.slice(0, 60)}”` : String(value))

/** A thing of the device: whatever is called or set is a line, and whatever it gives is such a thing. */
function noting(name: string, known: Readonly<Record<string, unknown>> = {}): object {
  const thing = new Proxy(class {}, {
    get: (_, key): unknown => {
      if (key === Symbol.toPrimitive) return () => 0
      return key === 'then' ? undefined : (known[String(key)] ?? noting(`${name}.${String(key)}`))
    },
    set: (_, key, value) => {
      lines.push(`${name}.${String(key)} = ${told(value)}`)
      return true
    },
    apply: (_, __, given) => {
      lines.push(`${name}(${given.map(told).join(', ')})`)
      return noting(name)
    },
    construct: (_, given) => {
      lines.push(`new ${name}(${given.map(told).join(', ')})`)
      return noting(name.toLowerCase())
    },
  })
  names.set(thing, name)
  return thing
}

const png = new Blob(['png'])
const canvasOf = () => ({
  width: 0,
  height: 0,
  getContext: () => noting('pen'),
  toBlob: (done: (picture: Blob) => void, type: string) => {
    lines.push(`saved as ${type}`)
    done(png)
  },
})
/** A picture that comes, of these measures. */
class Picture {
  readonly naturalWidth = 600
  readonly naturalHeight = 800
  crossOrigin = ''
  set src(address: string) {
    lines.push(`picture ${address}`)
    names.set(this, 'picture')
  }
  decode = async () => undefined
}

beforeAll(async () => {
  await drawingsCome()
  const { document } = browser
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name) =>
    name === 'canvas' ? (canvasOf() as never) : create(name),
  )
  vi.stubGlobal('Image', Picture)
  vi.stubGlobal('Path2D', noting('Path'))
  vi.stubGlobal('AudioContext', noting('Audio'))
  vi.stubGlobal('navigator', { vibrate: (pattern: number[]) => void lines.push(`shakes ${pattern.join(' ')}`) })
  vi.stubGlobal('createImageBitmap', async () => noting('bitmap', { width: 300, height: 200 }))
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    lines.push('address made')
    return 'blob:1'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void lines.push(`address ${address} given up`))
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
beforeEach(() => void (lines.length = 0))

const work = { name: '云起庐山', seriesName: '水墨山河', number: '#134 / 5000', image: '/art/7.svg' }
const poster = { title: '来数藏', slogan: '一起收藏', image: '/art/1.svg', url: 'https://app.test/#/i/8', code: 'A8K2' }

it.each([
  ['a work', () => drawWorkPoster({ ...work, rarity: 'epic', owner: '青山有思' })],
  ['a work of no rarity', () => drawWorkPoster({ ...work, rarity: null, owner: '青山有思' })],
  ['an invitation', () => drawPoster(poster)],
  ['an invitation without a picture', () => drawPoster({ ...poster, image: null })],
  ['a picture cut', () => cropPicture({ file: png, area: area(10, 20), rotation: 0, size: 400 })],
  ['a picture turned and cut', () => cropPicture({ file: png, area: area(30, 5), rotation: 90, size: 400 })],
  ['a find without sound', async () => celebrate({ rarity: 'legendary' } as never)],
  ['a find with sound', () => loudly(async () => celebrate({ rarity: 'legendary' } as never))],
  ['a find of nothing with sound', () => loudly(async () => celebrate(undefined))],
])('what is asked of pens and sounds for %s', async (name, act) => {
  await act()
  await expect(lines.join('\n')).toMatchFileSnapshot(`../alive/canvas/${name.replaceAll(' ', '-')}.txt`)
})

const area = (x: number, y: number) => ({ x, y, width: 100, height: 100 })
/** Switches the sounds on meanwhile. */
async function loudly(act: () => Promise<void>): Promise<void> {
  const button = await live(createElement(EffectsButton), [])
  const press = () => button.by(() => use(button.box.querySelector('button')!))
  await press()
  await act()
  await press()
  await button.leave()
}

const driver = benchOfTests('canvas')
const inbox: object = { context: { ...noInbox, lines: { 'chat:10002': { key: 'chat:10002', last: null } } } }

/** One's own work, which can be shown to others. */
async function share(): Promise<{ page: Living; press: (words: string) => Promise<string[]> }> {
  const { app, said } = createWorld(appOf(driver()), '/pages/mine/myBox', { answers: 'full' })
  const known = app.snapshot as (stream: string) => unknown
  const value = {
    ...app,
    chat: { ...app.chat, isServed: true },
    snapshot: ((stream: string): unknown => (stream === 'im-inbox' ? inbox : known(stream))) as never,
    device: {
      ...app.device,
      saveFile: async (_: Blob, name: string) => {
        lines.push(`saves ${name}`)
        return 'saved' as const
      },
    },
  }
  const shown = createElement(ShareWork, { work: { ...work, rarity: 'epic', productId: '7' } })
  const page = await live(createElement(AppProvider, { value }, shown), said)
  const press = async (words: string) => {
    const found = page.box.querySelectorAll('button').findLast(({ textContent }) => textContent.includes(words))
    return page.by(() => {
      use(found!)
      return new Promise((later) => void setImmediate(later))
    })
  }
  return { page, press }
}
const addresses = () => lines.filter((line) => /^(?:address|saves)/.test(line))

it('a poster is drawn, saved, and its address given up with the sheet', async () => {
  const { page, press } = await share()
  await press('晒一晒')
  expect(page.box.textContent).toContain('保存海报')
  expect((await press('保存海报')).join()).toContain('海报已保存')
  await page.leave()
  expect(addresses()).toEqual(['address made', 'saves 云起庐山.png', 'address blob:1 given up'])
})

it('a poster that comes when its sheet has gone has no address', async () => {
  const { page } = await share()
  await page.by(() => use(page.box.querySelector('button')!))
  const made = addresses().length
  await page.leave()
  await new Promise((later) => void setImmediate(later))
  expect(addresses().filter((line) => line === 'address made').length).toBe(
    addresses().filter((line) => line.includes('given up')).length,
  )
  expect(made).toBeLessThan(2)
})

it('a card of it is sent to whom is chosen, and the sheet shuts', async () => {
  const { page, press } = await share()
  await press('晒一晒')
  await press('发给好友')
  const said = await press('10002')
  expect(said.join('\n')).toMatch(/im-message .*云起庐山 #134[^]*toast\.shown.*已发给/)
  expect(page.box.querySelectorAll('dialog').filter((one) => one.hasAttribute('open'))).toEqual([])
  await page.leave()
})
