import { useForm } from '../kit/use-form.ts'
import { useOnDone } from '../kit/use-on-done.ts'
import { useResource } from '../kit/use-resource.ts'
import { shownForm } from '../kit/shown-form.ts'
import { realNameForm } from './identity.form.ts'
import { VerifiedScreen } from './verified.screen.tsx'
import { type RealName, realName } from './verified.select.ts'

/** Real-name verification, once for each account (marketplace §2, §7). */
export default function VerifiedPage() {
  const known = useResource<RealName>(realName)
  const form = useForm(realNameForm)
  useOnDone(form.status, known.refresh)
  return <VerifiedScreen known={known.data ?? null} resource={known} form={shownForm(form)} />
}
