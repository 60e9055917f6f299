import type { updateEndpoints } from '#src/contract/rest/update/update.endpoints.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import type { Answers } from './answers.ts'
import { refuse } from './refusals.ts'

const version = (world: World, id: 'latest' | 'customer'): Row<'versions'> =>
  world.tables.versions.get(id) ?? refuse('notFound')

export const updateAnswers: Answers<typeof updateEndpoints> = {
  latest: (world) => {
    const row = version(world, 'latest')
    return {
      data: {
        appVersion: row.version,
        isForce: row.forced,
        updateUrl: row.packageUrl,
        wgetUrl: row.hotUrl,
        versionNumber: row.versionNumber,
      },
    }
  },
  customerVersion: (world) => {
    const row = version(world, 'customer')
    return { data: { version: row.version, url: row.packageUrl, message: row.message, forced: row.forced } }
  },
}
