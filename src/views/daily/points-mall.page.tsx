import { useState } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useIntent } from '../kit/intent/use-intent.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { wholeResource } from '../kit/resource/whole-resource.ts'
import { dayKey } from './day-intent.ts'
import { PointsMallScreen } from './points-mall.screen.tsx'
import { goodsOf, sumOf, todayPoints, viewShelves } from './points-mall.select.ts'

interface Chosen {
  readonly goodsId: string
  readonly count: number
  /** The key of the exchange: pressed twice, it is the same one. */
  readonly intent: string
}

/** What 积分 are given for, and today's to be taken (marketplace §2, §7; docs/decisions/0051). */
export default function PointsMallPage() {
  const { trade } = useApp()
  const points = useResource({ endpoint: 'daily.points', request: { direction: 'all' }, pageSize: 20, freshMs: 2000 })
  const shelves = useResource({ endpoint: 'daily.shelves', request: {}, freshMs: 2000 })
  useRenewal([points.data?.resetAt ?? null], () => (points.refresh(), shelves.refresh()))
  const [chosen, choose] = useState<Chosen | null>(null)
  const whole = wholeResource({ points, shelves })
  const { data } = whole
  const today = points.data?.today ?? null
  const taken = useIntent('transfer', ['daily.checkInForPoints'], dayKey('points', today))
  const redeem = useIntent('transfer', ['daily.redeem'], chosen?.intent ?? 'none')
  const { before, question } = useAskBefore('', [])
  const record = (direction: 'in' | 'out') =>
    renewalOf({ endpoint: 'daily.points', request: { direction }, pageSize: ROWS_A_PAGE })
  const renewals = [points.renewal, shelves.renewal, record('in'), record('out')]
  const follows = { done: renewals, refused: renewals }
  const row = data && chosen ? goodsOf(data.shelves, chosen.goodsId) : undefined
  const sum = data && chosen && row ? sumOf(row, data.points, chosen.count) : null
  return (
    <>
      <PointsMallScreen
        unknown={<UnknownIntents by={['daily.checkInForPoints', 'daily.redeem'] as const} />}
        resource={whole}
        balance={data?.points.balance ?? null}
        isTaken={data?.points.checkedIn ?? false}
        today={data ? todayPoints(data.points) : null}
        taking={taken.state}
        shelves={data ? viewShelves(data.shelves, data.points) : []}
        chosen={row && sum && chosen ? { name: row.name, count: chosen.count, sum, state: redeem.state } : null}
        onTake={() => {
          if (today === null) return
          const call = { endpoint: 'daily.checkInForPoints', request: { day: today } } as const
          before(call, () => taken.perform(call, follows))
        }}
        onChoose={(goodsId) => choose({ goodsId, count: 1, intent: trade.newIntent() })}
        onCount={(count) => choose((now) => now && { ...now, count })}
        onClose={() => choose(null)}
        onRedeem={() => {
          if (!chosen || !sum) return
          const request = { goodsId: chosen.goodsId, count: chosen.count, expectedPoints: sum.total }
          before({ endpoint: 'daily.redeem' }, () => redeem.perform({ endpoint: 'daily.redeem', request }, follows), [
            chosen.goodsId,
          ])
        }}
      />
      {question}
    </>
  )
}
