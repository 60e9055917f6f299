import type { ScenarioFile } from '#scenarios/player/index.ts'
import type { Scenario } from '#scenarios/player/index.ts'
import type { Failed, LabCore } from './lab-core.ts'

export interface RoundParts {
  readonly core: Pick<LabCore, 'get' | 'set'>
  /** Plays one to its end; gives what went wrong, or null. */
  readonly through: (scenario: Scenario) => Promise<Failed | null>
  /** Whether nobody has stopped it. */
  readonly isWanted: () => boolean
}

/** Plays scenarios one after the other and keeps how each has ended; one that is stopped on its way has not. */
export async function playRound(
  { core, through, isWanted }: RoundParts,
  files: readonly ScenarioFile[],
): Promise<void> {
  const { get, set } = core
  set({ round: { total: files.length, ended: {}, going: true } })
  for (const { file, scenario } of files) {
    if (!isWanted()) break
    const failed = await through(scenario)
    const { round } = get()
    if (round && isWanted()) set({ round: { ...round, ended: { ...round.ended, [file]: failed } } })
  }
  const { round } = get()
  if (round) set({ round: { ...round, going: false } })
}
