import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Skeleton, SkeletonBlock, SkeletonText } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState, OfflineNotice } from '#src/ui/feedback/state.tsx'
import { RefreshIcon } from '#src/ui/icon/action-icons.tsx'
import { LockIcon } from '#src/ui/icon/sign-icons.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import type { WebViewView } from './web-view.select.ts'

export interface WebViewProps {
  readonly view: WebViewView
  readonly offline: boolean
  readonly onBack: () => void
}

export function WebViewScreen({ view, offline, onBack }: WebViewProps) {
  if (view.kind === 'frame') return <Frame {...view} offline={offline} />
  if (view.kind === 'page') return <PageScreen>{null}</PageScreen>
  return (
    <PageScreen>
      <ErrorState
        title="这个网页不能打开"
        note={view.message}
        action={
          <Button tone="primary" onPress={onBack}>
            返回
          </Button>
        }
      />
    </PageScreen>
  )
}

/**
 * A page of another site. The sandbox gives it scripts and forms and nothing of ours: no shared origin, no way to move the app
 * elsewhere.
 */
function Frame({
  href,
  host,
  title,
  offline,
}: Omit<Extract<WebViewView, { kind: 'frame' }>, 'kind'> & { offline: boolean }) {
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
      actions={
        <IconButton
          icon={RefreshIcon}
          label="重新加载"
          pending={loading}
          onPress={() => setLoads({ started: loads.started + 1, ended: loads.started })}
        />
      }
      top={
        <p className="flex items-center justify-center gap-1.5 px-4 pb-2 text-note text-muted">
          <LockIcon size={14} />由 {host} 提供，请勿在此输入数藏的密码
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
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
          className={loading ? 'size-full opacity-0' : 'size-full bg-[#fff]'}
          onLoad={() => setLoads({ ...loads, ended: loads.started })}
        />
      </div>
    </PageScreen>
  )
}
