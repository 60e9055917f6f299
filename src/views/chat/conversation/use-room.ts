import { useEffect } from 'react'
import { useOperations } from '../../kit/chat/use-directory.ts'
import type { ConversationName } from './conversation-key.ts'

/**
 * Whoever reads a chat room is in it: the service takes those out whom it has not heard for a while and tells them nothing, and joining
 * twice is joining once.
 */
export function useRoom({ kind, name }: ConversationName, isConnected: boolean): void {
  const ask = useOperations('group')
  useEffect(() => {
    if (kind === 'room' && isConnected) ask('join', { id: name, kind })
    // Asked with each connection.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kind, name, isConnected])
}
