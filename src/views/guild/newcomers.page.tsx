import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { NewcomersScreen } from './newcomers.screen.tsx'
import { newcomerLine } from './guild.select.ts'

/** Who was brought into one's guild, and by whom (marketplace §2, §6; docs/decisions/0050). */
export default function NewcomersPage() {
  const log = useResource({ endpoint: 'guild.newcomers', request: {}, pageSize: ROWS_A_PAGE })
  return (
    <NewcomersScreen
      resource={log}
      lines={log.items.map(newcomerLine)}
      empty={
        <EmptyState
          kind="people"
          title="暂无新成员"
          note="成员邀请的新人会显示在这里。"
          action={<Button href={`#${href('/pages/home/inviteFriends/index')}`}>邀请好友</Button>}
        />
      }
    />
  )
}
