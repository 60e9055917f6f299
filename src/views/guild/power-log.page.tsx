import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
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
      empty={
        <EmptyState
          kind="record"
          title="暂无战力记录"
          note="成员引出能量、解锁区块或加入公会时，会记录在这里。"
          action={<Button href={`#${href('/pages/mine/energy/index')}`}>我的能量</Button>}
        />
      }
    />
  )
}
