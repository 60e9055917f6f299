import { shownForm } from '../kit/form/shown-form.ts'
import { posterWords, useSaveFile } from '../kit/app/use-save-file.ts'
import { useCopy } from '../kit/app/use-copy.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { wholeResource } from '../kit/resource/whole-resource.ts'
import { inviterForm } from './invite.form.ts'
import { InviteFriendsScreen } from './invite-friends.screen.tsx'
import { friendLine, viewInvite } from './invite-friends.select.ts'
import { drawPoster } from './poster.ts'

/** The invitation campaign, the poster with its code, who came, and who invited me (marketplace §2, §7). */
export default function InviteFriendsPage() {
  const saveFile = useSaveFile(posterWords)
  const copy = useCopy()
  const now = useMinute()
  const friends = useAside({ endpoint: 'invitation.friends', request: {}, pageSize: 20 })
  const inviter = useResource({ endpoint: 'invitation.inviter', request: {} })
  const form = useForm(inviterForm, undefined, [inviter.renewal])
  const whole = wholeResource({
    right: useResource({ endpoint: 'invitation.right', request: {} }),
    code: useResource({ endpoint: 'invitation.code', request: {} }),
    codeText: useResource({ endpoint: 'invitation.codeText', request: {} }),
    poster: useResource({ endpoint: 'invitation.poster', request: {} }),
    campaign: useResource({ endpoint: 'invitation.campaign', request: {} }),
    inviter,
  })
  const view = whole.data && viewInvite(whole.data, now)
  const save = async () => {
    const picture = view && (await drawPoster(view.poster))
    await saveFile(picture ?? null, '数藏邀请海报.png')
  }
  return (
    <InviteFriendsScreen
      resource={whole}
      view={view ?? null}
      friends={friends}
      lines={friends.items.map(friendLine(now))}
      inviter={shownForm(form)}
      onCopy={(text) => void copy(text)}
      onSave={() => void save()}
    />
  )
}
