import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'

export interface FormBoxProps {
  /** What the form is for, said to those who cannot see it. */
  readonly label: string
  /** Field to message; the first field that is wrong takes the focus when it is pointed out. */
  readonly errors: Readonly<Record<string, string | undefined>>
  /** Why it was not accepted, ready to show; null shows nothing. */
  readonly failure: string | null
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** The buttons, below the failure. */
  readonly actions: ReactNode
}

const wrongFields = (errors: FormBoxProps['errors']): string[] => Object.keys(errors).filter((field) => errors[field])

/** A form: Enter sends it, a mistake takes the focus, a refusal is said just above the button that caused it. */
export function FormBox({ label, errors, failure, onSubmit, children, actions }: FormBoxProps) {
  const box = useRef<HTMLFormElement>(null)
  const pressed = useRef(false)
  const known = useRef<string[]>(wrongFields(errors))
  useEffect(() => {
    const wrong = wrongFields(errors)
    const isNew = wrong.some((field) => !known.current.includes(field))
    if (wrong.length > 0 && (pressed.current || isNew)) {
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    pressed.current = false
    known.current = wrong
  }, [errors])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pressed.current = true
    onSubmit()
  }
  return (
    <form ref={box} noValidate aria-label={label} onSubmit={submit} className="flex flex-col gap-5">
      {children}
      <div className="flex flex-col gap-3">
        {failure !== null && <InlineMessage kind="error">{failure}</InlineMessage>}
        {actions}
      </div>
    </form>
  )
}
