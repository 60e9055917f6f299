import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface UpdateDialogProps {
  /** `''` when the server names none. */
  readonly version: string
  /** A forced one can only be followed, never closed. */
  readonly forced: boolean
  /** What is new, in the server's words; `''` when it says nothing. */
  readonly message: string
  readonly onUpdate: () => void
  readonly onClose: () => void
}

/** Text that may need scrolling is reached with the keyboard. */
const isLong = (text: string): boolean => text.length > 120 || text.split('\n').length > 8

/** The update modal (marketplace §2, §4). */
export function UpdateDialog({ version, forced, message, onUpdate, onClose }: UpdateDialogProps) {
  return (
    <Dialog
      open
      title={version === '' ? '发现新版本' : `发现新版本 ${version}`}
      confirm={{ text: '立即更新', onPress: onUpdate }}
      {...(forced ? {} : { cancel: { text: '以后再说', onPress: onClose }, onDismiss: onClose })}
    >
      {message !== '' && (
        <span
          className="block max-h-60 overflow-y-auto text-start whitespace-pre-line"
          {...(isLong(message) ? { tabIndex: 0, role: 'region', 'aria-label': '更新内容' } : {})}
        >
          {message}
        </span>
      )}
      {forced && <span className="mt-3 block text-note text-muted">当前版本已停止支持，更新后即可继续使用。</span>}
    </Dialog>
  )
}
