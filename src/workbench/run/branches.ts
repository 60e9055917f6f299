import { durationOf, type Step } from '#scenarios/player/index.ts'

/** A run with what it has been: where one stands in it, and the futures that were left. */
export interface Course {
  readonly steps: readonly Step[]
  /** How many of the steps have been done: one stands behind them. */
  readonly at: number
  /** Futures that were left by doing something else, the newest last; each is a whole run. */
  readonly branches: readonly Branch[]
}

export interface Branch {
  readonly id: number
  readonly steps: readonly Step[]
  /** How many steps it has in common with the run that left it. */
  readonly common: number
}

export const noCourse: Course = { steps: [], at: 0, branches: [] }

/** Steps with others after them; time that passes on and on is one step. */
export function joined(steps: readonly Step[], more: readonly Step[]): readonly Step[] {
  const all = [...steps]
  for (const step of more) {
    const last = all.at(-1)
    if (last && 'advance' in last && 'advance' in step && !last.keys && !step.keys)
      all[all.length - 1] = { advance: `${durationOf(last.advance) + durationOf(step.advance)}ms` }
    else all.push(step)
  }
  return all
}

const nextId = ({ branches }: Course): number => 1 + Math.max(0, ...branches.map(({ id }) => id))

/** Something was done where one stands. What lay ahead is kept as a branch. */
export function doneAt(course: Course, fresh: readonly Step[]): Course {
  if (fresh.length === 0) return course
  const { steps, at, branches } = course
  const here = joined(steps.slice(0, at), fresh)
  const left = at < steps.length ? [{ id: nextId(course), steps, common: at }] : []
  return { steps: here, at: here.length, branches: [...branches, ...left] }
}

/** Goes over to a branch; what is left for it is kept. */
export function takenUp(course: Course, id: number): Course {
  const branch = course.branches.find((one) => one.id === id)
  if (!branch) return course
  const left = { id: nextId(course), steps: course.steps, common: branch.common }
  const others = course.branches.filter((one) => one !== branch)
  return { steps: branch.steps, at: branch.steps.length, branches: [...others, left] }
}
