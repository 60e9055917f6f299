import { payableAddress } from '#src/domain/payable-address.ts'
import { callOnce, doubtOf } from './call-once.ts'
import { refusal, type Tools } from './effect.ts'
import type { PaymentDevice } from './order-calls.ts'
import type { Senders } from './submission.effects.ts'

/** The way to the page where a wallet is opened. */
export type LeavingDevice = Pick<PaymentDevice, 'allowedHosts' | 'base' | 'addressOf' | 'leave'>

/** Where the wallet service leads back to. */
const pursePage = '/pages/mine/myPurse/index'

/** The call of each service. */
const calls = {
  openPay: 'wallet.openPay',
  openHf: 'wallet.openHf',
  openHfPay: 'wallet.openHfPay',
  openYb: 'wallet.openYb',
  open: 'wallet.open',
} as const

const isService = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name)

/** Opens a wallet with the service whose call `values.service` names, and goes to its page (lc:wallet-opening). */
export const openWallet =
  (tools: Pick<Tools, 'rest' | 'durable' | 'clock' | 'keys'>, device: LeavingDevice): Senders[string] =>
  async (send, signal) => {
    const { values, intent } = send
    const service = String(values['service'])
    if (!isService(service)) return { type: 'send.failed', failure: refusal('', '请选择开户方式') }
    const request = { returnUrl: device.addressOf(pursePage) }
    // Opening twice could leave somebody with two wallets: after a doubt it is asked what became of the first.
    const asked = await callOnce(tools, calls[service], request, { signal, intent, doubt: doubtOf(send) })
    if (!('data' in asked)) return { type: 'send.failed', failure: asked.failure }
    const { url } = asked.data
    const address = url === '' ? null : payableAddress(url, device.base, device.allowedHosts)
    if (url !== '' && address === null) {
      return { type: 'send.failed', failure: refusal('', '开户页面的地址不可信，已停止跳转') }
    }
    if (address !== null) {
      // The signal ends with the state, once the answer is noted. Left before that is stored, the wallet would be asked for again, and
      // its page opened again, on the way back.
      const leave = () => void tools.durable().then(() => device.leave({ kind: 'page', url: address }))
      signal.addEventListener('abort', leave, { once: true })
    }
    return { type: 'send.succeeded', result: null }
  }
