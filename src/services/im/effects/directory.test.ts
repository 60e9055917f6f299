import { expect, it } from 'vitest'
import { chatCodes } from '#src/contract/im/codes.ts'
import { contactEffects } from './directory.ts'
import type { Parts } from './parts.ts'

const operate = (isOpen: boolean) => {
  const client = { roster: () => isOpen } as unknown as Parts['client']
  const asked = { operation: 'add', input: { user: 'bob' } } as const
  return contactEffects({ client } as Parts).operate(asked, new AbortController().signal)
}

it('[err:001:conn:websocket-has-been-disconnected] what goes over the socket fails with its number, 510, while there is none', async () => {
  expect(await operate(true)).toEqual({ type: 'operate.succeeded', result: null })
  expect(await operate(false)).toEqual({
    type: 'operate.failed',
    failure: { reason: 'websocketDisconnected', message: '聊天连接已断开' },
  })
  expect(chatCodes.websocketDisconnected).toBe(510)
})
