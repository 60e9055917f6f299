import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { CloseIcon } from '../icon/action-icons.tsx'
import { uiText } from '../ui-text.ts'
import { useModal } from './use-modal.ts'
import { useSheetDrag } from './use-sheet-drag.ts'
import { useWhileOpen } from './use-while-open.ts'

export interface SheetProps {
  open: boolean
  title: string
  /** The title is said, not shown. */
  titleHidden?: boolean
  /** The close button, Esc, the back gesture, the backdrop, pulling it down. Left out, it stays until its content closes it. */
  onDismiss?: () => void
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  /** Leaves the space at the sides to the children. */
  bleed?: boolean
  children: ReactNode
}

/** A page part that comes up from the bottom: choices, short forms, details. */
export function Sheet({ open, title: name, titleHidden, onDismiss, footer, bleed, children }: SheetProps) {
  const id = useId()
  // What is in it may be gone with what it was opened for.
  const title = useWhileOpen(open, name)
  const box = useModal(open, onDismiss)
  const drag = useSheetDrag(box, onDismiss)
  return (
    <dialog ref={box} aria-labelledby={id} className="ui-sheet">
      <div className="flex max-h-[inherit] flex-col">
        <div {...drag} className={`shrink-0 touch-none pt-2 select-none ${titleHidden ? 'pb-2' : ''}`}>
          <span aria-hidden="true" className="mx-auto block h-1 w-9 rounded-full bg-line" />
          {titleHidden ? (
            <h2 id={id} className="sr-only">
              {title}
            </h2>
          ) : (
            <div className="grid min-h-13 grid-cols-[44px_1fr_44px] items-center px-1.5">
              <h2 id={id} className="col-start-2 truncate text-center text-title font-semibold">
                {title}
              </h2>
              {onDismiss && <IconButton icon={CloseIcon} label={uiText.close} onPress={onDismiss} />}
            </div>
          )}
        </div>
        <div className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${bleed ? '' : 'px-4 pt-1'}`}>
          {children}
          {!footer && <div className="h-[max(16px,var(--safe-bottom))]" />}
        </div>
        {footer && (
          <div className="shrink-0 border-t border-hairline px-4 pt-3 pb-[max(12px,var(--safe-bottom))]">{footer}</div>
        )}
      </div>
    </dialog>
  )
}
