import { OfflineNotice } from '#src/ui/feedback/state.tsx'
import { useStream } from '../app/use-stream.ts'

/**
 * Nobody answered. Without a network the page goes on by itself once there is one (`useResource`); with one it is the server that
 * cannot be reached, and only the person asks again.
 */
export function NoAnswer({ onRetry }: { readonly onRetry: () => void }) {
  const isOffline = useStream('connectivity', (snapshot) => snapshot?.matches('offline') ?? false)
  const words = isOffline ? {} : { title: '连不上服务器', note: '网络不稳，或者服务器正忙。请稍后重试。' }
  return <OfflineNotice {...words} onRetry={onRetry} />
}
