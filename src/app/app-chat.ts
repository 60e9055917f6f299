import { lazy } from '#src/domain/lazy.ts'
import { createMemoryFileStore } from '#src/services/im/files.ts'
import { messageIds } from '#src/services/im/ids.ts'
import type { AppChat } from '#src/views/kit/app/app.ts'
import type { Platform } from './platform.ts'

/** An empty setting means that nobody answers in the name of the app. */
const support: string | null = (import.meta.env.VITE_CHAT_SUPPORT ?? 'support') || null

const voiceCode = lazy(() => import('./browser/voice.ts'))

/** Ids and waiting files for the pages of the chat; without a chat service files are kept for this run. */
export function appChat({ chat, clock, random }: Pick<Platform, 'chat' | 'clock' | 'random'>): AppChat {
  const files = chat?.files ?? createMemoryFileStore()
  return {
    isServed: chat !== undefined,
    support,
    newMessageId: messageIds(clock, chat?.resource ?? ''),
    keepFile: async (bytes) => {
      const key = random.id('file')
      await files.put(key, bytes)
      return key
    },
    fileUrl: async (key) => {
      const bytes = await files.get(key)
      return bytes ? URL.createObjectURL(bytes) : null
    },
    voice: async () => (await voiceCode()).browserVoice,
  }
}
