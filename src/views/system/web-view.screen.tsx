import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Skeleton, SkeletonBlock, SkeletonText } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState, OfflineNotice, ResultState } from '#src/ui/feedback/state.tsx'
import { LockIcon, RefreshIcon } from '#src/ui/icon/page-icons.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { CashierView, WebViewView } from './web-view.select.ts'

export interface WebViewProps {
  readonly view: WebViewView
  readonly offline: boolean
  readonly onBack: () => void
}

export function WebViewScreen({ view, offline, onBack }: WebViewProps) {
  if (view.kind === 'frame') {
    const note = `由 ${view.host} 提供，请勿在此输入数藏的密码`
    return <Frame {...view} offline={offline} note={note} sandbox={siteSandbox} />
  }
  if (view.kind === 'page') return <PageScreen>{null}</PageScreen>
  return (
    <PageScreen>
      <ErrorState title="这个网页不能打开" note={view.message} action={<Button onPress={onBack}>返回</Button>} />
    </PageScreen>
  )
}

export interface CashierWindowProps {
  readonly view: CashierView
  readonly offline: boolean
  /** Back to a cashier whose address has been lost: the server is asked for it. */
  readonly onContinue: () => void
  readonly onCheck: () => void
  /** The cashier has led back to the app, to the page that says how it ended. */
  readonly onReturned: (href: string) => void
}

/** The cashier of an order, or why there is none. */
export function CashierWindowScreen({ view, offline, onContinue, onCheck, onReturned }: CashierWindowProps) {
  const title = '收银台'
  if (view.kind === 'over') return <PageScreen title={title}>{null}</PageScreen>
  if (view.kind === 'cashier') {
    const result = (
      <Button block size="large" href={`#${view.resultHref}`}>
        付好了，查看结果
      </Button>
    )
    return (
      <Frame
        {...view}
        title={title}
        offline={offline}
        note={`正在 ${view.host} 付款`}
        sandbox={cashierSandbox}
        footer={result}
        onLoaded={(frame) => {
          if (isBackInApp(frame)) onReturned(view.resultHref)
        }}
      />
    )
  }
  return (
    <PageScreen title={title}>
      {view.kind === 'lost' ? (
        <ErrorState title={view.title} note={view.message} action={<Button href={view.href}>{view.next}</Button>} />
      ) : (
        <ResultState
          {...view.outcome}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {view.canContinue && <Button onPress={onContinue}>回到支付页面</Button>}
              <Button onPress={onCheck}>查看结果</Button>
            </div>
          }
        />
      )}
    </PageScreen>
  )
}

/** Scripts and forms and nothing of ours: no shared origin, no way to move the app elsewhere. */
const siteSandbox = 'allow-scripts allow-forms'
/** A cashier keeps its own origin, without which it cannot know who pays; the app it still cannot move. */
const cashierSandbox = `${siteSandbox} allow-same-origin`

/** Whether a frame shows the app itself: only then its address can be read and is this page's. */
function isBackInApp(frame: HTMLIFrameElement): boolean {
  try {
    const { origin, pathname, hash } = frame.contentWindow!.location
    return origin === location.origin && pathname === location.pathname && hash.startsWith('#/pages/')
  } catch {
    return false
  }
}

interface FrameProps {
  readonly href: string
  readonly host: string
  readonly title: string
  readonly offline: boolean
  /** Whose page it is, said above it. */
  readonly note: string
  readonly sandbox: string
  readonly footer?: ReactNode
  readonly onLoaded?: (frame: HTMLIFrameElement) => void
}

/** A page of another site. */
function Frame({ href, host, title, offline, note, sandbox, footer, onLoaded }: FrameProps) {
  const [loads, setLoads] = useState({ started: 1, ended: 0 })
  const loading = loads.ended < loads.started
  // What has been loaded stays; what has not is fetched by itself once there is a network.
  if (offline && loads.ended === 0) {
    return (
      <PageScreen title={title}>
        <OfflineNotice note="连上网络后会自动打开。" />
      </PageScreen>
    )
  }
  return (
    <PageScreen
      bleed
      title={title}
      {...(footer === undefined ? {} : { footer })}
      actions={
        <IconButton
          icon={RefreshIcon}
          label="重新加载"
          pending={loading}
          onPress={() => setLoads({ started: loads.started + 1, ended: loads.started })}
        />
      }
      top={
        <p className="flex items-center justify-center gap-1.5 px-4 pb-2 text-note text-balance text-muted">
          <LockIcon size={14} />
          {note}
        </p>
      }
    >
      <div className="absolute inset-0">
        {loading && (
          <div className="absolute inset-0 p-4">
            <Skeleton>
              <div className="flex flex-col gap-4">
                <SkeletonBlock height="160px" round="card" />
                <SkeletonText lines={6} />
              </div>
            </Skeleton>
          </div>
        )}
        <iframe
          key={loads.started}
          src={href}
          title={`${title}，来自 ${host}`}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          className={loading ? 'size-full opacity-0' : 'size-full bg-[#fff]'}
          onLoad={({ currentTarget }) => {
            setLoads({ ...loads, ended: loads.started })
            onLoaded?.(currentTarget)
          }}
        />
      </div>
    </PageScreen>
  )
}
