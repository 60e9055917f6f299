import { SegmentedTabs } from '#src/ui/form/segmented-tabs.tsx'

export interface ChoiceFieldProps {
  readonly label: string
  readonly options: readonly { readonly key: string; readonly label: string }[]
  readonly current: string
  readonly onChange: (key: string) => void
}

/** One of a few, in a form. */
export const ChoiceField = ({ label, options, current, onChange }: ChoiceFieldProps) => (
  <div>
    <p aria-hidden="true" className="pb-1.5 text-note text-soft">
      {label}
    </p>
    <SegmentedTabs label={label} items={options} current={current} onChange={onChange} />
  </div>
)
