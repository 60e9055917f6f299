import type { Conversation, Outgoing } from '#src/contract/im/client.ts'

/**
 * What follows from an intent, said when it is asked for and told by its machine when the server has answered. Plain data, so that it is
 * journaled with the intent and follows after a restart too, in every tab that shows what it speaks of.
 */
export type FollowUp =
  /** `from`: only for who stands at one of these addresses (`navigation.machine.ts`). */
  | { readonly type: 'navigation.replaceRequested'; readonly href: string; readonly from: From }
  | { readonly type: 'navigation.backRequested'; readonly from: From }
  /** `key` names the stream: `resource/<key>`, `submission/<key>`, `upload/<key>`. */
  | { readonly type: 'resource.refreshRequested' | 'upload.cancelled'; readonly key: string }
  /** `tab`: carried out in that tab alone. */
  | { readonly type: 'submission.reset'; readonly key: string; readonly tab: string }
  | { readonly type: 'toast.shown'; readonly message: string; readonly durationMs: number; readonly tab?: string }
  | { readonly type: 'session.profileChanged'; readonly user: Readonly<Record<string, string>> }
  | {
      readonly type: 'group.operationRequested'
      readonly operation: string
      readonly input: Readonly<Record<string, unknown>>
    }
  /** A message of the chat: under an id of its own, so that it is one however often it is told. `user` writes it. */
  | {
      readonly type: 'imMessage.sendRequested'
      readonly localId: string
      readonly conversation: Conversation
      readonly outgoing: Outgoing
      readonly user: string
    }

type From = readonly string[]

/** `done` once it has happened, `refused` once the server has said no. */
export interface Follows {
  readonly done?: readonly FollowUp[]
  readonly refused?: readonly FollowUp[]
}
