import { expect, it } from 'vitest'
import { mistrusting } from './mistrust.ts'

/** A resource as it stands, asked for by `call`. */
const held = (state: object | string, freshMs?: number, call = 'box.mine') => ({
  matches: (asked: object | string) => JSON.stringify(asked) === JSON.stringify(state),
  context: { endpoint: call, freshMs },
})

const streams: Readonly<Record<string, object | undefined>> = {
  'resource/fresh': held({ ready: 'fresh' }, 600_000),
  'resource/asked for at each opening': held({ ready: 'fresh' }),
  'resource/never fresh': held({ ready: 'fresh' }, 0),
  'resource/on its way': held('loading'),
  'resource/being renewed': held({ ready: 'refreshing' }, 5000),
  'resource/going on': held({ ready: 'loadingMore' }, 5000),
  'resource/failed': held('failed', 5000),
  'resource/forgotten': held('idle', 5000),
  'resource/the one that was read by it': held('loading', 5000, 'notice.detail'),
  'resource/not here': undefined,
  'order/1': held({ ready: 'fresh' }, 5000),
}

it('RES-7 what is fresh or on its way is asked for again once something has changed, but what changed it', () => {
  const told: string[] = []
  const router = {
    snapshot: (stream: string) => streams[stream],
    tell: (stream: string, { type }: { readonly type: string }) => void told.push(`${type} ${stream}`),
  }
  mistrusting(router as never, () => Object.keys(streams))('notice.detail')
  expect(told).toEqual([
    'resource.outdated resource/fresh',
    'resource.outdated resource/on its way',
    'resource.outdated resource/being renewed',
  ])
})
