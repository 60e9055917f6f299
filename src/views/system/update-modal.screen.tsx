import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { UpdateDialog } from '../kit/system/update-dialog.tsx'
import type { UpdateModalView } from './update-modal.select.ts'

export interface UpdateModalProps {
  readonly modal: UpdateModalView | null
  readonly onUpdate: () => void
  readonly onClose: () => void
}

export const UpdateModalScreen = ({ modal, onUpdate, onClose }: UpdateModalProps) => (
  <PageScreen title={modal ? '发现新版本' : '暂无更新'}>
    {modal ? (
      <UpdateDialog {...modal} onUpdate={onUpdate} onClose={onClose} />
    ) : (
      <EmptyState
        title="暂无更新"
        note="这个链接里没有新版本的信息。"
        action={<Button onPress={onClose}>返回</Button>}
      />
    )}
  </PageScreen>
)
