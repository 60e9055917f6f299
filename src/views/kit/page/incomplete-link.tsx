import { href, tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from './page-screen.tsx'

/** What an address may lack, and where it is found. */
const found = {
  order: { note: '请从「我的订单」里重新打开。', text: '我的订单', at: href('/pages/mine/order/index') },
  box: {
    note: '请在「我的盲盒」里选择。',
    text: '我的盲盒',
    at: href('/pages/mine/myCollection/mycollection', { part: 'boxes' }),
  },
  work: { note: '请从藏品的页面进入。', text: '去市场看看', at: tabPaths[1] },
  notice: { note: '请从公告列表重新打开。', text: '全部公告', at: tabPaths[2] },
  chat: { note: '请从消息列表重新打开。', text: '查看消息', at: href('/pages/chat/index') },
  anything: { note: '链接里缺少编号，或编号有误，请从列表重新打开。', text: '回到首页', at: tabPaths[0] },
} as const

export interface IncompleteLinkProps {
  readonly of: keyof typeof found
}

/** The address lacks its number: nothing is asked, nothing is waited for, and asking again would bring the same. */
export function IncompleteLink({ of }: IncompleteLinkProps) {
  const { note, text, at } = found[of]
  return <ErrorState title="链接不完整" note={note} action={<Button href={`#${at}`}>{text}</Button>} />
}

/** A page of which nothing else can be shown. */
export const IncompletePage = ({ of }: IncompleteLinkProps) => (
  <PageScreen>
    <IncompleteLink of={of} />
  </PageScreen>
)
