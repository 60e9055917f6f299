import type { ReactNode } from 'react'
import { uiText } from '#src/ui/ui-text.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { QuietScene } from './scenes/quiet.tsx'
import type { Air, QuietSceneProps } from './scenes/types.ts'

export interface SceneStateProps {
  readonly air: Air
  /** What is being opened: 「花园」. */
  readonly place: string
  readonly resource: ShownResource
  readonly children: ReactNode
}

export type QuietPlaceProps = Omit<QuietSceneProps, 'paused'> & { readonly isOffline?: boolean }

/** As high as what is seen of the page below its header. */
export const QuietPlace = ({ isOffline, ...shown }: QuietPlaceProps) => (
  <div data-offline={isOffline || undefined} className="-mx-4 -mb-8 h-[max(26.25rem,calc(var(--app-height)-6.75rem))]">
    <QuietScene {...shown} />
  </div>
)

/** A scene that is on its way or cannot be had is still a place: sky and lake stay, and a slip of paper says what is the matter. */
export function SceneState({ air, place, resource, children }: SceneStateProps) {
  const isOffline = useStream('connectivity', (snapshot) => snapshot?.matches('offline') ?? false)
  const { status, failure, refresh } = resource
  const quiet = (words: Omit<QuietSceneProps, 'air' | 'label'>) => (
    <QuietPlace air={air} label={place} isOffline={words.kind === 'offline'} {...words} />
  )
  const action = { label: uiText.retry, onPress: refresh }
  if (status === 'failed' && failure?.reason === 'offline') {
    return quiet(
      isOffline
        ? { kind: 'offline', title: uiText.offlineTitle, note: '种下的还在长，连上网络就能看到。', action }
        : { kind: 'error', title: '连不上服务器', note: '种下的还在长。请稍后重试。', action },
    )
  }
  if (status === 'failed' && failure?.reason === 'http')
    return quiet({ kind: 'error', title: uiText.errorTitle, note: failure.message, action })
  return (
    <ResourceState resource={resource} skeleton={quiet({ kind: 'loading', title: `正在打开${place}` })}>
      {children}
    </ResourceState>
  )
}
