import { payableAddress } from '#src/domain/payable-address.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { Failure } from '#src/machines/port.ts'
import { refusal, type Restartable, type Tools } from './effect.ts'
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
const pending: Failure = { reason: 'unheard', message: '正在确认结果，请稍候' }
const purse = { type: 'resource.refreshRequested', key: 'wallet.purse?' } as const

/**
 * Opens a wallet with the service whose call `values.service` names, and goes to its page (lc:wallet-opening). The opening is an intent
 * under the key of the form, so that its doubt is asked about and in sight like any other; the form waits for it, and its tab is the one
 * that leaves.
 */
export const openWallet =
  (tools: Pick<Tools, 'say' | 'heardOf' | 'durable'>, device: LeavingDevice): Senders[string] =>
  async ({ values, intent, isRepetition, isRestarted }: Parameters<Senders[string]>[0] & Restartable, signal) => {
    const service = String(values['service'])
    if (!isService(service)) return { type: 'send.failed', failure: refusal('', '请选择开户方式') }
    const stream = `transfer/${intent}` as const
    const request = { returnUrl: device.addressOf(pursePage) }
    const follows = { done: [purse], refused: [purse] }
    if (isRepetition) tools.say(stream, { type: 'transfer.checkRequested' })
    else tools.say(stream, { type: 'transfer.requested', endpoint: calls[service], request, follows })
    const { state, context } = await tools.heardOf(stream, signal)
    const { failure, result } = fieldsOf(context)
    if (state !== 'done') return { type: 'send.failed', failure: failure ?? pending }
    const { url = '' } = fieldsOf(result)
    const address = url === '' ? null : payableAddress(String(url), device.base, device.allowedHosts)
    if (url !== '' && address === null) {
      return { type: 'send.failed', failure: refusal('', '开户页面的地址不可信，已停止跳转') }
    }
    // The tap was made on a page that is gone: the purse offers to go on.
    if (address !== null && !isRestarted) {
      // The signal ends with the state, once the answer is noted. Left before that is stored, the wallet would be asked for again, and
      // its page opened again, on the way back.
      const leave = () => void tools.durable().then(() => device.leave({ kind: 'page', url: address }))
      signal.addEventListener('abort', leave, { once: true })
    }
    return { type: 'send.succeeded', result: null }
  }
