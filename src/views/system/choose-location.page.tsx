import { href } from '#src/routes/table.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useOnDone } from '../kit/form/use-on-done.ts'
import { chooseLocationForm } from './choose-location.form.ts'
import { ChooseLocationScreen } from './choose-location.screen.tsx'

/** Names a place; once named, it is shown (marketplace §2, §9: map service keys are undefined). */
export default function ChooseLocationPage() {
  const { replace } = useNavigation()
  const form = useForm(chooseLocationForm)
  const [name, address] = [form.text('name'), form.text('address')]
  useOnDone(form.status, () => {
    form.reset()
    replace(href('/open-location', { name: name.value.trim(), address: address.value.trim() }))
  })
  return <ChooseLocationScreen name={name} address={address} errors={form.errors} onSubmit={form.submit} />
}
