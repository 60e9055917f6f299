import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Spinner } from '#src/ui/action/spinner.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import type { Presence } from '../kit/chat-view.ts'
import type { Connection } from '../../kit/chat/people-view.ts'

/** That there is no network is said below, by the strip or by the page. */
const words: Readonly<Record<Exclude<Connection, 'connected'>, string>> = {
  connecting: '正在连接…',
  offline: '',
  failed: '连接失败',
}

export interface ConnectionLineProps {
  readonly connection: Connection
  /** Said while connected. */
  readonly presence?: Presence | null
  /** Said while connected where there is no presence: 「8 人」. */
  readonly children?: ReactNode
}

/** The line under a title: how it stands with the chat server; while all is well, how it stands with the other one. */
export const ConnectionLine = ({ connection, presence, children }: ConnectionLineProps) => (
  <span role="status" className="flex min-w-0 items-center gap-1.5">
    {connection !== 'connected' && (
      <>
        {connection === 'connecting' && <Spinner size={10} />}
        {words[connection]}
      </>
    )}
    {connection === 'connected' && presence && (
      <>
        <span aria-hidden="true" className={`size-1.5 rounded-full ${presence.online ? 'bg-jade' : 'bg-faint'}`} />
        <span className="truncate">{presence.text}</span>
      </>
    )}
    {connection === 'connected' && !presence && children}
  </span>
)

export interface LostConnectionProps {
  /** Null while nobody has said. */
  readonly why: string | null
  readonly onRetry: () => void
}

/** Why nothing new comes, above what is stored; the way back is one press. */
export const LostConnection = ({ why, onRetry }: LostConnectionProps) => (
  <div className="shrink-0 px-4 pb-3">
    <InlineMessage
      kind="warning"
      action={
        <Button size="small" tone="quiet" onPress={onRetry}>
          重新连接
        </Button>
      }
    >
      {why ?? '聊天服务连接失败'}
    </InlineMessage>
  </div>
)
