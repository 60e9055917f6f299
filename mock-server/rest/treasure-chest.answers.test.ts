import { expect, it } from 'vitest'
import { boxesEndpoints } from '#src/contract/rest/boxes/boxes.endpoints.ts'
import { treasureChestEndpoints } from '#src/contract/rest/treasure-chest/treasure-chest.endpoints.ts'
import { day } from '#src/domain/time/instant.ts'
import { openTestWorld } from '../test-kit.ts'
import { demoAccount } from '../world/demo-account.ts'

it('ranks who opens most boxes this month, and gives a title for it', async () => {
  const { ask, signIn, control } = await openTestWorld()
  const headers = await signIn()
  expect((await ask(treasureChestEndpoints.crown, {}, headers)).data).toEqual({
    name: '',
    opened: 0,
    nextName: '启封学徒',
    left: 1,
  })
  expect((await ask(treasureChestEndpoints.ranking, {}, headers)).data.mine).toMatchObject({ rank: 0, opened: 0 })
  await ask(boxesEndpoints.openBatch, { sysConfigureId: '2', blindBoxId: '3011' }, headers)
  const { data } = await ask(treasureChestEndpoints.ranking, {}, headers)
  expect(data.mine).toMatchObject({ id: demoAccount.userId, opened: 10, crown: '开箱行家' })
  expect(data.list[data.mine.rank - 1]).toEqual(data.mine)
  expect((await ask(treasureChestEndpoints.crown, {}, headers)).data).toMatchObject({ nextName: '掌箱人', left: 20 })

  await control.advance(32 * day)
  const later = await signIn()
  const last = (await ask(treasureChestEndpoints.lastRanking, {}, later)).data
  expect(last.mine.opened).toBe(10)
  expect(last.endsAt).toBe((await ask(treasureChestEndpoints.ranking, {}, later)).data.from)
  const counts = last.list.map((row) => row.opened)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})
