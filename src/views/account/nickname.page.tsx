import { shownForm } from '../kit/form/shown-form.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useUser } from '../kit/app/use-session.ts'
import { nicknameForm } from './account.form.ts'
import { NicknameScreen } from './nickname.screen.tsx'
import { isSameNickname } from './nickname.select.ts'

/** Changing the nickname; once saved, back to where one came from (marketplace §2). */
export default function NicknamePage() {
  const user = useUser()
  const { back, href } = useNavigation()
  const form = useForm(nicknameForm, { nickname: user?.nickname ?? '' }, [
    { type: 'navigation.backRequested', from: [href] },
  ])
  const shown = shownForm(form)
  const submit = () => (isSameNickname(shown.text('nickname'), user?.nickname ?? '') ? back() : form.submit())
  return <NicknameScreen form={{ ...shown, submit }} />
}
