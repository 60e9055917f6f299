import { shownForm } from '../kit/shown-form.ts'
import { useForm } from '../kit/use-form.ts'
import { useUser } from '../kit/use-session.ts'
import { useCodeSend } from '../kit/verification-code.ts'
import { deleteAccountForm } from './account.form.ts'
import { DeleteAccountScreen } from './delete-account.screen.tsx'
import { viewDeleteAccount } from './delete-account.select.ts'

/** Deleting the account with a code to its own number; afterwards the login page follows (marketplace §2; A-86). */
export default function DeleteAccountPage() {
  const phone = useUser()?.phone ?? ''
  const form = useForm(deleteAccountForm)
  const send = useCodeSend('logOff', phone)
  return <DeleteAccountScreen {...viewDeleteAccount(phone)} form={shownForm(form)} send={send} />
}
