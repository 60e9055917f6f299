import { createLocalChat } from './im/local.ts'
import { createWorld, type WorldOptions } from './world/create-world.ts'
import type { World } from './world/world.ts'

export interface OpenWorldOptions extends Omit<WorldOptions, 'chat' | 'isChatBegun'> {
  /** Whether the people at the chat service answer, come and go by themselves. */
  readonly lively?: boolean
}

/** A world with a chat service of its own, in this realm. */
export const openWorld = ({ lively = false, ...options }: OpenWorldOptions): Promise<World> =>
  createWorld({ ...options, chat: (clock) => createLocalChat({ clock, lively }) })
