import { useAction } from '../form/use-action.ts'
import { useRenewal } from '../resource/use-renewal.ts'
import { useAside } from '../resource/use-aside.ts'
import { renewalOf } from '../resource/use-resource.ts'
import { useUser } from '../app/use-session.ts'
import { type PriorityLine, priorityLine } from './priority.select.ts'
import { appointForm } from './product.form.ts'
import { useNotifyPermission } from './use-remind.ts'

/** Appointing to a sale: what can be said of it is asked anew everywhere. */
function useAppointing(renewals: Parameters<typeof useAction>[1]) {
  const appoint = useAction(appointForm, renewals)
  const requestNotifications = useNotifyPermission()
  return {
    asking: appoint.pending ? String(appoint.values['categoryId']) : '',
    onAppoint: ({ categoryId, name, startsAt }: PriorityLine) => {
      requestNotifications()
      appoint.run({ categoryId, at: startsAt, title: `「${name}」优先购已开始` })
    },
  }
}

const all = { endpoint: 'priority.all', request: { onlyAppointable: true }, freshMs: 5000 } as const
const qualified = { endpoint: 'priority.qualified', request: {}, freshMs: 5000 } as const

/** What can be bought before everybody else: all of it, or what this person may appoint to. */
export function usePriority(onlyMine: boolean) {
  const isHere = useUser() !== null
  const rows = useAside(all)
  const mine = useAside(isHere ? qualified : null)
  const shown = onlyMine && isHere ? mine : rows
  const data = shown.data ?? []
  const now = useRenewal(
    data.flatMap((row) => [row.startsAt, row.onSaleAt]),
    shown.refresh,
  )
  return {
    status: rows.status,
    canNarrow: isHere && (rows.data ?? []).length > 0,
    lines: data.map(priorityLine(now)),
    ...useAppointing([rows.renewal, renewalOf(qualified)]),
  }
}

/** The priority purchase of one product, and what else of its series can be appointed to; no lines where there is none. */
export function usePriorityOf(categoryId: string, seriesId: string) {
  const own = useAside(
    categoryId === '' ? null : { endpoint: 'priority.ofCategory', request: { categoryId }, freshMs: 5000 },
  )
  const others = useAside(
    own.data && seriesId !== ''
      ? { endpoint: 'priority.ofActivity', request: { activityId: seriesId }, freshMs: 5000 }
      : null,
  )
  const rows = own.data ? [own.data, ...(others.data ?? []).filter(({ id }) => id !== own.data?.id)] : []
  const now = useRenewal(
    rows.flatMap((row) => [row.startsAt, row.onSaleAt]),
    () => {
      own.refresh()
      others.refresh()
    },
  )
  return { lines: rows.map(priorityLine(now)), ...useAppointing([own.renewal, others.renewal]) }
}
