import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { cx } from '../cx.ts'
import { ChevronIcon, CloseIcon } from '../icon/action-icons.tsx'
import type { Icon } from '../icon/icon.tsx'
import { MegaphoneIcon } from '../icon/sign-icons.tsx'
import { uiText } from '../ui-text.ts'
import { washes } from './tag.tsx'
import type { Tone } from './tag.tsx'

export interface NoticeBarProps {
  children: ReactNode
  tone?: Tone
  icon?: Icon
  href?: string
  onClose?: () => void
  /** One line with an ellipsis (default), or as many as it takes. */
  wrap?: boolean
}

/** One line of news above the content; also for what a page has to say about itself (partial, read-only). */
export function NoticeBar({
  children,
  tone = 'gold',
  icon: Mark = MegaphoneIcon,
  href,
  onClose,
  wrap,
}: NoticeBarProps) {
  const line = (
    <>
      <Mark size={18} />
      <span className={cx('min-w-0 flex-1', !wrap && 'truncate')}>{children}</span>
      {href !== undefined && <ChevronIcon size={16} />}
    </>
  )
  const className = cx('flex min-h-11 min-w-0 flex-1 items-center gap-2 py-2 pl-3.5', onClose ? '' : 'pr-3')
  return (
    <div className={cx('flex items-center rounded-m text-note', washes[tone])}>
      {href === undefined ? (
        <p className={className}>{line}</p>
      ) : (
        <a href={href} className={cx(className, 'ring-inside rounded-m active:opacity-70')}>
          {line}
        </a>
      )}
      {onClose && <IconButton icon={SmallClose} label={uiText.close} onPress={onClose} />}
    </div>
  )
}

const SmallClose = () => <CloseIcon size={16} />
