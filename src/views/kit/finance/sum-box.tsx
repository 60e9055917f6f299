import { DescriptionList, type DescriptionItem } from '#src/ui/display/description-list.tsx'

/** What comes of what is typed, with the rule beside it. */
export const SumBox = ({ items, rule }: { readonly items: readonly DescriptionItem[]; readonly rule: string }) => (
  <div className="rounded-m bg-sunken px-4 py-1">
    <DescriptionList items={items} />
    <p className="border-t border-hairline py-2 text-note text-pretty text-muted">{rule}</p>
  </div>
)
