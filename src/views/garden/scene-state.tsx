import type { ReactNode } from 'react'
import { cx } from '#src/ui/cx.ts'
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
  /** A line stands above it. */
  readonly hasLine?: boolean
  readonly children: ReactNode
}

export type QuietPlaceProps = Omit<QuietSceneProps, 'paused'> & {
  readonly isOffline?: boolean
  /** A line stands above it. */
  readonly hasLine?: boolean
}

/** As high as what is seen of the page below its header. */
export const QuietPlace = ({ isOffline, hasLine, ...shown }: QuietPlaceProps) => (
  <div
    data-offline={isOffline || undefined}
    className={cx(
      '-mx-4 -mb-8',
      hasLine
        ? 'h-[max(26.25rem,calc(var(--app-height)-6.0625rem))]'
        : 'h-[max(26.25rem,calc(var(--app-height)-3.5625rem))]',
    )}
  >
    <QuietScene {...shown} />
  </div>
)

/** A scene that is on its way or cannot be had is still a place: sky and lake stay, and a slip of paper says what is the matter. */
export function SceneState({ air, place, resource, hasLine = false, children }: SceneStateProps) {
  const isOffline = useStream('connectivity', (snapshot) => snapshot?.matches('offline') ?? false)
  const { status, failure, refresh } = resource
  const quiet = (words: Omit<QuietSceneProps, 'air' | 'label'>) => (
    <QuietPlace air={air} label={place} hasLine={hasLine} isOffline={words.kind === 'offline'} {...words} />
  )
  const action = { label: uiText.retry, onPress: refresh }
  if (status === 'failed' && failure?.reason === 'offline') {
    return quiet(
      isOffline
        ? { kind: 'offline', title: uiText.offlineTitle, note: '园子里一切照常，连上网络就能看到。', action }
        : { kind: 'error', title: '连不上服务器', note: '园子里一切照常，请稍后重试。', action },
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
