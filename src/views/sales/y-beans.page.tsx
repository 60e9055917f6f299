import { YBeansScreen } from './y-beans.screen.tsx'
import { useBeans } from './use-beans.ts'

/** What 元豆 can be given for (marketplace §2, §7). */
export default function YBeansPage() {
  return <YBeansScreen {...useBeans('yuanDou')} />
}
