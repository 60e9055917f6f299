import { currencies } from '#src/contract/rest/money-shapes.ts'
import type { walletEndpoints } from '#src/contract/rest/wallet/wallet.endpoints.ts'
import type { MoneyEntry, Purse, WalletChannel, WalletOpening } from '#src/contract/rest/wallet/wallet.schema.ts'
import { maskCard } from '#src/domain/text/mask.ts'
import { beginOpening, openingUrl, walletOf } from '../world/checkout/wallets.ts'
import { balancesOf, movesOf } from '../world/trade/ledger.ts'
import type { World } from '../world/world.ts'
import { type Answer, type Answers, signedIn } from './answers.ts'

const entriesMax = 30

/** What moved in a person's purse, as that person sees it. */
function entriesOf(world: World, userId: string): MoneyEntry[] {
  const moves = currencies.flatMap((currency) => movesOf(world, currency, userId).map((row) => ({ ...row, currency })))
  return moves
    .toSorted((a, b) => b.at - a.at || Number(b.id) - Number(a.id))
    .slice(0, entriesMax)
    .map(({ id, currency, amount, to, note, at }) => {
      const signed = to === userId ? amount : -amount
      const isMoney = currency === 'fen'
      return {
        id,
        account: isMoney ? 'wallet' : currency,
        amountFen: isMoney ? signed : 0,
        beans: isMoney ? 0 : signed,
        title: note,
        at,
      }
    })
}

function purse(world: World, userId: string): Purse {
  const wallet = walletOf(world, userId)
  return {
    opened: wallet?.state === 'opened',
    state: wallet?.state ?? 'notOpened',
    channel: wallet?.channel ?? '',
    accountNo: wallet?.accountNo ? maskCard(wallet.accountNo) : '',
    ...balancesOf(world, userId),
    entries: entriesOf(world, userId),
  }
}

const opening =
  (channel: WalletChannel): Answer<(typeof walletEndpoints)['open']> =>
  async (world, { returnUrl }, caller) => {
    const wallet = await beginOpening(world, signedIn(caller).user.id, channel, returnUrl)
    const data: WalletOpening = {
      state: wallet.state,
      channel: wallet.channel,
      url: wallet.state === 'opened' ? '' : openingUrl(world, wallet),
    }
    return { data }
  }

export const walletAnswers: Answers<typeof walletEndpoints> = {
  purse: (world, _, caller) => ({ data: purse(world, signedIn(caller).user.id) }),
  openPay: opening('pay'),
  openHf: opening('hf'),
  openHfPay: opening('hfPay'),
  openYb: opening('yb'),
  open: opening('plain'),
}
