import { mountChat } from './im/doors/node.ts'
import type { MountChat } from './node.ts'

/** The world's chat service beside the REST calls, on the same port. */
export const mountWorldChat: MountChat = (http, world) => mountChat(http, { server: world.chat })
