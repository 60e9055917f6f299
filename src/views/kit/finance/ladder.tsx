/** One step of a ladder, ready to show; `share` is its part of the longest, 0 to 1. */
export interface LadderLine {
  readonly price: string
  readonly count: string
  readonly share: number
}

export interface LadderProps {
  readonly bids: readonly LadderLine[]
  readonly offers: readonly LadderLine[]
}

const Steps = ({
  title,
  lines,
  empty,
  tone,
}: {
  readonly title: string
  readonly lines: readonly LadderLine[]
  readonly empty: string
  readonly tone: string
}) => (
  <div className="min-w-0 flex-1">
    <h3 className="pb-1.5 text-note text-muted">{title}</h3>
    {lines.length === 0 && <p className="py-2 text-note text-muted">{empty}</p>}
    <ol className="flex flex-col gap-1 text-note tabular-nums">
      {lines.map(({ price, count, share }) => (
        <li key={price} className="relative flex justify-between overflow-hidden rounded-xs px-2 py-1">
          <span
            aria-hidden="true"
            className={`absolute inset-y-0 left-0 ${tone}`}
            style={{ width: `${Math.max(6, Math.round(share * 100))}%` }}
          />
          <span className="relative font-medium">{price}</span>
          <span className="relative text-soft">{count}</span>
        </li>
      ))}
    </ol>
  </div>
)

/** Both sides of a market, step by step from the best price. */
export const Ladder = ({ bids, offers }: LadderProps) => (
  <div className="flex gap-4 rounded-l bg-surface p-4">
    <Steps title="求购" lines={bids} empty="暂无求购" tone="bg-jade-wash" />
    <Steps title="寄售" lines={offers} empty="暂无寄售" tone="bg-cinnabar-wash" />
  </div>
)
