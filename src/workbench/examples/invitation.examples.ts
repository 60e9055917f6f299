import type { Examples } from './example.ts'

export const invitationExamples: Examples = {
  '/pages/mine/inviteLog/index': [
    { name: '' },
    { name: '好友奖励', query: { part: 'rewards' } },
    { name: '排行榜', query: { part: 'ranking' } },
  ],
}
