import { withRecent } from '../kit/page/search.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useApp } from '../kit/app/app.ts'
import { functionsForm } from './functions.form.ts'
import { functionGroups } from './functions.ts'
import { FunctionsScreen } from './functions.screen.tsx'
import { viewFunctions } from './functions.select.ts'

/** The map of everything: search, what was used lately, and all functions by group (docs/decisions/0051). */
export default function FunctionsPage() {
  const { letsGuestsIn } = useApp()
  const isGuest = useUser() === null && letsGuestsIn
  const { values, change } = useForm(functionsForm)
  const text = String(values['text'])
  const recent = String(values['recent'])
  return (
    <FunctionsScreen
      {...viewFunctions(functionGroups, { text, recent, isGuest })}
      text={text}
      onText={(next) => change('text', next)}
      onUsed={(name) => change('recent', withRecent(recent, name))}
      onForget={() => change('recent', '')}
    />
  )
}
