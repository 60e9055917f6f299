import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { useApp } from '../app/app.ts'
import { useUser } from '../app/use-session.ts'
import { useAction } from '../form/use-action.ts'
import type { remindForm } from './product.form.ts'

/** Notifications are asked for here and nowhere else: where somebody asks to be told of something. A guest is asked who they are first. */
export function useNotifyPermission(): () => void {
  const { device } = useApp()
  const isHere = useUser() !== null
  return () => isHere && device.requestNotifications()
}

/** Asking to be told when a sale begins, and taking that back. */
export function useRemind(form: typeof remindForm, follows: readonly FollowUp[]) {
  const action = useAction(form, follows)
  const requestNotifications = useNotifyPermission()
  return {
    pending: action.pending,
    run: (booked: boolean, sold: { readonly id: string; readonly name: string; readonly at: Instant | null }) => {
      if (booked) requestNotifications()
      action.run({ id: sold.id, booked, at: sold.at ?? 0, title: `「${sold.name}」开售了` })
    },
  }
}
