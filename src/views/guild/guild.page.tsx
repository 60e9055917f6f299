import { failureWords } from '../kit/form/form-words.ts'
import { useAction } from '../kit/form/use-action.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { joinGuildForm } from './guild.form.ts'
import { GuildScreen } from './guild.screen.tsx'
import { useLord } from './use-lord.ts'
import { useReadAnew } from '../kit/form/use-read-anew.ts'

/** One's own guild, or those that can be joined, and one's lord (marketplace §2, §6; docs/decisions/0050). */
export default function GuildPage() {
  const guild = useResource({ endpoint: 'guild.info', request: {} })
  const join = useAction(joinGuildForm, [guild.renewal])
  const lord = useLord()
  useReadAnew(join.failure, guild.refresh)
  return (
    <GuildScreen
      resource={guild}
      guild={guild.data?.mine ?? null}
      open={guild.data?.open ?? []}
      joining={join.pending ? String(join.values['guildId']) : ''}
      asked={join.confirming ? String(join.values['guildId']) : ''}
      failure={failureWords(join.failure) ?? ''}
      lord={lord}
      onJoin={(guildId) => join.run({ guildId })}
      onJoinConfirm={join.confirm}
      onJoinCancel={join.cancel}
    />
  )
}
