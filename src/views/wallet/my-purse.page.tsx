import { useForm } from '../kit/form/use-form.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { shownForm } from '../kit/form/shown-form.ts'
import { MyPurseScreen } from './my-purse.screen.tsx'
import { purse, viewPurse, walletOpeningForm } from './my-purse.select.ts'

/** The purse: balance, beans, what moved, and opening a wallet with one of the services (marketplace §2, §7; lc:wallet-opening). */
export default function MyPursePage() {
  const known = useResource(purse)
  const form = shownForm(useForm(walletOpeningForm))
  return <MyPurseScreen purse={known.data ? viewPurse(known.data) : null} resource={known} form={form} />
}
