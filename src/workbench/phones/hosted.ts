import { framesOwed } from '#src/domain/frame.ts'
import { scriptsLoading } from '#src/domain/lazy.ts'
import type { BenchOrder } from '../bench-order.ts'
import { createSwitches, type Switches } from '../bench.ts'
import type { ChatWire } from '../chat-wire.ts'
import type { Guest, Seat, WorldHost } from './host.ts'
import { placeOf } from './places.ts'

declare global {
  interface Window {
    /** In the page of a workbench: the world of the phones that it shows. */
    shucangHost?: WorldHost
  }
}

/** The world around this page, where there is one. */
export function hostAround(): WorldHost | undefined {
  try {
    return window.parent === window ? undefined : window.parent.shucangHost
  } catch {
    // The page around it is somebody else's.
    return undefined
  }
}

export interface HostedPage {
  readonly seat: Seat
  readonly switches: Switches
}

/** What only the page knows of itself; `durable` is undefined while no app runs. */
export interface GuestPage extends Pick<Guest, 'durable'> {
  readonly wire: () => Pick<ChatWire, 'setVisible' | 'setOnline'> | undefined
}

/** Takes this page's seat in the world around it. */
export async function enterHost(host: WorldHost, order: BenchOrder, page: GuestPage): Promise<HostedPage> {
  let seat: Seat | undefined
  const here = (): Seat => {
    if (!seat) throw new Error('nobody has a seat yet')
    return seat
  }
  const switches = createSwitches(
    (input, init) => here().ask(new Request(input, init)),
    () => here().clock.now(),
    `${placeOf(order.phone, order.tab)}/${order.lives}/`,
  )
  const { work, onWait, onPlanned } = switches
  // It begins until there is something to store.
  const busy = () => scriptsLoading() + framesOwed() + Number(page.durable() === undefined)
  const { durable, wire } = page
  const online = (on: boolean): void => {
    wire()?.setOnline(on)
    switches.setOnline(on)
  }
  const shows = (on: boolean): void => wire()?.setVisible(on)
  seat = await host.enter(order, { work, durable, busy, online, shows, onWait, onPlanned })
  addEventListener('pagehide', () => here().leave(), { once: true })
  return { seat, switches }
}
