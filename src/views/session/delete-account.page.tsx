import { shownForm } from '../kit/form/shown-form.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useCodeSend } from '../kit/form/verification-code.ts'
import { deleteAccountForm } from './delete-account.form.ts'
import { DeleteAccountScreen } from './delete-account.screen.tsx'
import { viewDeleteAccount } from './delete-account.select.ts'

/** Deleting the account with a code to its own number; afterwards the login page follows (marketplace §2; A-86). */
export default function DeleteAccountPage() {
  const phone = useUser()?.phone ?? ''
  const form = useForm(deleteAccountForm)
  const send = useCodeSend('logOff', phone)
  return <DeleteAccountScreen {...viewDeleteAccount(phone)} form={shownForm(form)} send={send} />
}
