import type { AnswerOf } from '#src/contract/rest/calls.ts'

/** What the server says about the person's name; both are masked. */
export type RealName = AnswerOf<'identity.realName'>

export const realName = { endpoint: 'identity.realName', request: {} } as const
