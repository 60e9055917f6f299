import { useForm } from '../kit/form/use-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { shownForm } from '../kit/form/shown-form.ts'
import { addressForm, addressRemovalForm } from './address.form.ts'
import { AddressEditScreen, AddressScreen } from './address.screen.tsx'
import { addressBook, type AddressRow, viewAddress } from './address.select.ts'

/** The address book, and with `id` in the address one entry of it, `new` for one that is not there yet (marketplace §2, §7). */
export default function AddressPage() {
  const id = useNavigation().query.get('id')
  const book = useResource(addressBook)
  const known = book.data?.find((row) => row.id === id)
  if (id !== null && (id === 'new' || known)) return <Edit key={id} {...(known ? { known } : {})} />
  return <AddressScreen addresses={(book.data ?? []).map(viewAddress)} resource={book} />
}

function Edit({ known }: { readonly known?: AddressRow }) {
  const { href } = useNavigation()
  const { id = '', ...values } = known ?? {}
  const leave = [renewalOf(addressBook), { type: 'navigation.backRequested', from: [href] }] as const
  const form = useForm(addressForm(id), values, leave)
  const removal = useForm(addressRemovalForm(id), undefined, leave)
  return <AddressEditScreen form={shownForm(form)} removal={id === '' ? null : shownForm(removal)} />
}
