import { Button } from '#src/ui/action/button.tsx'
import { PolicyDocument } from '../kit/page/policy-document.tsx'
import { avatarStatementText } from './avatar-statement.ts'

export interface AvatarStatementProps {
  /** Agreeing leads on with an exchange; null for somebody who only reads. */
  readonly onAgree: (() => void) | null
}

/** The agreement on exchanging avatars. */
export const AvatarStatementScreen = ({ onAgree }: AvatarStatementProps) => (
  <PolicyDocument
    policy={avatarStatementText}
    footer={
      onAgree && (
        <Button tone="primary" size="large" block onPress={onAgree}>
          同意并继续
        </Button>
      )
    }
  />
)
