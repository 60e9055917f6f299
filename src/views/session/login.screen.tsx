import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'
import { Welcome } from './welcome.tsx'

export interface LoginProps extends SignInFormProps {
  /** There is a page below to go back to. */
  readonly back: boolean
}

export const LoginScreen = ({ back, ...form }: LoginProps) => (
  <PageScreen titleStyle="hidden" back={back}>
    <Welcome title="欢迎来到数藏" note="把一座画廊放进口袋" />
    <SignInForm {...form} />
  </PageScreen>
)

/** For someone who is signed in already. */
export const SignedInScreen = ({ name, onHome }: { name: string; onHome: () => void }) => (
  <PageScreen>
    <EmptyState
      title={`${name}，你已经登录了`}
      note="想换一个账号，请先在设置里退出登录。"
      action={
        <Button tone="primary" onPress={onHome}>
          回到首页
        </Button>
      }
    />
  </PageScreen>
)
