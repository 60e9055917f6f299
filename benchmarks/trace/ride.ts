/** A list that is scrolled as by a hand, on a processor that is slowed down, and what of it reaches the screen. */
import type { Browser, CDPSession, Page } from 'playwright'
import { most, type Task, tasksText, type Traced, traced } from './page-tasks.ts'

/** Pixels of one gesture. */
const SWEEP = 20_000
/** Milliseconds of a frame. */
const FRAME = 1000 / 60

/** A list on a page of a browser: what finds its entries, and how fast it is scrolled, px a second. */
export interface Ridden {
  readonly browser: Browser
  readonly page: Page
  readonly entries: string
  readonly pace: number
}

interface Ride {
  /** From each picture to the next while the list moved, ms. */
  readonly frames: readonly number[]
  /** How long the hand found the list at its end and waited for the next page, ms. */
  readonly stood: number
  readonly tasks: readonly Task[]
  /** How often the place of an entry was seen that was not drawn yet. */
  readonly empty: number
  readonly unpainted: number
}

interface Place {
  readonly top: number
  readonly heightPx: number
  /** Nothing more to come, and the end is seen. */
  readonly isEnd: boolean
  readonly drawn: number
}

const placeIn = ({ page, entries: wanted }: Ridden): Promise<Place> =>
  page.evaluate((entries) => {
    const main = document.querySelector('main')!
    const isLast = main.scrollTop >= main.scrollHeight - main.clientHeight - 2
    return {
      top: main.scrollTop,
      heightPx: main.scrollHeight,
      isEnd: isLast && /没有更多/.test(main.innerText.slice(-40)),
      drawn: document.querySelectorAll(entries).length,
    }
  }, wanted)

/** Counts the scroll events before which the room of entries that are not drawn was on the screen. */
const watchRooms = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = window as { emptySeen?: number }
    seen.emptySeen = 0
    const look = () => {
      const screen = document.querySelector('main')!.getBoundingClientRect()
      const rooms = [...document.querySelectorAll('main li[aria-hidden]')].map((room) => room.getBoundingClientRect())
      if (rooms.some(({ top, bottom }) => bottom > screen.top && top < screen.bottom)) seen.emptySeen!++
    }
    document.addEventListener('scroll', look, { capture: true, passive: true })
  })

const emptySeen = (page: Page): Promise<number> => page.evaluate(() => (window as { emptySeen?: number }).emptySeen!)

/** Scrolls down to the end of the list, which moves away while pages are loading, or up to its beginning. */
async function ride(ridden: Ridden, hand: CDPSession, down: boolean): Promise<Ride> {
  const { browser, page, pace } = ridden
  const parts: Traced<unknown>[] = []
  const before = await emptySeen(page)
  for (;;) {
    const { top, isEnd } = await placeIn(ridden)
    if (down ? isEnd : top <= 0) break
    const by = down ? -SWEEP : Math.min(SWEEP, top + 1)
    parts.push(
      await traced(browser, page, () =>
        hand.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: by, speed: pace }),
      ),
    )
  }
  return {
    frames: parts.flatMap((part) => framesOf(part).moving),
    stood: parts.flatMap((part) => framesOf(part).standing).reduce((sum, one) => sum + one, 0),
    tasks: parts.flatMap(({ tasks }) => tasks),
    empty: (await emptySeen(page)) - before,
    unpainted: parts.reduce((sum, part) => sum + part.unpainted, 0),
  }
}

/** From each picture to the next between the first and the last movement, ms; apart, those in which the list stood at its end: nothing changes there. */
function framesOf({ drawn, moved, stood }: Traced<unknown>): { moving: number[]; standing: number[] } {
  const [first, last] = [moved[0] ?? 0, moved.at(-1) ?? 0]
  const seen = drawn.filter((at) => at >= first && at <= last + FRAME)
  const spans = seen.slice(1).map((to, index) => ({ ms: to - seen[index]!, from: seen[index]!, to }))
  const [moving, standing] = [[] as number[], [] as number[]]
  for (const { ms, from, to } of spans) (stood.some((at) => at > from && at <= to) ? standing : moving).push(ms)
  return { moving, standing }
}

const gesture = { x: 195, y: 500, gestureSourceType: 'mouse', preventFling: true } as const

function say(what: string, { frames, stood, tasks, empty, unpainted }: Ride, { heightPx, drawn }: Place): void {
  const ms = frames.reduce((sum, one) => sum + one, 0)
  const missed = frames.reduce((sum, one) => sum + Math.max(1, Math.round(one / FRAME)) - 1, 0)
  const cpu = tasks.reduce((sum, task) => sum + task.cpu, 0)
  console.log(
    `  ${what}: ${heightPx} px, ${drawn} entries drawn, ${((frames.length * 1000) / ms).toFixed(1)} frames a second, ` +
      `${missed} of ${frames.length + missed} missed, longest ${most(frames).toFixed(0)} ms; stood at its end for ${stood.toFixed(0)} ms; seen before it was drawn ${empty}, ` +
      `painted ${unpainted} times; the main thread worked ${((cpu / (ms + stood)) * FRAME).toFixed(1)} ms a frame, ${tasksText(tasks)}`,
  )
}

/** Scrolls a list down to its end while its pages are loading, and back up, and says what was seen. */
export async function rideList(ridden: Ridden): Promise<void> {
  const hand = await ridden.page.context().newCDPSession(ridden.page)
  await watchRooms(ridden.page)
  for (const [what, down] of [
    ['down, while loading', true],
    ['back up', false],
  ] as const)
    say(what, await ride(ridden, hand, down), await placeIn(ridden))
}
