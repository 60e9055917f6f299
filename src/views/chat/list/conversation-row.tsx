import { memo } from 'react'
import { shallowEqual } from '@xstate/react'
import { cx } from '#src/ui/cx.ts'
import { Spinner } from '#src/ui/action/spinner.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { QuietIcon } from '#src/ui/icon/chat-icons.tsx'
import { ClockIcon, FailedIcon } from '#src/ui/icon/sign-icons.tsx'
import type { ConversationLine } from '../kit/chat-view.ts'
import { useLongPress } from '../kit/use-long-press.ts'

export interface ConversationRowProps {
  readonly line: ConversationLine
  /** Everything that can be done with it. */
  readonly onMenu: (line: ConversationLine) => void
  readonly onDelete: (line: ConversationLine) => void
}

/**
 * One conversation in the list. Pulled to the left it shows two buttons; the keyboard and a screen reader reach them as they are, a long
 * press and the secondary button open the same as the first of them. Drawn anew only when it says something else: the list is made anew
 * with all that the chat hears.
 */
export const ConversationRow = memo(function ConversationRow({ line, onMenu, onDelete }: ConversationRowProps) {
  const press = useLongPress(() => onMenu(line))
  return (
    <li className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [contain-intrinsic-size:auto_72px] [content-visibility:auto]">
      <a
        {...press}
        href={line.href}
        className={cx(
          'ring-inside flex min-h-18 w-full shrink-0 snap-start items-center gap-3 px-4 py-2 select-none active:bg-sunken [-webkit-touch-callout:none]',
          line.pinned && 'bg-bar',
        )}
      >
        <Face line={line} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5">
            <span className="truncate text-title leading-normal">{line.name}</span>
            {line.official && <Tag tone="cinnabar">官方</Tag>}
            <span className="ml-auto shrink-0 pl-2 text-caption text-muted tabular-nums">{line.time}</span>
          </span>
          <span className="mt-0.5 flex min-h-5.5 items-center gap-1 text-note text-muted">
            <Last line={line} />
            {line.quiet && <QuietIcon size={16} label="免打扰" />}
            <Unread line={line} />
          </span>
        </span>
      </a>
      <div className="flex shrink-0 snap-end">
        <RowButton
          label={`${line.name}：更多操作`}
          text="更多"
          look="bg-indigo-wash text-indigo-ink"
          onPress={() => onMenu(line)}
        />
        {!line.official && (
          <RowButton
            label={`删除和${line.name}的聊天`}
            text="删除"
            look="bg-cinnabar-wash text-cinnabar-ink"
            onPress={() => onDelete(line)}
          />
        )}
      </div>
    </li>
  )
}, isSameRow)

function isSameRow({ line: before, ...rest }: ConversationRowProps, { line, ...next }: ConversationRowProps): boolean {
  return shallowEqual(before, line) && shallowEqual(rest, next)
}

const Face = ({ line }: { line: ConversationLine }) => (
  <span className="relative flex shrink-0">
    <Avatar name={line.name} src={line.avatar} size={48} group={line.kind !== 'single'} decorative />
    {line.online && (
      <span className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-paper bg-jade">
        <span className="sr-only">在线</span>
      </span>
    )}
  </span>
)

function Last({ line }: { line: ConversationLine }) {
  const { draft, mentionsMe, sending, last } = line
  if (draft !== null) {
    return (
      <span className="min-w-0 flex-1 truncate">
        <span className="text-cinnabar-ink">[草稿]</span> {draft}
      </span>
    )
  }
  return (
    <>
      {sending === 'sending' && <Spinner size={12} />}
      {sending === 'unknown' && <ClockIcon size={14} label="确认中" />}
      {sending === 'failed' && (
        <span className="text-cinnabar">
          <FailedIcon size={14} label="发送失败" />
        </span>
      )}
      <span className="min-w-0 flex-1 truncate">
        {mentionsMe && <span className="text-cinnabar-ink">[有人@我] </span>}
        {last}
      </span>
    </>
  )
}

/** The count; a dot where one does not want to be disturbed. */
function Unread({ line }: { line: ConversationLine }) {
  if (line.unread === null) return null
  return (
    <span className="ml-1 flex shrink-0">
      <Badge text={line.quiet ? '' : line.unread} label={line.unreadSpoken} />
    </span>
  )
}

const RowButton = ({
  label,
  text,
  look,
  onPress,
}: {
  label: string
  text: string
  look: string
  onPress: () => void
}) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className={cx('ring-inside w-19 text-note font-medium', look)}
  >
    {text}
  </button>
)
