import { href } from '#src/routes/table.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { pointLine } from './moves.select.ts'
import { directionOf, PointsRecordScreen } from './points-record.screen.tsx'

/** How 积分 came and went (marketplace §2, §7; docs/decisions/0051). */
export default function PointsRecordPage() {
  const { query, replace } = useNavigation()
  const direction = directionOf(query.get('type'))
  const list = useResource({ endpoint: 'daily.points', request: { direction }, pageSize: ROWS_A_PAGE, freshMs: 2000 })
  return (
    <PointsRecordScreen
      direction={direction}
      resource={list}
      lines={list.items.map(pointLine)}
      onDirection={(next) => replace(href('/pages/home/pointsRecord/index', { type: next === 'all' ? '' : next }))}
    />
  )
}
