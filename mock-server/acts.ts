import { Schema } from 'effect'
import { unknownName } from '#src/domain/text/nearest.ts'
import { chatActs, type ChatActName } from './im/acts.ts'
import { act, type Act, worldActs } from './world/acts.ts'
import type { World } from './world/world.ts'

/** What happens at the chat service: `chat.say`, `chat.kick` … (`im/acts.ts`). */
const actsOfChat = Object.fromEntries(
  Object.entries(chatActs).map(([name, { input }]) => [
    `chat.${name}`,
    act(input as Schema.Codec<unknown, unknown>, (world, given) => world.chat.admin.act(name, given)),
  ]),
) as Readonly<Record<`chat.${ChatActName}`, Act<unknown>>>

/** Everything that can happen behind the server's back, by name. */
export const acts = { ...worldActs, ...actsOfChat } as const

export type ActName = keyof typeof acts
export const actNames = Object.keys(acts) as ActName[]

/** Does the act; throws a readable error when there is none of that name or its input does not fit. */
export async function performAct(world: World, name: string, input: unknown): Promise<unknown> {
  const found = (acts as Readonly<Record<string, Act<any>>>)[name]
  if (!found) throw new Error(unknownName('act', name, actNames))
  return found.run(world, Schema.decodeUnknownSync(found.input, { onExcessProperty: 'error' })(input ?? {}))
}
