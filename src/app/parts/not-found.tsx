import { places } from '#src/machines/places.ts'
import { useNavigation } from '#src/views/kit/app/use-navigation.ts'
import { NotFoundScreen } from '#src/views/system/not-found.screen.tsx'

/** An address that leads nowhere; shown without waiting for a page's code. */
export function NotFound() {
  const { switchTab } = useNavigation()
  return <NotFoundScreen onHome={() => switchTab(places.home)} />
}
