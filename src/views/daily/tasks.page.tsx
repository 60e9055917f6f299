import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useIntent } from '../kit/intent/use-intent.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { dayKey } from './day-intent.ts'
import { TasksScreen } from './tasks.screen.tsx'
import { progressWords, taskLine } from './tasks.select.ts'

/** The tasks of today and the 星豆 that they bring (marketplace §2, §7; docs/decisions/0051). */
export default function TasksPage() {
  const tasks = useResource({ endpoint: 'daily.tasks', request: {}, freshMs: 0 })
  useRenewal([tasks.data?.resetAt ?? null], tasks.refresh)
  const today = tasks.data?.today ?? null
  const taken = useIntent('transfer', ['daily.checkInForTask'], dayKey('task', today))
  const { before, question } = useAskBefore('', [])
  return (
    <>
      <TasksScreen
        unknown={<UnknownIntents by={['daily.checkInForTask'] as const} />}
        resource={tasks}
        starBeans={tasks.data?.starBeans ?? null}
        progress={progressWords(tasks.data?.tasks ?? [])}
        lines={(tasks.data?.tasks ?? []).map(taskLine)}
        taking={taken.state}
        onTake={() => {
          const follows = { done: [tasks.renewal], refused: [tasks.renewal] }
          if (today === null) return
          const call = { endpoint: 'daily.checkInForTask', request: { day: today } } as const
          before(call, () => taken.perform(call, follows))
        }}
      />
      {question}
    </>
  )
}
