import type { Books } from '../../mock-server/world/books.ts'
import { type Act, acts } from './acts.ts'
import type { World } from './machine.ts'
import type { Trial } from './plan.ts'
import type { Standing } from '../../scenarios/sayings.ts'

const person = '10001'

/** Copies of the avatar that the exchange of the rig is for. */
async function foxesOf(world: World): Promise<number> {
  const { tables } = await world.hook<{ tables: Readonly<Record<string, readonly Record<string, unknown>[]>> }>(
    'snapshot',
  )
  return (tables['avatarCopies'] ?? []).filter((row) => row['ownerId'] === person && row['avatarId'] === '505102')
    .length
}

/** Reads how the wish of a trial stands, counted from now. */
export async function readerOf(trial: Trial, world: World): Promise<() => Promise<Standing>> {
  const act: Act = acts[trial.act]
  const read = async (): Promise<Books> => ({
    ...(await world.act<Books>('world.books', { userId: person })),
    ...(trial.act === 'exchange' ? { foxes: await foxesOf(world) } : {}),
  })
  const before = await read()
  return async () => {
    const now = await read()
    const change = (count: string) => (now[count] ?? 0) - (before[count] ?? 0)
    const { wallet = 0, planted = 0, bids = 0, asks = 0 } = now
    const times = change(act.counts) / act.by
    const made = { orders: change('orders'), charges: change('charges'), closed: change('closed') }
    return { times, ...made, wallet, planted, bids, asks }
  }
}
