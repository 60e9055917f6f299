import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'

export interface DemoCardProps {
  readonly title?: string
  /** Name and value of what may be typed. */
  readonly items: readonly { readonly term: string; readonly detail: string }[]
  readonly onFill: () => void
}

/** What opens the demonstration world; shown only there. */
export const DemoCard = ({ title = '演示账号', items, onFill }: DemoCardProps) => (
  <Card tone="gold">
    <div className="flex items-center justify-between gap-3">
      <h2 className="text-note font-semibold text-gold-ink">{title}</h2>
      <Button size="small" onPress={onFill}>
        一键填入
      </Button>
    </div>
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-note text-gold-ink">
      {items.map(({ term, detail }) => (
        <div key={term} className="flex gap-2">
          <dt>{term}</dt>
          <dd className="font-medium tabular-nums select-all">{detail}</dd>
        </div>
      ))}
    </dl>
  </Card>
)
