import { accountRoutes } from './account.ts'
import { attributeRoutes } from './attributes.ts'
import { conversationRoutes } from './conversations.ts'
import { fileRoutes } from './files.ts'
import { memberRoutes } from './members.ts'
import { mucContentRoutes } from './muc-content.ts'
import { mucRoutes } from './mucs.ts'
import { notificationRoutes } from './notifications.ts'
import { presenceRoutes } from './presence.ts'
import { profileRoutes } from './profile.ts'
import { reactionRoutes } from './reactions.ts'
import type { Route } from './rest.ts'
import { roleRoutes } from './roles.ts'
import { threadRoutes } from './threads.ts'
import { translateRoutes } from './translate.ts'

/** Every chat REST call; the first that fits answers, so a literal segment comes before a parameter in the same place. */
export const routes: Route[] = [
  ...accountRoutes,
  ...profileRoutes,
  ...conversationRoutes,
  ...reactionRoutes,
  ...presenceRoutes,
  ...notificationRoutes,
  ...translateRoutes,
  ...fileRoutes,
  ...threadRoutes,
  ...mucRoutes,
  ...memberRoutes,
  ...roleRoutes,
  ...mucContentRoutes,
  ...attributeRoutes,
]
