import { fieldsOf, isRecord, textOf } from '#src/domain/unknown.ts'
import type { TabView, Trace } from '#src/workbench/trace.ts'

/** Somebody is signed in and connected to the chat in this tab. */
export const isConnected = ({ streams }: TabView): boolean => {
  const value = streams['im-connection']?.value
  return isRecord(value) && 'connected' in value
}
export const userOf = ({ streams }: TabView): string | undefined => {
  const user = fieldsOf(streams['session']?.context)['user']
  return isRecord(user) ? textOf(user['userId']) : undefined
}

/** Every tab of a rest at which nothing hinders anybody, with what the chat service has for its person. */
export function calmTabs(trace: Trace) {
  return trace.stills.flatMap((rest) =>
    rest.isCalm
      ? rest.tabs.flatMap((tab) => {
          const user = userOf(tab)
          const served = user === undefined ? undefined : rest.world.conversations[user]
          return served && user !== undefined ? [{ rest, tab, user, served }] : []
        })
      : [],
  )
}

/** A forced logout is told and left to the person (IMC-5). */
const forced = new Set(['kicked', 'refused'])

export const isForcedOut = ({ streams }: TabView): boolean => {
  const value = streams['im-connection']?.value
  return typeof value === 'string' && forced.has(value)
}

/**
 * A tab that leads or is led: followers show what the leader has, so one is enough where they agree. Where the tab in sight was put out
 * of the chat, what its device does there waits for the person's word, whatever tabs nobody sees are connected.
 */
export const connectedTabs = (trace: Trace) =>
  calmTabs(trace).filter(
    ({ rest, tab }) =>
      isConnected(tab) &&
      (tab.isInSight || !rest.tabs.some((one) => one.device === tab.device && one.isInSight && isForcedOut(one))),
  )
