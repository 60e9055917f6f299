import { expect, it } from 'vitest'
import { chatFileUrl } from './chat-file.ts'

it('carries the secret and the request for a small picture', () => {
  const file = { url: 'https://im/demo/chat/chatfiles/1', secret: 's+1' }
  expect(chatFileUrl(file)).toBe('https://im/demo/chat/chatfiles/1?em-redirect=true&share-secret=s%2B1')
  expect(chatFileUrl({ url: file.url }, true)).toBe('https://im/demo/chat/chatfiles/1?em-redirect=true&thumbnail=true')
})

it('leaves other addresses alone', () => {
  expect(chatFileUrl({ url: 'https://img.example/a.png', secret: 's' })).toBe('https://img.example/a.png')
  expect(chatFileUrl({})).toBe('')
})
