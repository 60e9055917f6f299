import type { Driver } from '#scenarios/player/driver.ts'
import { href, type RoutePath } from '#src/routes/table.ts'
import { accountExamples } from './examples/account.examples.ts'
import { addressExamples } from './examples/address.examples.ts'
import { auctionExamples } from './examples/auction.examples.ts'
import { avatarExamples } from './examples/avatar.examples.ts'
import { beansExamples } from './examples/beans.examples.ts'
import { boxExamples } from './examples/box.examples.ts'
import { chatExamples } from './examples/chat.examples.ts'
import { collectionExamples } from './examples/collection.examples.ts'
import { dailyExamples } from './examples/daily.examples.ts'
import { energyExamples } from './examples/energy.examples.ts'
import { guildExamples } from './examples/guild.examples.ts'
import { drawExamples } from './examples/draw.examples.ts'
import { freedomDealExamples } from './examples/freedom-deal.examples.ts'
import { gardenExamples } from './examples/garden.examples.ts'
import { identityExamples } from './examples/identity.examples.ts'
import { invitationExamples } from './examples/invitation.examples.ts'
import { listingExamples } from './examples/listing.examples.ts'
import { marketExamples } from './examples/market.examples.ts'
import { noticeExamples } from './examples/notice.examples.ts'
import { orderExamples } from './examples/order.examples.ts'
import { productExamples } from './examples/product.examples.ts'
import { sessionExamples } from './examples/session.examples.ts'
import { synthesisExamples } from './examples/synthesis.examples.ts'
import { systemExamples } from './examples/system.examples.ts'
import { walletExamples } from './examples/wallet.examples.ts'
import type { Example, Examples, Story } from './examples/example.ts'

export { type Example, usualWorld } from './examples/example.ts'

/** Every area's; a page that is not in it stands for itself. */
const told: Examples = {
  ...accountExamples,
  ...addressExamples,
  ...auctionExamples,
  ...avatarExamples,
  ...beansExamples,
  ...boxExamples,
  ...chatExamples,
  ...collectionExamples,
  ...dailyExamples,
  ...drawExamples,
  ...energyExamples,
  ...guildExamples,
  ...freedomDealExamples,
  ...gardenExamples,
  ...identityExamples,
  ...invitationExamples,
  ...listingExamples,
  ...marketExamples,
  ...noticeExamples,
  ...orderExamples,
  ...productExamples,
  ...sessionExamples,
  ...synthesisExamples,
  ...systemExamples,
  ...walletExamples,
}

/** How the page at `path` is seen, the usual sight first. */
export const examplesOf = (path: RoutePath): readonly [Example, ...Example[]] =>
  (told[path] as readonly [Example, ...Example[]] | undefined) ?? [{ name: '' }]

/** What must have happened for some examples to be seen in one run. */
export const storyOf = (examples: readonly Example[]): Story =>
  [...new Set(examples.flatMap((example) => example.before ?? []))].flat()

/** Where an example is seen, once what is before it has happened. Rejects when its order was not placed. */
export async function addressOf(
  path: RoutePath,
  { query, order }: Example,
  observe: Driver['observe'],
): Promise<string> {
  if (order === undefined) return href(path, query)
  const known = (await observe(order))?.context['order'] as { readonly orderId: string } | null | undefined
  if (!known) throw new Error(`${order} was not placed`)
  return href(path, { ...query, orderId: known.orderId })
}
