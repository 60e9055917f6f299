import { expect, it } from 'vitest'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { open } from '../lived-in.ts'
import { sampleOf } from '../samples.ts'

type Ids = readonly string[]

/** Which fields name things that change hands; a filter may name a kind as often as it likes. */
const isOfThings = (field: string): boolean => /^ids$|^(copy|item|listing)Ids$/.test(field)

/** The request with others of the things that it names; some are a list, some a text with commas. */
function naming(request: object, choose: (ids: Ids) => Ids): object {
  const [field, value] = Object.entries(fieldsOf(request)).find(([name]) => isOfThings(name))!
  return { ...request, [field]: typeof value === 'string' ? choose(value.split(',')).join(',') : choose(value as Ids) }
}

/** What becomes of a call that names these of its things, in a world of its own. */
async function outcomeOf(endpoint: Endpoint, choose: (ids: Ids) => Ids) {
  const { make, world } = await open()
  // A recipe that takes two of one work: only there one copy can stand for both.
  await world.tables.recipes.change('881001', ({ materials: [first] }) => void (first!.count = 2))
  const { answer, wrote } = await make(endpoint, undefined, (request) => naming(request, choose))
  return { code: answer?.code, data: answer?.data, wrote }
}

/** One of them once more, and in the place of the next one. */
const ways: readonly ((ids: Ids) => Ids)[] = [
  (ids) => [...ids, ids[0]!],
  ...[1, 2].map((place) => (ids: Ids) => ids.map((id, at) => (at === place ? ids[at - 1]! : id))),
]

const namesOf = ({ name, request }: Endpoint): Ids =>
  Object.keys({ ...sampleOf(name), ...(request as { readonly fields?: object }).fields })

it('what is named twice is given, offered or taken once, or the call is refused', async () => {
  const accepted: string[] = []
  const wrong: string[] = []
  for (const endpoint of allEndpoints.filter((row) => !row.readsOnly && namesOf(row).some(isOfThings))) {
    if ((await outcomeOf(endpoint, (ids) => ids)).code === 200) accepted.push(endpoint.name)
    for (const choose of ways) {
      const twice = await outcomeOf(endpoint, choose)
      if (twice.code !== 200) continue
      const once = await outcomeOf(endpoint, (ids) => [...new Set(choose(ids))])
      if (JSON.stringify(once) !== JSON.stringify(twice)) wrong.push(`${endpoint.name} ${ways.indexOf(choose)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(accepted.toSorted()).toEqual([
    'collection.changeBox',
    'listing.boxDown',
    'listing.boxUp',
    'listing.downMany',
    'listing.seedsDown',
    'listing.seedsUp',
    'listing.upMany',
    'order.batch',
    'synthesis.perform',
    'transfer.give',
  ])
})
