import { getResponse } from 'msw'
import { createHandlers } from '#mock/handlers.ts'
import { createHostClock } from '#mock/host-clock.ts'
import type { WorldName } from '#mock/world/names.ts'
import { openWorld } from '#mock/open-world.ts'

/**
 * What MSW's data library costs as the world's store, at the sizes the named worlds have. Prints one line a figure, in ms;
 * each is the median of several runs. `node benchmarks/data-library.ts`
 */
const runs = 9

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

async function measure(times: number, work: () => unknown): Promise<number> {
  const taken: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const from = performance.now()
    for (let time = 0; time < times; time += 1) await work()
    taken.push((performance.now() - from) / times)
  }
  return median(taken)
}

/** A thousand products are the largest named world; five thousand show where the cost goes. */
async function sized(name: WorldName, products: number) {
  const world = await openWorld({ clock: createHostClock(), name })
  const source = world.tables.products.dump()
  const rows = Array.from({ length: products }, (_, index) => ({ ...source[index % source.length]!, id: `p${index}` }))
  await world.tables.products.load(rows)
  return { world, rows }
}

async function figures(name: WorldName, products: number): Promise<Record<string, number>> {
  const { world, rows } = await sized(name, products)
  const { products: table } = world.tables
  const last = rows.at(-1)!.id
  const snapshot = world.snapshot()
  const handlers = createHandlers(world)
  const body = JSON.stringify({ pageNo: 1, pageSize: 20 })
  const list = () =>
    getResponse(handlers, new Request('http://world.test/api/v1.0/product/selectAll', { method: 'POST', body }))
  return {
    'load all rows': await measure(1, () => table.load(rows)),
    'find the last by id': await measure(100, () => table.get(last)),
    'filter one series': await measure(20, () => table.filter((row) => row.seriesId === '16')),
    'filter and sort all': await measure(20, () =>
      table.filter(() => true).toSorted((a, b) => b.onSaleAt - a.onSaleAt),
    ),
    'change one row': await measure(20, () => table.change(last, (draft) => void (draft.remaining += 1))),
    'put a new row, remove it': await measure(10, async () => {
      await table.put({ ...rows[0]!, id: 'new' })
      table.remove((row) => row.id === 'new')
    }),
    'a page of 20 through MSW': await measure(10, list),
    snapshot: await measure(3, () => world.snapshot()),
    'snapshot as JSON text': await measure(3, () => JSON.stringify(world.snapshot())),
    restore: await measure(1, () => world.restore(snapshot)),
    'snapshot in KB': JSON.stringify(snapshot).length / 1024,
    'begin anew': await measure(1, () => world.begin()),
  }
}

const sizes: readonly (readonly [WorldName, number])[] = [
  ['default', 64],
  ['large', 1000],
  ['large', 5000],
]
const columns: Record<string, number>[] = []
for (const [name, products] of sizes) columns.push(await figures(name, products))
console.log(`| operation | ${sizes.map(([, products]) => `${products} products`).join(' | ')} |`)
console.log(`|---|${sizes.map(() => '--:').join('|')}|`)
for (const name of Object.keys(columns[0]!)) {
  console.log(`| ${name} | ${columns.map((column) => column[name]!.toPrecision(3)).join(' | ')} |`)
}
