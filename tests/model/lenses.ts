import { fieldsOf, textOf } from '#src/domain/unknown.ts'
import type { ImMessageContext } from '#src/machines/im-message/im-message.machine.ts'
import type { MachineView, Output } from '#src/machines/model.ts'
import type { ToastContext } from '#src/machines/toast/toast.machine.ts'
import type { Lens } from './tester/ledger.ts'

type Item = ImMessageContext['items'][number]

const contextOf = (view: MachineView): ImMessageContext => view.context as unknown as ImMessageContext
const itemsOf = (view: MachineView): readonly Item[] => contextOf(view).items

/**
 * The outbox as one of its messages lives it: its status is the state, and facts carry what its surroundings know of it. What is let
 * out about others is left to the laws.
 */
export const outboxLens =
  (localId: string): Lens =>
  ({ fact, before, after, out }) => {
    const mine = (view: MachineView): Item | undefined => itemsOf(view).find((item) => item.localId === localId)
    const left = (view: MachineView): Item | undefined =>
      Object.values(contextOf(view).aside)
        .flat()
        .find((item) => item.localId === localId)
    const seen = (view: MachineView): MachineView => ({
      ...view,
      states: [mine(view)?.status ?? (left(view) ? 'aside' : 'absent')],
      context: { user: contextOf(view).user, failure: mine(view)?.failure ?? null },
    })
    const earlier = itemsOf(after).slice(
      0,
      Math.max(
        0,
        itemsOf(after).findIndex((item) => item.localId === localId),
      ),
    )
    const [found, missing] = [(fact['found'] ?? []) as { localId: string }[], (fact['missing'] ?? []) as string[]]
    const isMine = ({ kind, name, with: payload }: Output): boolean => {
      if (fact.type === 'start') return true
      const { localId: about, messages } = (payload ?? {}) as { localId?: string; messages?: { localId?: string }[] }
      if (messages) return messages.some((message) => message.localId === localId)
      if (name === 'imConnection.sendFailed') return fact['localId'] === localId
      return (kind === 'action' || name === 'upload') && about === localId
    }
    const about = {
      isOnline: contextOf(after).connection !== null,
      isBlocked: earlier.some(({ status }) => status !== 'failed'),
      isGone: mine(after) === undefined,
      wasWritten: mine(before)?.writtenAt != null,
      mustUpload: mine(before)?.file !== undefined,
      isOther: ![null, fact['user']].includes(contextOf(before).user),
      wasLeft: left(before)?.status ?? null,
      failureLeft: left(before)?.failure ?? null,
      hasFound: found.some((one) => one.localId === localId),
      hasMissed: missing.includes(localId),
      isRefusal: fieldsOf(fact['failure'])['reason'] === 'noPermission',
    }
    return { fact: { ...fact, ...about }, before: seen(before), after: seen(after), out: out.filter(isMine) }
  }

/** Toasts as they are: whether one says something, and says it anew, and until when it and the next one would be shown. */
export const toastLens: Lens = ({ fact, before, after, out }) => {
  const { current, queue } = before.context as unknown as ToastContext
  const message = textOf(fact['message'])
  const about = {
    isBlank: message.trim() === '',
    isKnown: [current, ...queue].some((toast) => toast?.message === message),
    end: fact.at + Number(fact['durationMs'] ?? 0),
    nextEnd: fact.at + (queue[0]?.durationMs ?? 0),
  }
  return { fact: { ...fact, ...about }, before, after, out }
}
