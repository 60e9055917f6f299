import { createSystemClock } from '#src/services/clock/clock.ts'
import { createSystemRandom } from '#src/services/random/random.ts'
import { frameAddress } from '../bench-order.ts'
import { createPageDriver } from '../drivers/page.ts'
import { createFrameDoor } from '../frame-door.ts'
import type { LabBridge } from '../lab-bridge.ts'

/** The way to the app in a frame of this page. */
export function createFrameBridge(): LabBridge {
  const door = createFrameDoor()
  const random = createSystemRandom()
  return {
    driver: createPageDriver({ name: 'workbench', door, newRun: () => random.id('run'), addressOf: frameAddress }),
    running: door.bridge,
    clock: createSystemClock(),
    frame: door.attach,
    dress: door.dress,
  }
}
