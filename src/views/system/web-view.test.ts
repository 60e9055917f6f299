import type { FunctionComponent, ReactElement } from 'react'
import { expect, it } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { WebViewScreen } from './web-view.screen.tsx'

type Element = ReactElement<Readonly<Record<string, unknown>>>
const isElement = (one: unknown): one is Element => typeof one === 'object' && one !== null && 'props' in one
const within = (one: unknown): readonly Element[] => {
  if (Array.isArray(one)) return one.flatMap(within)
  return isElement(one) ? [one, ...within(one.props['children'])] : []
}

/** A page of another site that is open; what of it is on the screen. */
function opened(offline: boolean) {
  const now = { offline }
  const view = { kind: 'frame', href: 'https://example.com/', host: 'example.com', title: '活动' } as const
  const framed = () =>
    WebViewScreen({ view: view as never, offline: now.offline, onBack: () => undefined }) as ReactElement<object>
  const page = hooked(() => {
    const { type, props } = framed()
    return (type as FunctionComponent)(props) as unknown
  }, {})
  const frame = () => within(page.shown()).find(({ type }) => type === 'iframe')
  return {
    frame,
    load: () => (frame()!.props['onLoad'] as (event: object) => void)({ currentTarget: {} }),
    network: (isThere: boolean) => {
      now.offline = !isThere
      page.again()
    },
  }
}

it('keeps what was loaded when the network goes', () => {
  const { frame, load, network } = opened(false)
  const { key } = frame()!
  load()
  network(false)
  expect(frame()?.key).toBe(key)
  network(true)
  expect(frame()?.key).toBe(key)
})

it('fetches what was not loaded once there is a network', () => {
  const { frame, network } = opened(true)
  expect(frame()).toBe(undefined)
  network(true)
  expect(frame()).not.toBe(undefined)
  network(false)
  expect(frame()).toBe(undefined)
})
