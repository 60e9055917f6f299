import type { Server } from 'node:http'
import { mountChat, type MountedChat } from './im/doors/node.ts'
import type { World } from './world/world.ts'

/** The world's chat service beside the REST calls, on the same port. */
export const mountWorldChat = (http: Server, world: World): MountedChat => mountChat(http, { server: world.chat })
