import { DescriptionList, type DescriptionItem } from '#src/ui/display/description-list.tsx'

/** What comes of what is typed, with the rule beside it. */
export const SumBox = ({ items, rule }: { readonly items: readonly DescriptionItem[]; readonly rule: string }) => (
  <div className="rounded-m bg-sunken px-4 py-1">
    <DescriptionList items={items} />
    <p className="border-t border-hairline py-2 text-note text-pretty text-muted">{rule}</p>
  </div>
)

/** What is held of one's money, above the list of what it is held for; null until it is known. */
export const HeldSum = ({
  label,
  held,
}: {
  readonly label: string
  readonly held: readonly [string, string] | null
}) => (
  <section aria-label="冻结" className="mb-4 flex items-baseline justify-between rounded-l bg-surface px-4 py-3">
    <span className="flex flex-wrap gap-x-2 text-note text-muted">
      <span>{label}</span>
      <span className="tabular-nums">{held?.[1]}</span>
    </span>
    <span className="font-semibold tabular-nums">{held?.[0] ?? '—'}</span>
  </section>
)
