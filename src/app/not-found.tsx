import { places } from '#src/machines/places.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { useNavigation } from '#src/views/kit/use-navigation.ts'
import { PageScreen } from '#src/views/kit/page-screen.tsx'

/** An address that leads nowhere. */
export function NotFound() {
  const { switchTab } = useNavigation()
  return (
    <PageScreen title="没有这个页面">
      <EmptyState
        kind="search"
        title="没有找到这个页面"
        note="链接可能写错了，或者页面已经搬走。"
        action={<Button onPress={() => switchTab(places.home)}>回到首页</Button>}
      />
    </PageScreen>
  )
}
