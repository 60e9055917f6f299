import { PageScreen } from '../kit/page/page-screen.tsx'
import { SignpostScene } from './scenes/signpost.tsx'
import type { Air } from './scenes/types.ts'

export interface Board {
  readonly href: string
  readonly title: string
  readonly note: string
}

/** Ways from here, each a board of the signpost. */
export const SignpostScreen = ({
  air,
  boards,
  label,
}: {
  readonly air: Air
  readonly boards: readonly Board[]
  readonly label: string
}) => (
  <PageScreen bleed fill>
    <nav aria-label={label} className="h-full overflow-y-auto">
      <SignpostScene
        air={air}
        boards={boards.map(({ href, title, note }) => ({ id: href, label: title, href, note }))}
      />
    </nav>
  </PageScreen>
)
