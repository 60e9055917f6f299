import type { Page } from '@playwright/test'

/** What the world's books hold. */
export interface Books {
  /** What the audits of things, money, orders and payments have found. */
  readonly faults: readonly string[]
  /** How the orders stand whose intent begins with a text. */
  readonly orders: readonly string[]
  /** Payments that took money. */
  readonly charges: number
}

/** Reads the books of the world that a page plays in. */
export const booksOf = (page: Page, intent: string): Promise<Books> =>
  page.evaluate(async (beginning) => {
    const world = window.shucang?.['world'] as unknown as {
      act(name: string): Promise<readonly string[]>
      snapshot(): Promise<{ tables: Record<string, { intent?: string; state: string }[]> }>
    }
    const { orders = [], payments = [] } = (await world.snapshot()).tables
    return {
      faults: [...(await world.act('trade.audit')), ...(await world.act('pay.audit'))],
      orders: orders.filter(({ intent }) => intent?.startsWith(beginning)).map(({ state }) => state),
      charges: payments.filter(({ state }) => state === 'succeeded').length,
    }
  }, intent)
