import { useApp } from '../kit/app/app.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useDepth, useNavigation } from '../kit/app/use-navigation.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useUser } from '../kit/app/use-session.ts'
import { shownForm } from '../kit/form/shown-form.ts'
import { realNameForm } from '../kit/identity/identity.form.ts'
import { VerifiedScreen } from './verified.screen.tsx'
import { realName } from './verified.select.ts'

/** Real-name verification, once for each account (marketplace §2, §7). */
export default function VerifiedPage() {
  const known = useResource(realName)
  const form = useForm(realNameForm, undefined, [known.renewal])
  const { demo } = useApp()
  const { back } = useNavigation()
  const depth = useDepth()
  const phone = useUser()?.phone ?? ''
  const identity = demo?.identityFor?.(phone) ?? null
  const fill = () => {
    if (!identity) return
    form.change('name', identity.name)
    form.change('idCard', identity.idCard)
  }
  return (
    <VerifiedScreen
      known={known.data ?? null}
      resource={known}
      form={shownForm(form)}
      identity={identity}
      onFill={fill}
      onGoOn={depth > 1 ? back : null}
    />
  )
}
