import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { washes } from '../display/tag.tsx'
import { ClockIcon, DoneIcon, FailedIcon, InfoIcon, WarningIcon } from '../icon/sign-icons.tsx'

export interface InlineMessageProps {
  kind?: 'info' | 'success' | 'warning' | 'error' | 'pending'
  children: ReactNode
  /** One thing to do about it: a QuietAction or a TextLink. */
  action?: ReactNode
}

const kinds = {
  info: { wash: washes.indigo, mark: InfoIcon },
  success: { wash: washes.jade, mark: DoneIcon },
  warning: { wash: washes.gold, mark: WarningIcon },
  error: { wash: washes.cinnabar, mark: FailedIcon },
  pending: { wash: washes.neutral, mark: ClockIcon },
}

/** A message among the content: why a form was refused, what part is missing, what is still being confirmed. */
export function InlineMessage({ kind = 'info', children, action }: InlineMessageProps) {
  const { wash, mark: Mark } = kinds[kind]
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={`flex gap-2 rounded-m px-3.5 py-3 text-note ${wash}`}>
      <span className="mt-px shrink-0">
        <Mark size={18} />
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  )
}

/** A button that stands in a message without making it higher: its touch area reaches over the message's own space. */
export const QuietAction = ({
  children,
  onPress,
  label,
}: {
  readonly children: string
  readonly onPress: () => void
  readonly label?: string
}) => (
  <span className="-my-2.5 -mr-3">
    <Button tone="quiet" onPress={onPress} {...(label === undefined ? {} : { label })}>
      {children}
    </Button>
  </span>
)
