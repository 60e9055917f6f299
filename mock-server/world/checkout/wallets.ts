import type { WalletChannel } from '#src/contract/rest/wallet/wallet.schema.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { requireVerified } from './real-name.ts'
import { acceptedReturn } from './return-url.ts'

type Wallet = Row<'wallets'>

export const walletOf = (world: World, userId: string): Wallet | undefined => world.tables.wallets.get(userId)

export const isWalletOpen = (world: World, userId: string): boolean => walletOf(world, userId)?.state === 'opened'

/** Where an opening is confirmed; below the gateway, like the cashiers. */
export const openingUrl = ({ base }: World, { openingNo }: Wallet): string => `${base}gateway/opening?no=${openingNo}`

/**
 * Begins to open a wallet with one of the services (lc:wallet-opening); only for verified people. An open wallet stays as it is, an
 * opening under way goes on, with another service if that is asked for.
 */
export async function beginOpening(
  world: World,
  userId: string,
  channel: WalletChannel,
  returnUrl = '',
): Promise<Wallet> {
  requireVerified(world, userId)
  const known = walletOf(world, userId)
  if (known?.state === 'opened') return known
  return world.tables.wallets.put({
    id: userId,
    state: 'opening',
    channel,
    accountNo: '',
    openingNo: known?.openingNo ?? `W${world.nextId()}`,
    returnUrl: acceptedReturn(returnUrl),
    changedAt: world.clock.now(),
  })
}

/** The person agrees on the page of the wallet service. Once open, it stays open. */
export async function confirmOpening(world: World, openingNo: string): Promise<Wallet | undefined> {
  const wallet = world.tables.wallets.find((row) => row.openingNo === openingNo)
  if (!wallet || wallet.state === 'opened') return wallet
  return world.tables.wallets.change(wallet.id, (draft) => {
    draft.state = 'opened'
    draft.accountNo = `62${world.random.digits(14)}`
    draft.changedAt = world.clock.now()
  })
}
