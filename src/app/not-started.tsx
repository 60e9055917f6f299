import { Button } from '#src/ui/action/button.tsx'
import { ErrorState, ResultState } from '#src/ui/feedback/state.tsx'
import { Screen } from '#src/ui/layout/screen.tsx'

/** The app could not begin: its code did not come, or the browser forbids what it needs. There is no app yet to ask for anything. */
export const NotStarted = () => (
  <Screen title="数藏" titleStyle="hidden">
    <ErrorState
      title="没能打开数藏"
      note="请检查网络，并允许本站保存数据，然后重试。已经下的订单和付的款都在，不会受影响。"
      onRetry={() => location.reload()}
    />
  </Screen>
)

/** What is stored on the device takes long to open. It is waited for: without it nobody would be signed in. */
export const SlowStart = () => (
  <Screen title="数藏" titleStyle="hidden">
    <ResultState
      outcome="pending"
      title="正在打开保存在本机的内容"
      note="比平时慢一些，请稍等。登录和没有完成的订单都还在。"
      action={<Button onPress={() => location.reload()}>重新打开</Button>}
    />
  </Screen>
)
