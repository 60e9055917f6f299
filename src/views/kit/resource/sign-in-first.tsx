import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { useApp } from '../app/app.ts'

/** What a guest does not see, and the way to it. */
export function SignInFirst() {
  const app = useApp()
  return (
    <EmptyState
      title="登录后查看"
      action={
        <Button tone="primary" onPress={() => app.say('navigation', { type: 'navigation.signInAsked' })}>
          登录
        </Button>
      }
    />
  )
}
