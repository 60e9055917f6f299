import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export const NotFoundScreen = ({ onHome }: { onHome: () => void }) => (
  <PageScreen title="没有这个页面">
    <EmptyState
      kind="search"
      title="没有找到这个页面"
      note="链接可能写错了，或者页面已经搬走。"
      action={
        <Button tone="primary" onPress={onHome}>
          回到首页
        </Button>
      }
    />
  </PageScreen>
)
