import { counted } from '#src/domain/number/number-format.ts'
import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { href, tabPaths } from '#src/routes/table.ts'

/** As `daily.tasks` answers it. */
export type TasksRow = AnswerOf<'daily.tasks'>
type TaskRow = TasksRow['tasks'][number]

export interface TaskLine {
  readonly id: TaskRow['id']
  readonly name: string
  readonly note: string
  readonly stars: string
  /** `paid`, to be taken, or where it is done. */
  readonly action:
    | { readonly kind: 'paid' }
    | { readonly kind: 'take' }
    | { readonly kind: 'go'; readonly href: string }
}

/** Where each is done. */
const places: Readonly<Record<TaskRow['id'], string>> = {
  checkIn: href('/pages/home/signIn/index'),
  read: tabPaths[2],
  star: tabPaths[1],
  open: href('/pages/mine/myCollection/mycollection', { part: 'boxes' }),
  order: href('/pages/sales/list/list'),
}

/** Pure: a task of today. What the server pays by itself is never to be taken. */
export const taskLine = ({ id, name, note, starBeans, done, paid }: TaskRow): TaskLine => ({
  id,
  name,
  note,
  stars: `+${counted(starBeans, '星豆')}`,
  action: paid
    ? { kind: 'paid' }
    : id === 'checkIn' && done
      ? { kind: 'take' }
      : { kind: 'go', href: `#${places[id]}` },
})

/** Pure: 「今日已完成 2 / 5」. */
export const progressWords = (tasks: readonly TaskRow[]): string =>
  `今日已完成 ${tasks.filter(({ done }) => done).length} / ${tasks.length}`
