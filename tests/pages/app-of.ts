import { demoAccount } from '#mock/world/demo-account.ts'
import { appChat } from '#src/app/app-chat.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import type { App } from '#src/views/kit/app/app.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'

/** The moment at which all pages are looked at, as scenarios spell it and as a number. */
export const clock = '2026-03-01T08:00:00+08:00'
export const NOW = Date.parse(clock)
const stopped = { now: () => NOW, setTimeout: () => 0, clearTimeout: () => undefined }

/** The running app as its pages get it, on nobody's device. */
export const appOf = (driver: HeadlessDriver): App => ({
  ...driver.system(),
  clock: stopped,
  release: { version: '1.0.39', code: 1039 },
  allowedHosts: ['download.shucang.example'],
  // As in a demonstration; how it is without one is told by stories.
  demo: {
    ...demoAccount,
    codeFor: () => Promise.resolve(demoAccount.code),
    identityFor: () => ({ name: '林青山', idCard: '330106199003071234' }),
  },
  letsGuestsIn: true,
  chat: appChat({ chat: undefined, clock: { ...stopped } as never, random: createSeededRandom(7) }),
  trade: {
    tabId: 'tab-1',
    nativePay: false,
    newIntent: () => 'intent-0001',
    intents: () => [],
    remembers: () => true,
    meetsNewer: () => false,
    orderStream: driver.system().orderStream,
    keepFile: () => 'file-1',
    payable: (address) => address,
  },
  device: {} as App['device'],
})
