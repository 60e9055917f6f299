import type { World } from '../world.ts'

/** What lies in a warehouse, as the table of locks names it. */
export const guildHolds = ({ tables }: World): readonly string[] =>
  tables.guildStored.all().map(({ id, guildId }) => `${id} by guild ${guildId}`)
