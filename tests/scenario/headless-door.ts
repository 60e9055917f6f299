import type { BridgeMethod, PageDoor } from '#src/workbench/drivers/page.ts'
import { type Bridge, createBridge } from '#src/workbench/bridge.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import type { FrameDoor } from '#src/workbench/frame-door.ts'
import { createRecorder } from '#src/workbench/run/recorder.ts'
import type { BenchRequest } from '#src/workbench/bench-order.ts'

/** The order and the page that an address names. */
function read(address: string): BenchRequest & { readonly start: string } {
  const { searchParams, hash } = new URL(address, 'http://world.test')
  return { ...(JSON.parse(searchParams.get('bench')!) as BenchRequest), start: hash.slice(1) }
}

/** The app without a page where the workbench has it in a frame: the same bridge, and no pages that speak. */
export function createHeadlessDoor(): PageDoor & Pick<FrameDoor, 'bridge'> & { stop(): Promise<void> } {
  const driver = createHeadlessDriver()
  let bridge: Bridge | undefined
  let isRunning = false
  const recorderNow = () => createRecorder(driver.bridgeParts().clock.now, (run) => void setImmediate(run))
  let recorder: ReturnType<typeof recorderNow>
  const connect = () => {
    bridge = createBridge({ ...driver.bridgeParts(), recorder, unshut: () => undefined })
  }
  const stop = async () => {
    if (isRunning) await driver.stop()
    isRunning = false
  }
  return {
    bridge: () => bridge,
    navigate: async (address) => {
      await stop()
      const { world, seed, clock, chat = true, start } = read(address)
      await driver.start({ title: '', cites: [], steps: [], world, seed, clock, chat, start })
      isRunning = true
      recorder = recorderNow()
      connect()
    },
    call: async (method: BridgeMethod, args) => (bridge![method] as (...given: readonly unknown[]) => unknown)(...args),
    reload: async () => {
      await driver.reload()
      connect()
    },
    stop,
  }
}
