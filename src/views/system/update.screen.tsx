import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Skeleton, SkeletonBlock, SkeletonText } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState, ResultState } from '#src/ui/feedback/state.tsx'
import { BrandMark } from '../kit/page/brand-mark.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { UpdatePageView } from './update.select.ts'

export interface UpdateProps extends UpdatePageView {
  readonly onCheck: () => void
  /** Loads the app again; a hot update is in place then. */
  readonly onReload: () => void
}

export function UpdateScreen(props: UpdateProps) {
  const { kind, current, onCheck } = props
  if (kind === 'full' || kind === 'hot') return <NewVersion {...props} />
  return (
    <PageScreen>
      {kind === 'failed' ? (
        <ErrorState title="没有查到新版本" note={`当前版本 ${current}。请检查网络后再试。`} onRetry={onCheck} />
      ) : kind === 'latest' ? (
        <ResultState
          outcome="done"
          title="已是最新版本"
          note={<span className="tabular-nums">版本 {current}</span>}
          action={<Button onPress={onCheck}>重新检查</Button>}
        />
      ) : (
        <Checking />
      )}
    </PageScreen>
  )
}

const Checking = () => (
  <Skeleton>
    <div className="flex flex-col items-center gap-4 pt-10">
      <SkeletonBlock width="72px" square round="card" />
      <SkeletonBlock width="148px" height="24px" />
      <SkeletonBlock width="104px" height="14px" />
      <div className="w-full pt-6">
        <SkeletonText lines={4} />
      </div>
    </div>
  </Skeleton>
)

function NewVersion({ kind, version, current, forced, notes, pack, onReload }: UpdateProps) {
  const isFull = kind === 'full'
  return (
    <PageScreen
      footer={
        pack ? (
          <Button
            tone="primary"
            size="large"
            block
            {...('href' in pack
              ? { href: pack.href, external: true }
              : { disabledReason: `暂时不能下载：${pack.refused}` })}
          >
            {isFull ? '下载完整安装包' : '下载更新包'}
          </Button>
        ) : (
          <Button tone="primary" size="large" block onPress={onReload}>
            立即更新
          </Button>
        )
      }
    >
      <div className="flex flex-col items-center pt-8 pb-6 text-center">
        <BrandMark size={72} />
        <h2 className="mt-4 text-headline font-semibold tabular-nums">新版本 {version}</h2>
        <p className="text-note text-muted tabular-nums">当前版本 {current}</p>
      </div>
      {forced && <InlineMessage kind="warning">这是必须的更新，请尽快完成。</InlineMessage>}
      {notes.length > 0 && (
        <section aria-labelledby="whats-new" className="mt-4 rounded-l bg-surface p-4">
          <h3 id="whats-new" className="text-title font-semibold">
            更新内容
          </h3>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 text-soft marker:text-muted">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="px-4 pt-3 text-note text-muted">
        {isFull
          ? '这次改动较大，需要下载安装包覆盖安装。账号、藏品和设置都会保留。'
          : '这次改动很小，不用重新安装，几秒钟就好。'}
      </p>
    </PageScreen>
  )
}
