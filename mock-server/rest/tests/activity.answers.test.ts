import { expect, it } from 'vitest'
import { boxEndpoints } from '#src/contract/rest/box/box.endpoints.ts'
import { activityEndpoints } from '#src/contract/rest/activity/activity.endpoints.ts'
import { day } from '#src/domain/time/instant.ts'
import { openTestWorld } from '../../test-kit.ts'
import { demoAccount } from '../../world/demo-account.ts'

it('ranks who opens most boxes this month, and gives a title for it', async () => {
  const { ask, signIn, control } = await openTestWorld()
  const headers = await signIn()
  expect((await ask(activityEndpoints.crown, {}, headers)).data).toEqual({
    name: '',
    opened: 0,
    nextName: '启封学徒',
    left: 1,
  })
  expect((await ask(activityEndpoints.ranking, {}, headers)).data.mine).toMatchObject({ rank: 0, opened: 0 })
  await ask(boxEndpoints.openBatch, { sysConfigureId: '2', blindBoxId: '3011' }, headers)
  const { data } = await ask(activityEndpoints.ranking, {}, headers)
  expect(data.mine).toMatchObject({ id: demoAccount.userId, opened: 10, crown: '开盒行家' })
  expect(data.list[data.mine.rank - 1]).toEqual(data.mine)
  expect((await ask(activityEndpoints.crown, {}, headers)).data).toMatchObject({ nextName: '掌盒人', left: 20 })

  await control.advance(32 * day)
  const later = await signIn()
  const last = (await ask(activityEndpoints.lastRanking, {}, later)).data
  expect(last.mine.opened).toBe(10)
  expect(last.endsAt).toBe((await ask(activityEndpoints.ranking, {}, later)).data.from)
  const counts = last.list.map((row) => row.opened)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})
