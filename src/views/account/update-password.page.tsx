import { useState } from 'react'
import { shownForm } from '../kit/form/shown-form.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useOnDone } from '../kit/form/use-on-done.ts'
import { updatePasswordForm } from './account.form.ts'
import { PasswordUpdatedScreen, UpdatePasswordScreen } from './update-password.screen.tsx'

/** Changing the login password with the present one (marketplace §2, §7). */
export default function UpdatePasswordPage() {
  const { back } = useNavigation()
  const form = useForm(updatePasswordForm)
  const [updated, setUpdated] = useState(false)
  useOnDone(form.status, () => setUpdated(true))
  if (updated) return <PasswordUpdatedScreen onBack={back} />
  return <UpdatePasswordScreen form={shownForm(form)} />
}
