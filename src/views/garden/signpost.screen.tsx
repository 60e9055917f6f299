import { List, ListRow } from '#src/ui/display/list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export interface Board {
  readonly href: string
  readonly title: string
  readonly note: string
}

/** Ways from here, each a board of the signpost. */
export const SignpostScreen = ({ boards, label }: { readonly boards: readonly Board[]; readonly label: string }) => (
  <PageScreen>
    <nav aria-label={label} className="pt-3">
      <List>
        {boards.map(({ href, title, note }) => (
          <ListRow key={href} href={href} title={title} note={note} chevron />
        ))}
      </List>
    </nav>
  </PageScreen>
)
