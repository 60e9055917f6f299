import { one, type Examples } from './example.ts'

export const sessionExamples: Examples = {
  '/pages/login/register/index': one({ inviteCode: 'QINGSHAN' }),
}
