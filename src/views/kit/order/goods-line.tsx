import { Card } from '#src/ui/display/card.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import type { BoughtLine } from './order-row.ts'

/**
 * One thing that is bought: its picture, what it is, what one costs and how many. Leads to its page where it has one; `plain`, in a list,
 * it leads nowhere and is always of one height.
 */
export function GoodsLine({ line, plain = false }: { readonly line: BoughtLine; readonly plain?: boolean }) {
  const content = (
    <>
      <span className="w-16 shrink-0">
        <ArtImage src={line.image} alt="" ratio={line.ratio} rounded="small" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className={`font-medium ${plain ? 'truncate' : 'line-clamp-2'}`}>{line.name}</span>
        <span className="mt-0.5 text-note text-muted tabular-nums">{line.note}</span>
        <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-1 tabular-nums">
          <span className="font-medium">{line.price}</span>
          <span className="text-note text-muted">×{line.quantity}</span>
        </span>
      </span>
    </>
  )
  const look = 'flex items-stretch gap-3'
  if (plain || line.href === '') return <span className={look}>{content}</span>
  return (
    <a href={line.href} className={`${look} -m-2 rounded-m p-2 active:bg-sunken`}>
      {content}
    </a>
  )
}

/** Everything one order is about, with what it costs together. */
export const BoughtCard = ({ lines, amount }: { readonly lines: readonly BoughtLine[]; readonly amount: string }) => (
  <Card>
    <ul className="flex flex-col gap-4">
      {lines.map((line) => (
        <li key={line.key}>
          <GoodsLine line={line} />
        </li>
      ))}
    </ul>
    <p className="mt-4 flex items-baseline justify-between border-t border-hairline pt-3 tabular-nums">
      <span className="text-muted">合计</span>
      <span className="font-semibold">{amount}</span>
    </p>
  </Card>
)
