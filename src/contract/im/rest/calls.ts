import type { AnswerOf, ChatCall, InputOf } from './call.ts'
import { groupCalls } from './groups.endpoints.ts'
import { messageCalls } from './messages.endpoints.ts'
import { silentCalls } from './settings.endpoints.ts'
import { threadCalls } from './threads.endpoints.ts'
import { presenceCalls, pushCalls, translationCalls, userCalls } from './users.endpoints.ts'

/** Every REST call that the chat client makes, by the name under which it is asked for. */
export const chatCalls = {
  ...userCalls,
  ...presenceCalls,
  ...translationCalls,
  ...pushCalls,
  ...messageCalls,
  ...silentCalls,
  ...threadCalls,
  ...groupCalls,
}

export type ChatCallName = keyof typeof chatCalls
export type ChatInput<Name extends ChatCallName> = InputOf<(typeof chatCalls)[Name]>
export type ChatAnswer<Name extends ChatCallName> = AnswerOf<(typeof chatCalls)[Name]>

export const isChatCall = (name: string): name is ChatCallName => Object.hasOwn(chatCalls, name)

export const chatCall = (name: ChatCallName): ChatCall => chatCalls[name]
