import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { GuildInfoScreen } from './guild-info.screen.tsx'
import { memberLine } from './guild.select.ts'

/** What one's guild is, and everybody in it (marketplace §2, §6). */
export default function GuildInfoPage() {
  const guild = useAside({ endpoint: 'guild.info', request: {} })
  const members = useResource({ endpoint: 'guild.members', request: {}, pageSize: ROWS_A_PAGE })
  return <GuildInfoScreen resource={members} guild={guild.data?.mine ?? null} lines={members.items.map(memberLine)} />
}
