import { EmptyState } from '#src/ui/feedback/state.tsx'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { PowerLogScreen } from './power-log.screen.tsx'
import { powerLine } from './guild.select.ts'

/** How the power of one's guild has changed (marketplace §2, §6; docs/decisions/0050). */
export default function PowerLogPage() {
  const log = useResource({ endpoint: 'guild.powerLog', request: {}, pageSize: ROWS_A_PAGE })
  return (
    <PowerLogScreen
      resource={log}
      lines={log.items.map(powerLine)}
      empty={<EmptyState title="还没有战力记录" note="有人引出能量、解锁区块或加入公会，这里就会记下一笔。" />}
    />
  )
}
