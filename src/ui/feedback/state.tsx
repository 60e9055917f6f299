import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../action/button.tsx'
import { uiText } from '../ui-text.ts'
import type { vignettes } from './vignettes.tsx'

type Drawings = typeof vignettes

let drawings: Drawings | null = null

/** A drawing that nobody waits for: its place is kept until it has come, and stays empty where it is not to be had. */
function Vignette({ of }: { readonly of: keyof Drawings }) {
  const [all, setAll] = useState(drawings)
  useEffect(() => {
    if (all) return
    import('./vignettes.tsx').then(
      (code) => {
        drawings = code.vignettes
        setAll(drawings)
      },
      () => undefined,
    )
  }, [all])
  return all ? all[of]() : <div className="h-30 w-40" />
}

interface PlateProps {
  picture: ReactNode
  title: string
  note?: ReactNode
  children?: ReactNode
  alert?: boolean
  offline?: boolean | undefined
  /** It offers to ask again for what the page is about. */
  retries?: boolean
}

const Plate = ({ picture, title, note, children, alert, offline, retries }: PlateProps) => (
  <div
    role={alert ? 'alert' : undefined}
    data-offline={offline}
    data-retries={retries || undefined}
    className="flex flex-col items-center px-6 pt-[clamp(0.75rem,16dvh-3.1rem,6.5rem)] pb-10 text-center"
  >
    {picture}
    <p className="mt-4 text-title font-medium text-balance text-ink">{title}</p>
    {note != null && <div className="mt-1 max-w-72 text-note text-balance text-muted">{note}</div>}
    {children && <div className="mt-5 flex flex-col items-stretch gap-2 *:justify-center">{children}</div>}
  </div>
)

export interface EmptyStateProps {
  /** Why there is nothing: 「还没有藏品」. */
  title: string
  /** What would fill it. */
  note?: ReactNode
  /** The next step: a Button. */
  action?: ReactNode
  /** What there is none of: works, something looked for, entries of a record, boxes, messages, people. */
  kind?: 'collection' | 'search' | 'record' | 'box' | 'message' | 'people'
}

/** Nothing here, why, and what to do next. */
export const EmptyState = ({ title, note, action, kind = 'collection' }: EmptyStateProps) => (
  <Plate picture={<Vignette of={kind} />} title={title} note={note}>
    {action}
  </Plate>
)

export interface ErrorStateProps {
  /** Default 「加载失败」. */
  title?: string
  /** What happened, in plain Chinese: the failure's message. */
  note?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** Another way out: 「回到首页」. */
  action?: ReactNode
}

/** It went wrong, what happened, and a way to try again. */
export const ErrorState = ({ title = uiText.errorTitle, note, onRetry, retrying, action }: ErrorStateProps) => (
  <Plate picture={<Vignette of="tiltedFrame" />} title={title} note={note} alert retries={!!onRetry}>
    {onRetry && (
      <Button onPress={onRetry} pending={retrying ?? false} pendingText={uiText.retrying}>
        {uiText.retry}
      </Button>
    )}
    {action}
  </Plate>
)

export interface OfflineNoticeProps {
  title?: string
  note?: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

/**
 * A page that has nothing to show without a network: the strip and the toast are left out then. With something to show, OfflineBanner is
 * enough. With a title of its own it is the server that cannot be reached.
 */
export const OfflineNotice = ({
  title = uiText.offlineTitle,
  note = uiText.offlineNote,
  ...retry
}: OfflineNoticeProps) => (
  <Plate
    picture={<Vignette of="darkLamp" />}
    title={title}
    note={note}
    alert
    offline={title === uiText.offlineTitle || undefined}
  >
    {retry.onRetry && (
      <Button onPress={retry.onRetry} pending={retry.retrying ?? false} pendingText={uiText.retrying}>
        {uiText.retry}
      </Button>
    )}
  </Plate>
)

export interface ResultStateProps {
  /** `pending` is an outcome nobody knows yet: 确认中, never failed. */
  outcome: 'done' | 'pending' | 'failed'
  title: string
  note?: ReactNode
  /** What to do now: one or two Buttons. */
  action?: ReactNode
  /** What was gained, in the place of the drawing. */
  picture?: ReactNode
}

const pictures = { done: 'seal', pending: 'hourglass', failed: 'tiltedFrame' } as const

/** The end of something the user did. */
export const ResultState = ({ outcome, title, note, action, picture }: ResultStateProps) => (
  <div role="status">
    <Plate picture={picture ?? <Vignette of={pictures[outcome]} />} title={title} note={note}>
      {action}
    </Plate>
  </div>
)
