import { QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { PickLine } from '../collection/copy-picker.tsx'
import { RowPicture } from '../product/row-picture.tsx'

/** The copy that was chosen, above its form. */
export const ChosenCopy = ({ copy, onAgain }: { readonly copy: PickLine; readonly onAgain: () => void }) => (
  <div className="pb-5">
    <Card>
      <div className="flex items-center gap-3">
        <RowPicture image={copy.image} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{copy.name}</span>
          <span className="block truncate text-note text-muted tabular-nums">{copy.note}</span>
        </span>
        <QuietAction onPress={onAgain}>换一件</QuietAction>
      </div>
    </Card>
  </div>
)
