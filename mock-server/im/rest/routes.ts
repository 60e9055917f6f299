import type { ChatCall } from '#src/contract/im/rest/call.ts'
import { accountHandlers } from './account.ts'
import { attributeHandlers } from './attributes.ts'
import { allCalls, type Handlers } from './calls.ts'
import { conversationHandlers } from './conversations.ts'
import { fileHandlers } from './files.ts'
import { memberHandlers } from './members.ts'
import { mucContentHandlers } from './muc-content.ts'
import { mucHandlers } from './mucs.ts'
import { notificationHandlers } from './notifications.ts'
import { presenceHandlers } from './presence.ts'
import { profileHandlers } from './profile.ts'
import { reactionHandlers } from './reactions.ts'
import type { RestCall } from './rest.ts'
import { roleHandlers } from './roles.ts'
import { threadHandlers } from './threads.ts'
import { translateHandlers } from './translate.ts'

/** What answers each call of the contract; a call without an answer does not compile. */
const handlers: Handlers = {
  ...accountHandlers,
  ...profileHandlers,
  ...conversationHandlers,
  ...reactionHandlers,
  ...presenceHandlers,
  ...notificationHandlers,
  ...translateHandlers,
  ...fileHandlers,
  ...threadHandlers,
  ...mucHandlers,
  ...memberHandlers,
  ...roleHandlers,
  ...mucContentHandlers,
  ...attributeHandlers,
}

export interface Route {
  readonly name: string
  readonly call: ChatCall
  readonly segments: readonly string[]
  readonly run: (call: RestCall) => object
}

/** Where a template has a literal segment, it fits before one that has a parameter there. */
const order = (a: Route, b: Route): number => {
  for (const [index, segment] of a.segments.entries()) {
    const difference = Number(segment.startsWith('{')) - Number(b.segments[index]?.startsWith('{') ?? false)
    if (difference !== 0) return difference
  }
  return 0
}

/** Every chat REST call; the first that fits answers. Calls that share a path are told apart by the handler they share. */
export const routes: readonly Route[] = Object.entries(allCalls)
  .map(([name, call]) => ({
    name,
    call: call as ChatCall,
    segments: call.path.split('/').slice(1),
    run: handlers[name as keyof Handlers],
  }))
  .toSorted(order)
