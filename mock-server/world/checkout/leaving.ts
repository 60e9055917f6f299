import type { World } from '../world.ts'
import { closeOrder } from './orders.ts'

/** Somebody leaves for good: open orders are closed, and what only served to buy is forgotten. Orders and payments stay on record. */
export async function leaveCheckout(world: World, userId: string): Promise<void> {
  const { orders, realNames, payPasswords, wallets, addresses, uploads } = world.tables
  for (const order of orders.filter((row) => row.userId === userId)) await closeOrder(world, order, 'cancelled')
  for (const table of [realNames, payPasswords, wallets]) table.remove((row) => row.id === userId)
  for (const table of [addresses, uploads]) table.remove((row) => row.userId === userId)
}
