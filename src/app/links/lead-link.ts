import type { Platform } from '../platform.ts'
import type { Role, Router } from '../router.ts'

/** The states in which a connection does not come back by itself in a tab that nobody looks at. */
const given = ['gaveUp', 'kicked', 'refused', { expired: 'idle' }] as const

interface LeadParts {
  readonly router: Pick<Router, 'snapshot' | 'subscribe'>
  readonly role: Role
  readonly platform: Pick<Platform, 'tabs' | 'chat' | 'isInSight'>
}

/**
 * A leader whose chat connection has been given up leads no longer once a tab in sight has one: what is sent there would wait for it for
 * ever, and nothing that came would be counted (docs/decisions/0040). Gives what stops it.
 */
export function linkLead({ router, role, platform }: LeadParts): () => void {
  const { tabs, chat, isInSight = () => true } = platform
  if (!chat) return () => undefined
  const connection = () => router.snapshot('im-connection')
  const holds = (): boolean =>
    role === 'leader'
      ? given.some((state) => connection()?.matches(state))
      : isInSight() && connection()?.matches('connected') === true
  const [own, other] = role === 'leader' ? (['unable', 'able'] as const) : (['able', 'unable'] as const)
  let told = false
  const follow = (): void => {
    const is = holds()
    if (is && !told) tabs.post({ kind: own })
    told = is
  }
  const stops = [
    router.subscribe('im-connection', follow),
    chat.watchVisible?.(follow),
    tabs.listen(({ kind }) => {
      if (kind !== other || !holds()) return
      if (role === 'leader') tabs.post({ kind: own })
      else tabs.depose()
    }),
  ]
  follow()
  return () => stops.forEach((stop) => stop?.())
}
