import { useEffect, useState } from 'react'
import { secondsLeft } from '#src/domain/time/countdown.ts'
import { maskMobile } from '#src/domain/text/mask.ts'
import { texts } from '#src/domain/text/texts.ts'
import { validationMessages } from '#src/domain/form/validation-messages.ts'
import { isMobile } from '#src/domain/form/validators.ts'
import type { SnapshotOf, StateOf } from '#src/machines/streams.ts'
import type { CodePurpose } from '#src/machines/verification-code/verification-code.machine.ts'
import { useApp } from '../app/app.ts'
import { failureWords } from './form-words.ts'
import { useNow } from '../app/use-now.ts'
import { useStream } from '../app/use-stream.ts'

export type { CodePurpose }

type Code = `verification-code/${CodePurpose}`

/** The button that asks for a code, and what is said about the code below its field. */
export interface CodeSend {
  readonly text: string
  readonly disabled: boolean
  readonly pending: boolean
  readonly error: string | null
  readonly hint: string | null
}

/**
 * Pure: the button's words and state (marketplace §4, §9: start, a countdown of 60 s, again). `now` is server time; `typed` is the
 * number in the form: what happened with another one (perhaps another person's) is not talked about.
 */
export function viewCodeSend(snapshot: SnapshotOf<Code> | undefined, now: number, typed: string): CodeSend {
  const { deadline, phone, failure } = snapshot?.context ?? { deadline: null, phone: '', failure: null }
  const is = (state: StateOf<Code>) => snapshot?.matches(state) ?? false
  const left = is('counting') && deadline !== null ? Math.max(1, secondsLeft(deadline - now)) : 0
  return {
    text: left > 0 ? `${left} 秒后重发` : is('again') ? texts.codeAgain : texts.codeStart,
    disabled: left > 0,
    pending: is('sending'),
    error: phone === typed && (is('start') || is('again')) ? failureWords(failure) : null,
    hint: left > 0 && phone === typed ? `验证码已发送到 ${maskMobile(phone)}` : null,
  }
}

/** The code that was sent to `phone`, as long as it can be seen by nobody else: in a demonstration only. */
function useRevealed(sent: boolean, phone: string): string | null {
  const { demo } = useApp()
  const [told, setTold] = useState<{ readonly phone: string; readonly code: string | null } | null>(null)
  useEffect(() => {
    if (sent && isMobile(phone)) void demo?.codeFor?.(phone).then((code) => setTold({ phone, code }))
  }, [demo, sent, phone])
  return sent && told?.phone === phone ? told.code : null
}

/** The code button of one purpose. Pressed without a valid number, it points at the number instead of sending. */
export function useCodeSend(purpose: CodePurpose, phone: string) {
  const app = useApp()
  const stream = `verification-code/${purpose}` as const
  const counting = useStream(stream, (snapshot) => snapshot?.matches('counting') ?? false)
  const now = useNow(counting)
  const view = useStream(stream, (snapshot) => viewCodeSend(snapshot, now, phone))
  const [asked, setAsked] = useState<string | null>(null)
  const revealed = useRevealed(counting, phone)
  return {
    ...view,
    hint: view.hint !== null && revealed !== null ? `${view.hint}，演示验证码 ${revealed}` : view.hint,
    /** The code itself, where no text message can arrive. */
    revealed,
    /** Why no code can be sent to what stands in the phone field; until that is changed. */
    phoneError: asked === phone && !isMobile(phone) ? validationMessages.mobile : undefined,
    onPress: () => {
      if (isMobile(phone)) app.say(stream, { type: 'verificationCode.sendRequested', phone })
      else setAsked(phone)
    },
  }
}
