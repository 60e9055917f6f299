import type { FollowUp } from '#src/machines/follow-ups.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { wholeResource } from '../kit/resource/whole-resource.ts'
import { type ReplacementView, viewReplacement } from './avatar-replacement.select.ts'

/** What an exchange is about, as one thing that is there or not: what one has, what is offered, and what of it is chosen. */
export function useAvatarExchange(chosen: { readonly give: string; readonly get: string }) {
  const current = useResource({ endpoint: 'avatar.current', request: {}, freshMs: 2000 })
  const owned = useResource({ endpoint: 'avatar.owned', request: {}, freshMs: 2000 })
  const series = useResource({ endpoint: 'avatar.series', request: {}, freshMs: 2000 })
  const whole = wholeResource({ current, owned, series })
  const now = useNowAt((owned.data ?? []).map((row) => row.freeAt))
  const view: ReplacementView | null = whole.data
    ? viewReplacement(whole.data.owned, whole.data.series, chosen, now)
    : null
  const wanted = (whole.data?.series ?? []).flatMap(({ avatars }) => avatars).find(({ id }) => id === chosen.get)
  // Once exchanged, it is worn.
  const done: FollowUp[] = [current.renewal, owned.renewal, series.renewal]
  if (wanted) done.push({ type: 'session.profileChanged', user: { avatar: wanted.image } })
  return { resource: whole, current: whole.data?.current ?? null, view, follows: { done } }
}
