import { shownForm } from '../kit/form/shown-form.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { updatePasswordForm } from './settings.form.ts'
import { PasswordUpdatedScreen, UpdatePasswordScreen } from './update-password.screen.tsx'

/** Changing the login password with the present one (marketplace §2, §7). */
export default function UpdatePasswordPage() {
  const { back } = useNavigation()
  const form = useForm(updatePasswordForm)
  if (form.status === 'done') return <PasswordUpdatedScreen onBack={back} />
  return <UpdatePasswordScreen form={shownForm(form)} />
}
