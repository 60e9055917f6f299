import { href } from '#src/routes/table.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface ConsentProps {
  readonly open: boolean
  readonly onAgree: () => void
  readonly onDismiss: () => void
}

/** Asked where somebody signs in and has ticked nothing: one press instead of two. */
export const Consent = ({ open, onAgree, onDismiss }: ConsentProps) => (
  <Dialog
    open={open}
    title="服务协议与隐私保护"
    confirm={{ text: '同意并登录', onPress: onAgree }}
    cancel={{ text: '不同意', onPress: onDismiss }}
    onDismiss={onDismiss}
  >
    请阅读并同意
    <TextLink inline href={`#${href('/pages/login/servicePolicy/index')}`}>
      《用户服务协议》
    </TextLink>
    和
    <TextLink inline href={`#${href('/pages/login/privacyPolicy/index')}`}>
      《隐私政策》
    </TextLink>
  </Dialog>
)
