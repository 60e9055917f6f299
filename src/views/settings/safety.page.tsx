import { useState } from 'react'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { maskMobile } from '#src/domain/text/mask.ts'
import { useUser } from '../kit/app/use-session.ts'
import { shownForm } from '../kit/form/shown-form.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useCodeSend } from '../kit/form/verification-code.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { SafetyScreen } from './safety.screen.tsx'
import { substitutionForm } from './settings.form.ts'

/** Phone, password and the end of the account (marketplace §2); another number is bound in a sheet (§7 substitution). */
export default function SafetyPage() {
  const user = useUser()
  const bound = useAside({ endpoint: 'account.substitution', request: {} })
  const form = useForm(substitutionForm, undefined, [bound.renewal])
  const shown = shownForm(form)
  const send = useCodeSend('substitution', shown.text('phone'))
  const [isOpen, setOpen] = useState(false)
  const nextAt = bound.data?.nextAt ?? null
  return (
    <SafetyScreen
      maskedPhone={user?.phone ? maskMobile(user.phone) : ''}
      changeableFrom={nextAt === null ? null : formatInstant(nextAt, 'M月D日')}
      isChanged={form.status === 'done'}
      change={{ isOpen: isOpen && form.status !== 'done', form: shown, send }}
      onOpen={setOpen}
    />
  )
}
