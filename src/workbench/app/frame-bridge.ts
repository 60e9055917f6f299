import { createSystemClock } from '#src/services/clock/clock.ts'
import { createSystemRandom } from '#src/services/random/random.ts'
import { frameAddress } from '../bench-order.ts'
import { createPageDriver } from '../drivers/page.ts'
import { createFrameDoor } from '../frame-door.ts'
import { createWorldHost } from '../phones/host.ts'
import type { LabBridge } from '../lab-bridge.ts'

/** The way to the apps in the frames of this page; their world is here. */
export function createFrameBridge(): LabBridge {
  const host = createWorldHost(new URL('.', location.href).pathname)
  window.shucangHost = host
  const door = createFrameDoor(host)
  const random = createSystemRandom()
  return {
    driver: createPageDriver({ name: 'workbench', door, newRun: () => random.id('run'), addressOf: frameAddress }),
    running: door.bridge,
    clock: createSystemClock(),
    frame: door.attach,
    phones: { most: door.most, now: door.phones, watch: door.watch },
    standBy: door.standBy,
    revive: door.revive,
    dress: door.dress,
  }
}
