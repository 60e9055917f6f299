import { area, endpoint } from '../endpoint.ts'
import { OpeningRequest, Purse, WalletOpening } from './wallet.schema.ts'

const opening = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    request: OpeningRequest,
    response: WalletOpening,
    readsOnly: false,
    question: { seenIn: 'wallet.purse' },
    summary,
  })

/**
 * The purse and the opening of a wallet (marketplace §7, lc:wallet-opening). Five calls open one, each with another service; which of
 * them a person uses is the client's choice, and an open wallet stays the one it is. `purse` confirms an opening.
 */
export const walletEndpoints = area('wallet', {
  purse: endpoint({
    method: 'GET',
    path: '/order/isOpenAccount',
    response: Purse,
    summary: '是否已开通钱包，以及余额和最近的收支',
  }),
  openPay: opening('/pay/walletAccountOpening', '开通钱包'),
  openHf: opening('/hfPay/hfAccountOpening', '开通汇付账户'),
  openHfPay: opening('/hfPay/hfAccountOpenPay', '开通汇付支付账户'),
  openYb: opening('/ybPay/walletAccountOpening', '开通易宝钱包'),
  open: opening('/walletAccountOpening', '开通钱包（无前缀的写法，A-14）'),
})
