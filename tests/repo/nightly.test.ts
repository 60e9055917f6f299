import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { profileNames } from '../simulation/engine/plan.ts'

const workflow = readFileSync('.github/workflows/test.yml', 'utf8')

it('plays every profile of the simulator at night, with fresh seeds', () => {
  const [, job = ''] = workflow.split(/^ {2}simulate:$/m)
  const [, listed = ''] = /^ +profile: \[(.*)\]$/m.exec(job) ?? []
  expect(listed.split(', ')).toEqual(profileNames)
  expect(job).toContain('--seed ${{ github.run_number }}000000')
})
