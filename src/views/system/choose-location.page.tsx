import { href } from '#src/routes/table.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { chooseLocationForm } from './choose-location.form.ts'
import { ChooseLocationScreen } from './choose-location.screen.tsx'

/** Names a place; once named, it is shown (marketplace §2, §9: map service keys are undefined). */
export default function ChooseLocationPage() {
  const { href: here } = useNavigation()
  const form = useForm(chooseLocationForm)
  const [name, address] = [form.text('name'), form.text('address')]
  const shown = href('/open-location', { name: name.value.trim(), address: address.value.trim() })
  const submit = () => form.submit([{ type: 'navigation.replaceRequested', href: shown, from: [here] }])
  return <ChooseLocationScreen name={name} address={address} errors={form.errors} onSubmit={submit} />
}
