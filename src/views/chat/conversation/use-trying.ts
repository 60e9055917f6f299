import { useState } from 'react'
import type { GroupState } from '#src/machines/group/groups.ts'
import { isMutedForUnknownTime } from './peer.select.ts'

/**
 * Nobody tells that a mute is over: who was muted may try to write, and the server decides, until they are told anew that they are
 * muted. Gives what still stands in their way, and what lets them try.
 */
export function useTrying(
  group: GroupState | undefined,
  me: string,
  blocked: string | null,
): { readonly blocked: string | null; readonly onTry: (() => void) | null } {
  const [tried, setTried] = useState<readonly string[] | null>(null)
  if (blocked === null || !group || !isMutedForUnknownTime(group, me)) return { blocked, onTry: null }
  return { blocked: tried === group.muted ? null : blocked, onTry: () => setTried(group.muted) }
}
