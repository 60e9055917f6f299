import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from '#src/ui/cx.ts'
import type { LabBridge } from '../lab-bridge.ts'
import { t } from '../messages.ts'
import { phoneAt, placeOf, tabAt, type Turn } from '../phones/places.ts'
import { keepInRow } from './in-its-box.tsx'
import { useLab, useLabState } from './lab-context.ts'
import { Tool } from './parts.tsx'

const WIDTH = 390
const HEIGHT = 844
const FRAME = 24
/** Between two phones, and around them. */
const GAP = 12

interface PhoneProps {
  readonly title: string
  readonly attach: NonNullable<LabBridge['frame']>
  readonly phone: number
  /** Which of its frames is shown, and those that are there. */
  readonly turn: number
  readonly turns: readonly number[]
}

/** A phone with the app in it, as large as there is room, never larger than life. */
function Phone({ title, attach, phone, turn, turns }: PhoneProps) {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const box = room.current
    if (!box) return
    const watch = new ResizeObserver(() =>
      setScale(Math.min(1, box.clientWidth / (WIDTH + FRAME), box.clientHeight / (HEIGHT + FRAME))),
    )
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return (
    <div
      ref={room}
      className="flex h-full min-w-0 items-center justify-center overflow-clip [overflow-clip-margin:12px]"
    >
      <div
        className="shrink-0 rounded-[48px] bg-inverse p-3 shadow-float"
        style={{ width: WIDTH + FRAME, height: HEIGHT + FRAME, transform: `scale(${scale})` }}
      >
        <div className="relative size-full">
          {turns.map((one) => (
            <Frame key={one} {...{ attach, phone }} turn={one} title={one === turn ? title : null} />
          ))}
        </div>
      </div>
    </div>
  )
}

interface FrameProps extends Pick<PhoneProps, 'attach' | 'phone' | 'turn'> {
  /** Null: it waits behind the one that is shown. */
  readonly title: string | null
}

function Frame({ phone, turn, title, attach }: FrameProps) {
  const frame = useCallback((element: HTMLIFrameElement | null) => attach(element, phone, turn), [attach, phone, turn])
  return (
    <iframe
      ref={frame}
      title={title ?? t.aheadPage}
      inert={title === null}
      className={cx('absolute inset-0 size-full rounded-[36px] bg-paper', title === null && 'invisible')}
    />
  )
}

interface Now extends Partial<Turn> {
  readonly open: readonly number[]
  readonly held: number
  readonly next: number | undefined
}

const alone: Now = { open: [1], held: 1, next: undefined }

/** The frames of a phone: the first one has another behind it, when a page was opened ahead. */
const turnsOf = ({ frame = 0, isAhead = false }: Now, phone: number) =>
  phone === 1 ? { turn: frame, turns: isAhead ? [frame, frame + 1] : [frame] } : { turn: 0, turns: [0] }
const never = () => () => undefined

type Doors = Pick<LabBridge, 'phones'>

/** What is open now, and what is in the hand. */
function useNow({ phones }: Doors): Now {
  const read = phones?.now ?? (() => alone)
  return useSyncExternalStore(phones?.watch ?? never, read, read)
}

export const useOpenPhones = (doors: Doors): readonly number[] => useNow(doors).open

/** So wide is the place of so many phones when each is as large as life. */
export const widthOf = (phones: number): number => phones * (WIDTH + FRAME + GAP) + GAP

/** The phones that are open, side by side; what the panels show and do is that of the one in the hand. */
export function Phones({ bridge }: { bridge: LabBridge }) {
  const { frame, phones } = bridge
  const now = useNow(bridge)
  const ready = useLabState('ready')
  const inHand = useRef<HTMLDivElement>(null)
  useEffect(() => keepInRow(inHand.current), [now.held, now.open.length])
  // What went wrong is said beside it.
  const isStarting = useLabState('trouble') === null && !ready
  if (!frame) return null
  return (
    <div className="relative flex h-full min-h-0 flex-col gap-2">
      {phones && <Hand {...now} most={phones.most} />}
      <div className="-mx-3 -mt-2 -mb-3 flex min-h-0 flex-1 gap-3 overflow-x-auto px-3 pt-2 pb-3">
        {now.open.map((phone) => (
          <div key={phone} ref={phone === now.held ? inHand : undefined} className="min-w-[300px] flex-1">
            <Phone
              {...{ phone, attach: frame, ...turnsOf(now, phone) }}
              title={phone === 1 ? t.app : t.appOn(nameOf(phone, now.open))}
            />
          </div>
        ))}
      </div>
      {isStarting && (
        <p
          role="status"
          className="absolute bottom-3 self-center rounded-full bg-inverse px-4 py-1.5 text-note text-on-inverse"
        >
          {t.starting}
        </p>
      )}
    </div>
  )
}

/** A phone; of a phone with several tabs the tab, too. */
function nameOf(place: number, open: readonly number[]): string {
  const [phone, tab] = [phoneAt(place), tabAt(place)]
  return open.some((other) => other !== place && phoneAt(other) === phone) ? t.tabOf(phone, tab) : t.phone(phone)
}

interface HandProps extends Pick<Now, 'open' | 'held' | 'next'> {
  readonly most: number
}

/** Which phone is in the hand, one more beside it, and one less: the first one stays. */
function Hand({ open, held, next, most }: HandProps) {
  const lab = useLab()
  const ready = useLabState('ready')
  const numbers = Array.from({ length: most }, (_, index) => index + 1)
  const isFull = open.length >= most
  const phone = isFull ? undefined : next
  const tab = isFull ? undefined : numbers.map((one) => placeOf(phoneAt(held), one)).find((one) => !open.includes(one))
  return (
    <div role="group" aria-label={t.phones} className={cx('flex flex-wrap gap-1.5', open.length < 2 && 'justify-end')}>
      {open.length > 1 &&
        open.map((place, at) => (
          <span key={place} className="flex gap-0.5">
            <Tool pressed={place === held} onPress={() => void lab.hold(place)} disabled={!ready}>
              {nameOf(place, open)}
            </Tool>
            {phoneAt(place) > 1 && phoneAt(place) !== phoneAt(open[at + 1] ?? 1) && (
              <Tool
                label={t.closePhone(phoneAt(place))}
                onPress={() => void lab.closePhone(phoneAt(place))}
                disabled={!ready}
              >
                ×
              </Tool>
            )}
          </span>
        ))}
      {tab !== undefined && (
        <Tool onPress={() => void lab.hold(tab)} disabled={!ready}>
          {t.anotherTab}
        </Tool>
      )}
      {phone !== undefined && (
        <Tool onPress={() => void lab.hold(phone)} disabled={!ready}>
          {t.anotherPhone}
        </Tool>
      )}
    </div>
  )
}
