import type { ReactNode } from 'react'
import { QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { PickLine } from '../collection/copy-picker.tsx'
import { RowPicture } from '../product/row-picture.tsx'

export interface ChosenThingProps extends Pick<PickLine, 'image' | 'name' | 'note'> {
  /** At its end. */
  readonly children?: ReactNode
}

/** What a form is about, above it. */
export const ChosenThing = ({ image, name, note, children }: ChosenThingProps) => (
  <div className="pb-5">
    <Card>
      <div className="flex items-center gap-3">
        <RowPicture image={image} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-note text-muted tabular-nums">{note}</span>
        </span>
        {children}
      </div>
    </Card>
  </div>
)

/** The copy that was chosen, and the way to another. */
export const ChosenCopy = ({ copy, onAgain }: { readonly copy: PickLine; readonly onAgain: () => void }) => (
  <ChosenThing {...copy}>
    <QuietAction onPress={onAgain}>换一件</QuietAction>
  </ChosenThing>
)
