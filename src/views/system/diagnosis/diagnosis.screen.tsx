import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import type { DiagnosisView } from './diagnosis.select.ts'

export type DiagnosisState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'made'; readonly view: DiagnosisView }

export interface DiagnosisProps {
  readonly state: DiagnosisState
  readonly onSave: () => void
  readonly onAgain: () => void
}

const Parts = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <section>
    <h3 className="text-note font-medium text-soft">{title}</h3>
    <ul className="mt-1 list-disc space-y-0.5 ps-4 text-note text-muted">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
)

/** What is in the file, said before it is saved. */
export function DiagnosisContent({ state, onSave, onAgain }: DiagnosisProps) {
  if (state.kind === 'failed') {
    return (
      <div className="space-y-4 pb-2">
        <InlineMessage kind="error">本机记录读取失败</InlineMessage>
        <Button block onPress={onAgain}>
          重试
        </Button>
      </div>
    )
  }
  const view = state.kind === 'made' ? state.view : null
  return (
    <div className="space-y-4 pb-2">
      <p className="text-note text-soft">
        遇到问题时，把这个文件发给客服，便于还原当时的情况。文件只保存在本机，不会自动上传。
      </p>
      {view ? (
        <>
          <Parts title="文件包含" items={view.holds} />
          <Parts title="文件不含" items={view.lacks} />
        </>
      ) : (
        <Skeleton>
          <SkeletonBlock height="180px" round="card" />
        </Skeleton>
      )}
      <Button block tone="primary" pending={view === null} onPress={onSave}>
        {view ? `保存文件（${view.size}）` : '保存文件'}
      </Button>
    </div>
  )
}
