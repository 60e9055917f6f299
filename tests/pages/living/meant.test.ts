import { use } from './browser.ts'
import { type ComponentType, createElement } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { AppProvider } from '#src/views/kit/app/app.ts'
import { ShownProvider } from '#src/views/kit/app/use-navigation.ts'
import { appOf } from '../app-of.ts'
import { benchOfTests } from '../bench.ts'
import '../react-notes.ts'
import { drawingsCome, live } from './living.ts'
import { nameOf } from './selectors.ts'
import { createWorld, type State } from './world.ts'

const pages = import.meta.glob<{ default: ComponentType }>(
  '../../../src/views/{collection/{my-collection,owned-copy},box/my-boxes}.page.tsx',
)
const driver = benchOfTests('what is meant')
const collection = '/pages/mine/myCollection/mycollection'
const giving = '/pages/common/transferParticulars/transferParticulars'

beforeAll(drawingsCome)

/** A page that lives at an address, and can be taken to another one. */
async function open(name: string, href: string, state: State) {
  const world = createWorld(appOf(driver()), href, state)
  const Page = (await pages[`../../../src/views/${name}.page.tsx`]!()).default
  const at = (address: string) =>
    createElement(
      AppProvider,
      { value: world.app },
      createElement(ShownProvider, { value: address }, createElement(Page)),
    )
  const page = await live(at(href), world.said)
  const buttons = () => page.box.querySelectorAll('button').map((one) => nameOf(one))
  return { world, page, buttons, goTo: (address: string) => page.draw(at(address)) }
}

it('what was picked to be put up is not ticked for being taken down', async () => {
  const { page, buttons, goTo } = await open('collection/my-collection', `${collection}?many=up`, { answers: 'full' })
  await page.by(() => use(page.box.querySelectorAll('input').find((one) => one.type === 'checkbox')!))
  expect(buttons().filter((name) => name.includes('已选'))).toEqual(['button “寄售（已选 1 件）”'])
  await goTo(`${collection}?many=down`)
  expect(buttons().filter((name) => name.includes('已选'))).toEqual([])
  await page.leave()
})

it.each(['', '&id=1'])('what was written for a gift that was given is not there for the next (%s)', async (id) => {
  const href = `${giving}?gift=intent-0001${id}`
  const reset = /^submission\/gift\/(?:many|1) submission\.reset/
  const open1 = await open('collection/owned-copy', href, { answers: 'full', how: 'once refused' })
  expect(
    (await open1.page.leave()).filter((text) => reset.test(text)),
    'it was not given',
  ).toEqual([])
  const { page } = await open('collection/owned-copy', href, { answers: 'full', how: 'once it is done' })
  expect(
    page.opened.filter((text) => reset.test(text)),
    'its paper is seen as long as one looks',
  ).toEqual([])
  expect((await page.leave()).filter((text) => reset.test(text))).toHaveLength(1)
})

it('a box that was pressed while its offer was changing is not asked about by itself afterwards', async () => {
  const href = '/pages/mine/myCollection/blindBox/blindBoxDetails/index?id=1'
  const { world, page } = await open('box/my-boxes', href, { answers: 'full', how: 'while nobody knows' })
  const isAsked = () => page.box.querySelectorAll('dialog').some((one) => one.hasAttribute('open'))
  const row = () => page.box.querySelectorAll('button').find((one) => nameOf(one).includes('第 1 个'))!
  await page.by(() => use(row()))
  expect(isAsked()).toBe(false)
  await page.by(() => void world.become({ answers: 'full' }))
  expect(isAsked()).toBe(false)
  await page.by(() => use(row()))
  expect(isAsked()).toBe(true)
  await page.leave()
})
