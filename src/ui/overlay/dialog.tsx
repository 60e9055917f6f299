import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import type { ButtonTone } from '../action/button.tsx'
import { uiText } from '../ui-text.ts'
import { useModal } from './use-modal.ts'

export interface DialogAction {
  text: string
  onPress: () => void
  pending?: boolean
  disabled?: boolean
}

export interface DialogProps {
  open: boolean
  /** The question or the news. */
  title: string
  /** What follows from it. */
  children?: ReactNode
  confirm: DialogAction & { tone?: ButtonTone }
  /** `true`: 「取消」, which dismisses. Left out, there is one button only. */
  cancel?: true | DialogAction
  /** Esc, the back gesture, the backdrop. Left out, the choice is forced. */
  onDismiss?: () => void
}

/** A question that must be answered before going on. */
export function Dialog(props: DialogProps) {
  const { open, onDismiss } = props
  const id = useId()
  // Its words stay while it moves out: what they were about may be gone by then.
  const [last, setLast] = useState(open ? props : null)
  if (open && last !== props) setLast(props)
  const said = open ? props : (last ?? props)
  const { title, children } = said
  const { cancel } = props
  const confirm = { ...props.confirm, text: said.confirm.text }
  const box = useModal(open, confirm.pending ? undefined : onDismiss)
  const second = cancel === true ? { text: uiText.cancel, onPress: onDismiss ?? (() => {}) } : cancel
  return (
    <dialog
      ref={box}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      className="ui-dialog"
    >
      <div className="flex flex-col p-5 pt-6">
        <h2 id={`${id}-title`} className="text-center text-title font-semibold text-balance">
          {title}
        </h2>
        {children && (
          <div id={`${id}-text`} className="mt-2 text-center text-body text-pretty text-soft">
            {children}
          </div>
        )}
        <div className="mt-6 flex gap-2.5">
          {second && (
            <span className="flex-1">
              <Button
                block
                onPress={second.onPress}
                pending={second.pending ?? false}
                disabled={(second.disabled ?? false) || confirm.pending === true}
              >
                {second.text}
              </Button>
            </span>
          )}
          <span className="flex-1">
            <Button
              block
              tone={confirm.tone ?? 'primary'}
              onPress={confirm.onPress}
              pending={confirm.pending ?? false}
              disabled={confirm.disabled ?? false}
            >
              {confirm.text}
            </Button>
          </span>
        </div>
      </div>
    </dialog>
  )
}
