import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

const boxes = href('/pages/mine/myCollection/mycollection', { part: 'boxes' })

/** The address does not say which box is meant. */
export const NothingChosen = () => (
  <PageScreen>
    <EmptyState
      kind="box"
      title="没有选择盲盒"
      note="请在「我的盲盒」里选择。"
      action={<Button href={`#${boxes}`}>我的盲盒</Button>}
    />
  </PageScreen>
)
