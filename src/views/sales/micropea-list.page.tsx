import { MicropeaListScreen } from './micropea-list.screen.tsx'
import { useBeans } from './use-beans.ts'

/** What 微豆 can be given for (marketplace §2, §7). */
export default function MicropeaListPage() {
  return <MicropeaListScreen {...useBeans('weiDou')} />
}
