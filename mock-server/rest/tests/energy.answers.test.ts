import { expect, it } from 'vitest'
import { openTestWorld } from '#mock/test-kit.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { energyEndpoints } from '#src/contract/rest/energy/energy.endpoints.ts'

it('of one’s works those carry energy that have any left', async () => {
  const { ask, signIn, world } = await openTestWorld()
  const headers = await signIn()
  const carried = async () => (await ask(energyEndpoints.carried, {}, headers)).data
  const { data: works } = await ask(energyEndpoints.copies, { pageNo: 1, pageSize: 2 }, headers)
  const before = await carried()
  for (const [index, { id }] of works.list.entries()) await world.tables.copyPowers.put({ id, power: index })
  const [first, second] = works.list.map(({ power }) => power)
  expect(world.tables.copies.get(works.list[0]!.id)?.ownerId).toBe(demoAccount.userId)
  expect(await carried()).toEqual({ count: before.count - 1, power: before.power - first! - second! + 1 })
})
