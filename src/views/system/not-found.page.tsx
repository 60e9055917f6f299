import { tabPaths } from '#src/routes/table.ts'
import { useNavigation } from '../kit/use-navigation.ts'
import { NotFoundScreen } from './not-found.screen.tsx'

/** An address that leads nowhere. */
export default function NotFoundPage() {
  const { switchTab } = useNavigation()
  return <NotFoundScreen onHome={() => switchTab(tabPaths[0])} />
}
