import { useNavigation } from '../kit/app/use-navigation.ts'
import { shownForm } from '../kit/form/shown-form.ts'
import { useForm } from '../kit/form/use-form.ts'
import { renewalOf } from '../kit/resource/use-resource.ts'
import { guildNameForm } from './guild.form.ts'
import { GuildNameScreen } from './guild-name.screen.tsx'

/** Renames the guild; the server says who may (marketplace §6; A-38). Once it is done, back to where one came from. */
export default function GuildNamePage() {
  const { href } = useNavigation()
  const form = useForm(guildNameForm, {}, [
    renewalOf({ endpoint: 'guild.info', request: {} }),
    { type: 'navigation.backRequested', from: [href] },
  ])
  return <GuildNameScreen form={shownForm(form)} />
}
