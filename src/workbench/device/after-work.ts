import type { Work } from '../work.ts'

/** Runs jobs one after the other, each once nothing else is being done: what comes first does not go by how fast a browser is. */
export function afterWork({ begin, count }: Pick<Work, 'begin' | 'count'>, turn: () => Promise<void>) {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  const rest = async (): Promise<void> => {
    do await turn()
    while (count() > waiting)
  }
  return (job: () => void): void => {
    const end = begin()
    waiting++
    last = last.then(rest).then(() => {
      waiting--
      end()
      // A job that fails holds up none of those behind it.
      queueMicrotask(job)
    })
  }
}
