import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { finish } from './run.ts'

/** Whether a scenario holds in another checkout of this project, which plays it by its own command. */
export async function holdsIn(folder: string, scenario: Scenario): Promise<boolean> {
  const here = mkdtempSync(join(tmpdir(), 'scenario-'))
  const file = join(here, 'cut.scenario.json')
  writeFileSync(file, JSON.stringify(scenario))
  const { code } = await finish(process.execPath, ['scripts/scenario.ts', file, '--quiet'], {
    cwd: folder,
    stdio: 'ignore',
  })
  rmSync(here, { recursive: true })
  return code === 0
}
