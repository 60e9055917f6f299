import './browser.ts'
import { createElement, type ReactElement } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { ActionSheet } from '#src/ui/overlay/action-sheet.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import '../react-notes.ts'
import { LiveEvent } from './events.ts'
import { drawingsCome, live, type Living } from './living.ts'

beforeAll(drawingsCome)

const picture = (src: string, eager = false): ReactElement => createElement(ArtImage, { src, alt: '画', eager })
const hears = (type: string) => (page: Living) =>
  page.by(() => page.box.querySelectorAll('img').map((one) => one.dispatchEvent(new LiveEvent(type))))

/** What a part keeps of what happened to it, and other properties that it is then drawn with. */
const parts: Readonly<
  Record<string, readonly [first: ReactElement, happens: (page: Living) => unknown, next: ReactElement]>
> = {
  'a picture that failed, then another one': [picture('/a.svg'), hears('error'), picture('/b.svg')],
  'a picture that came, then another one that is waited for': [
    picture('/a.svg', true),
    hears('load'),
    picture('/b.svg', true),
  ],
  'a picture that failed, then none': [picture('/a.svg'), hears('error'), picture('')],
}

it.each(Object.entries(parts))('%s: it is what one is that was never another', async (_, [first, happens, next]) => {
  const page = await live(first, [])
  const fresh = await live(first, [])
  const before = page.lines()
  await happens(page)
  expect(page.lines()).not.toEqual(before)
  await page.draw(next)
  await fresh.leave()
  const other = await live(next, [])
  expect(page.lines()).toEqual(other.lines())
  await page.leave()
  await other.leave()
})

const said: string[] = []
const says = (word: string) => () => void said.push(word)
type Dismissed = (onDismiss: (() => void) | undefined, pending?: boolean) => ReactElement
const overlays: Readonly<Record<string, Dismissed>> = {
  'a dialog': (onDismiss, pending = false) =>
    createElement(Dialog, {
      open: true,
      title: '问',
      confirm: { text: '好', onPress: says('yes'), pending },
      onDismiss: onDismiss!,
    }),
  'a sheet': (onDismiss) => createElement(Sheet, { open: true, title: '选', onDismiss: onDismiss! } as never, null),
  'a menu': (onDismiss) =>
    createElement(ActionSheet, {
      open: true,
      title: '更多',
      items: [],
      onSelect: says('chosen'),
      onDismiss: onDismiss!,
    }),
}

async function opened(first: ReactElement) {
  const page = await live(first, [])
  const esc = async () => {
    await page.by(() =>
      page.box
        .querySelectorAll('dialog')
        .map((one) => one.dispatchEvent(new LiveEvent('cancel', { cancelable: true }))),
    )
    return said.splice(0)
  }
  return { ...page, esc }
}

it.each(Object.entries(overlays))('Esc leaves %s as it was drawn last', async (_, at) => {
  const page = await opened(at(says('first')))
  expect(await page.esc()).toEqual(['first'])
  await page.draw(at(says('second')))
  expect(await page.esc()).toEqual(['second'])
  await page.leave()
})

it('Esc does not leave a dialog while what it asks is being done', async () => {
  const page = await opened(overlays['a dialog']!(says('first')))
  await page.draw(overlays['a dialog']!(says('second'), true))
  expect(await page.esc()).toEqual([])
  await page.leave()
})
