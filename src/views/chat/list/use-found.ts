import { useEffect } from 'react'
import { useApp } from '../../kit/app/app.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import type { ChatMessage } from '../message/message-ext.ts'

export interface Found {
  readonly searching: boolean
  /** Newest first; what was found before stays until the search has ended. */
  readonly messages: readonly ChatMessage[]
}

const nothing: Found = { searching: false, messages: [] }

/** Messages on this device whose words hold `query`; in one conversation (`key`) or in all. */
export function useFound(query: string, key?: string): Found {
  const app = useApp()
  useEffect(() => {
    const conversation = key === undefined ? {} : { conversation: key }
    app.say('im-archive', { type: 'imArchive.searchRequested', text: query, ...conversation })
  }, [app, query, key])
  useEffect(() => () => app.say('im-archive', { type: 'imArchive.searchEnded' }), [app])
  return useStream('im-archive', (snapshot) => {
    const context = snapshot?.context
    if (!context || context.query === null) return nothing
    return { searching: snapshot!.matches('searching'), messages: context.messages }
  })
}
