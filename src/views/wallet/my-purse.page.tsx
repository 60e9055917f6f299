import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { shownForm } from '../kit/form/shown-form.ts'
import { MyPurseScreen } from './my-purse.screen.tsx'
import { purse, viewPurse, walletOpeningForm } from './my-purse.select.ts'

const openings = ['wallet.openPay', 'wallet.openHf', 'wallet.openHfPay', 'wallet.openYb', 'wallet.open'] as const

/** The purse: balance, beans, what moved, and opening a wallet with one of the services (marketplace §2, §7; lc:wallet-opening). */
export default function MyPursePage() {
  const known = useResource(purse)
  const form = shownForm(useForm(walletOpeningForm))
  const { before, question } = useAskBefore('', [], ({ endpoint }) => openings.some((one) => one === endpoint))
  return (
    <>
      <MyPurseScreen
        purse={known.data ? viewPurse(known.data) : null}
        unknown={<UnknownIntents by={openings} />}
        resource={known}
        form={{ ...form, submit: () => before({ endpoint: 'wallet.openPay' }, form.submit) }}
      />
      {question}
    </>
  )
}
