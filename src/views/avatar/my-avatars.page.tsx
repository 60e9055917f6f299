import { useState } from 'react'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useAction } from '../kit/form/use-action.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useUser } from '../kit/app/use-session.ts'
import { wholeResource } from '../kit/resource/whole-resource.ts'
import { wearForm } from './avatar.form.ts'
import { MyAvatarsScreen } from './my-avatars.screen.tsx'
import { viewMyAvatars } from './my-avatars.select.ts'

const exchanging = ['avatar.replace'] as const

/** What one wears and the digital avatars one has: worn by a tap, or exchanged (marketplace §1, §2, §7; A-24). */
export default function MyAvatarsPage() {
  const user = useUser()
  const current = useResource({ endpoint: 'avatar.current', request: {}, freshMs: 2000 })
  const owned = useResource({ endpoint: 'avatar.owned', request: {}, freshMs: 2000 })
  const whole = wholeResource({ current, owned })
  const [chosen, setChosen] = useState<string | null>(null)
  const now = useNowAt((owned.data ?? []).map((row) => row.freeAt))
  const wear = useAction(wearForm, [current.renewal, owned.renewal])
  const worn = (copyId: string): FollowUp[] =>
    (owned.data ?? [])
      .filter(({ id }) => id === copyId)
      .map(({ image }) => ({ type: 'session.profileChanged', user: { avatar: image } }))
  return (
    <MyAvatarsScreen
      unknown={<UnknownIntents by={exchanging} />}
      resource={whole}
      name={user?.nickname ?? ''}
      view={whole.data ? viewMyAvatars(whole.data.current, whole.data.owned, now) : null}
      chosen={wear.isDone ? null : chosen}
      wearing={wear.pending}
      failure={(wear.values['copyId'] === chosen && wear.failure?.message) || ''}
      onChoose={(id) => {
        if (wear.isDone) wear.renew()
        setChosen(id)
      }}
      onWear={(copyId) => wear.run({ copyId }, worn(copyId))}
    />
  )
}
