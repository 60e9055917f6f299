import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { DescriptionList, type DescriptionItem } from '#src/ui/display/description-list.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { StagedNews } from '../intent/staged-news.tsx'
import type { StagedView } from '../intent/use-staged.ts'

/** What is asked before something is held, taken or given. */
export interface ShownDeed {
  /** 「发布求购」 */
  readonly title: string
  /** What it is about: 「云起庐山 #31」. */
  readonly called: string
  /** What is paid and got, held and until when. */
  readonly lines: readonly DescriptionItem[]
  /** What can go wrong, said before. */
  readonly risks: readonly string[]
  readonly confirm: string
}

export interface DeedProps {
  /** Null while nothing is asked. */
  readonly deed: ShownDeed | null
  readonly change: StagedView
  /** What is asked before the same is done while it is unknown. */
  readonly question?: ReactNode
  readonly onConfirm: () => void
  readonly onDismiss: () => void
  readonly onCheck: () => void
}

/** The one sheet in which something is confirmed: what is held and until when, and what can go wrong. */
export function DeedSheet({ deed, question, onConfirm, onDismiss }: DeedProps) {
  // Kept while the sheet moves out.
  const [last, setLast] = useState(deed)
  if (deed !== null && deed !== last) setLast(deed)
  const shown = deed ?? last
  return (
    <>
      <Sheet
        open={deed !== null}
        title={shown?.title ?? ''}
        onDismiss={onDismiss}
        footer={
          <Button tone="primary" size="large" block onPress={onConfirm}>
            {shown?.confirm ?? ''}
          </Button>
        }
      >
        <p className="pb-4 text-center text-note text-muted">{shown?.called}</p>
        <div className="rounded-m bg-sunken px-4 py-1">
          <DescriptionList items={shown?.lines ?? []} />
        </div>
        <ul className="flex list-disc flex-col gap-1 pt-4 pb-4 pl-4 text-note text-pretty text-soft empty:hidden">
          {shown?.risks.map((risk) => (
            <li key={risk}>{risk}</li>
          ))}
        </ul>
      </Sheet>
      {question}
    </>
  )
}

/** How the last one stands, above the list it changes. */
export const DeedNews = ({ change, onCheck }: Pick<DeedProps, 'change' | 'onCheck'>) => (
  <div className="pb-3 empty:hidden">
    <StagedNews change={change} onCheck={onCheck} />
  </div>
)
