import './browser.ts'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Swiper } from '#src/ui/media/swiper.tsx'
import { listStates } from '#src/views/kit/product/story-catalogue.ts'
import { StoryApp } from '#src/views/kit/story/story-app.tsx'
import { assetKinds, beanLogHref } from '#src/views/beans/bean-log.select.ts'
import { BeanLogScreen } from '#src/views/beans/bean-log.screen.tsx'
import { browser } from './browser.ts'
import { LiveEvent } from './events.ts'
import { live } from './living.ts'

const still = () => undefined
const WIDE = 300
const isBrought = (said: string): boolean => said.startsWith('brings ')

it('slides that turn by themselves begin again after the last one, and each dot leads to its own', async () => {
  let turn = still
  const ticker = (next: () => void) => {
    turn = next as never
    return still
  }
  const slides = ['一', '二', '三'].map((label) => ({ key: label, label, content: label }))
  const page = await live(createElement(Swiper, { label: '横幅', slides, ticker }), [])
  const track = page.box.querySelector('ul')!
  Object.defineProperty(track, 'clientWidth', { value: WIDE })
  await page.by(() => browser.comeIntoSight())
  /** Where it is led to, and then is. */
  const led = async (does: () => unknown) => {
    const [left] = (await page.by(does)).flatMap((said) => /"left":(-?\d+)/.exec(said)?.[1] ?? [])
    track.scrollLeft = Number(left)
    await page.by(() => track.dispatchEvent(new LiveEvent('scroll', { bubbles: false })))
    return Number(left) / WIDE
  }
  const places: number[] = []
  for (let at = 0; at < 5; at++) places.push(await led(() => turn()))
  expect(places).toEqual([1, 2, 0, 1, 2])
  const dots = page.box.querySelectorAll('button').filter((one) => one.getAttribute('aria-label')?.startsWith('第'))
  for (const at of [0, 2, 1]) expect(await led(() => dots[at]!.click())).toBe(at)
  await page.leave()
})

it('whatever is chosen on a page comes into sight, one after the other', async () => {
  const told = (key: string) => {
    const kind = assetKinds.find((one) => one.key === key)!
    const [balance, list] = [listStates.whole, listStates.empty]
    const shown = {
      assets: [],
      kind,
      part: 'log',
      balance,
      row: null,
      list,
      lines: [],
      onKind: still,
      onPart: still,
      onGive: still,
    } as const
    return createElement(StoryApp, { href: beanLogHref(key) } as never, createElement(BeanLogScreen, shown))
  }
  const page = await live(told('weiDou'), [])
  expect(page.opened.filter(isBrought)).toEqual([])
  for (const key of ['yuanDou', 'gold', 'yuanDou'])
    expect((await page.draw(told(key))).filter(isBrought), key).toHaveLength(1)
  expect((await page.draw(told('yuanDou'))).filter(isBrought), 'drawn again').toEqual([])
  await page.leave()
})
