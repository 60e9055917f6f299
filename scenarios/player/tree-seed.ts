import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What is committed, as one text; outside a repository what the package says of itself. */
function treeText(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return readFileSync('package.json', 'utf8')
  }
}

/** The seed of whatever `npm test` draws: the same for the same commit, so that a commit has one result; below 10⁹. */
export const treeSeed = (): number => createHash('sha256').update(treeText()).digest().readUInt32BE(0) % 1_000_000_000
