import { expect, it } from 'vitest'
import { openTestWorld } from '#mock/test-kit.ts'
import { actNames, type ActName } from '#mock/acts.ts'
import { day, hour } from '#src/domain/time/instant.ts'
import { auctionEndpoints } from '#src/contract/rest/auction/auction.endpoints.ts'
import { noticeEndpoints } from '#src/contract/rest/notice/notice.endpoints.ts'
import { writingOf } from './written.ts'

const phone = '13800000002'

/** What happens behind the server's back, one after the other in one world, to somebody who is not the person of the demo. */
const deeds: readonly (readonly [ActName, object])[] = [
  ['session.signInElsewhere', { phone }],
  ['session.expireTokens', { phone }],
  ['session.stopRenewal', { phone }],
  ['session.endTokens', { phone, code: 3302 }],
  ['session.signInElsewhere', {}],
  ['session.forgetTokens', { phone }],
  ['account.rename', { phone, nickname: '新名' }],
  ['notice.publish', { title: '只有题目' }],
  ['notice.publish', { title: '题目', summary: '摘要', content: '<p>正文</p>', typeId: '42', pinned: true }],
  ['update.release', { on: 'latest', version: '2.0.0', versionNumber: 2000, forced: true }],
  ['update.release', { on: 'customer', version: '2.0.1', message: '说明' }],
  ['wallet.give', { phone, currency: 'fen', amount: 500 }],
  ['wallet.give', { phone, currency: 'weiDou', amount: 7 }],
  ['wallet.agree', { phone }],
  ['account.unprepared', { phone }],
  ['market.changeProduct', { id: '201101', state: 'offShelf', priceFen: 5000 }],
  ['trade.sellElsewhere', { id: '201102', count: 2 }],
  ['trade.openElsewhere', { id: '3011', count: 2 }],
  ['trade.giveCopies', { id: '201102', count: 2, phone }],
  ['trade.giveBoxes', { id: '3011', count: 2, phone }],
  ['trade.endCooling', { phone }],
  ['guild.promote', { phone }],
  ['guild.demote', { phone }],
  ['auction.bidBy', { auctionId: '880001', phone }],
  ['auction.bidBy', { auctionId: '880001', phone: '13800000003' }],
  ['auction.takenBy', { id: '880060', phone }],
  ['envelope.takenByOthers', { count: 2 }],
  ['envelope.close', {}],
  ['world.due', {}],
]

it('what each act writes', async () => {
  expect(deeds.filter(([name]) => !actNames.includes(name))).toEqual([])
  const { control, world } = await openTestWorld()
  const written = writingOf(world)
  written()
  const lines: string[] = []
  for (const [name, input] of deeds) {
    const result = await control.act(name, input).catch((error: unknown) => String(error))
    lines.push(`## ${name} ${JSON.stringify(input)}`, JSON.stringify(result) ?? 'nothing', ...written(), '')
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('written/acts.txt')
})

it('what is written when time goes by and nobody does anything', async () => {
  const { control, world, ask } = await openTestWorld()
  const written = writingOf(world, 3)
  written()
  const lines: string[] = []
  for (const [words, ms] of [
    ['an hour', hour],
    ['a day', day],
    ['nine days', 9 * day],
  ] as const) {
    await control.advance(ms)
    // What is due happens with the next question.
    await ask(noticeEndpoints.list, { pageNo: 1, pageSize: 1 })
    await ask(auctionEndpoints.list, { pageNo: 1, pageSize: 1 })
    lines.push(`## ${words} later`, ...written(), '')
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('written/time.txt')
})
