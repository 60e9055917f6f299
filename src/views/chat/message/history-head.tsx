import { Button } from '#src/ui/action/button.tsx'
import { Spinner } from '#src/ui/action/spinner.tsx'
import { cx } from '#src/ui/cx.ts'
import type { BeforeState } from '../kit/chat-view.ts'

/** What is before the oldest message (chat §9: 加载更多, 加载中, 没有更多; A-75). */
export const HistoryHead = ({ history, onOlder }: { history: BeforeState; onOlder: () => void }) => (
  <div className={cx('flex h-12 items-center justify-center gap-2 text-note text-muted')}>
    {history === 'more' && (
      <Button tone="quiet" size="small" onPress={onOlder}>
        加载更多
      </Button>
    )}
    {history === 'loading' && (
      <>
        <Spinner size={16} />
        加载中
      </>
    )}
    {history === 'end' && '没有更多'}
    {history === 'offline' && '连上网络后，可以看更早的消息'}
    {history === 'failed' && (
      <>
        更早的消息加载失败
        <Button tone="quiet" size="small" onPress={onOlder}>
          重试
        </Button>
      </>
    )}
  </div>
)
