import { ActionSheet } from '#src/ui/overlay/action-sheet.tsx'

export interface DurationSheetProps<Minutes extends number> {
  readonly open: boolean
  /** 「禁言多久」 */
  readonly title: string
  /** Null is for good. */
  readonly durations: readonly { readonly text: string; readonly minutes: Minutes | null }[]
  readonly onChoose: (minutes: Minutes | null) => void
  readonly onDismiss: () => void
}

/** How long something holds. */
export const DurationSheet = <Minutes extends number>({
  open,
  title,
  durations,
  onChoose,
  onDismiss,
}: DurationSheetProps<Minutes>) => (
  <ActionSheet
    open={open}
    title={title}
    items={durations.map(({ text }) => ({ key: text, text }))}
    onSelect={(key) => {
      onDismiss()
      const chosen = durations.find(({ text }) => text === key)
      if (chosen) onChoose(chosen.minutes)
    }}
    onDismiss={onDismiss}
  />
)
