import { ErrorState } from '#src/ui/feedback/state.tsx'
import { Screen } from '#src/ui/layout/screen.tsx'

/** The app could not begin: its code did not come, or the browser forbids what it needs. There is no app yet to ask for anything. */
export const NotStarted = () => (
  <Screen title="数藏" titleStyle="hidden">
    <ErrorState
      title="没能打开数藏"
      note="请检查网络，并允许本站保存数据，再试一次。已经下的订单和付的款都在，不会受影响。"
      onRetry={() => location.reload()}
    />
  </Screen>
)
