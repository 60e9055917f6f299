import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { NoticeDetailScreen, type NoticeDetailProps, RefusedScreen } from './notice-detail.screen.tsx'
import type { NoticeDetailView } from './notice-detail.select.ts'

export default { title: '公告/正文' }

const href = '/pages/notice/components/noticeDetail/index'

const notice: NoticeDetailView = {
  title: '「千里江山 · 终卷」开售通知',
  byline: '数藏编辑部 · 2026年3月1日 06:00',
  machineTime: '2026-02-28T22:00:00.000Z',
  type: '藏品发售',
  html: `<p>从第一幅「远山初霁」到今天，水墨山河走了整整一年。</p><h3>发售信息</h3>
    <table><thead><tr><th>项目</th><th>说明</th></tr></thead><tbody><tr><td>价格</td><td>1,888 元</td></tr></tbody></table>
    <ul><li>持有水墨山河任意 4 款不同藏品</li><li>持有「云起庐山」任意一份</li></ul><blockquote>编号随机分配。</blockquote>
    <p><a href="https://help.shucang.example/">查看规则</a></p>`,
}

const story = (shown: Partial<NoticeDetailProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={href} offline={offline}>
      <NoticeDetailScreen notice={notice} resource={listStates.whole} onLink={still} {...shown} />
    </StoryApp>
  )
  return Shown
}

const refused = (reason: string, onRetry?: () => void): Story => {
  const Shown: Story = () => (
    <StoryApp href={href}>
      <RefusedScreen reason={reason} {...(onRetry ? { onRetry } : {})} />
    </StoryApp>
  )
  return Shown
}

export const 内容 = story()
export const 有害的内容 = story({
  notice: {
    ...notice,
    title: '<script>window.hacked=1</script>脚本标题',
    html: '<p>开头</p><script>window.hacked = 1</script><img src="x" onerror="window.hacked=1"><a href="javascript:1">点我领取</a>',
  },
})
export const 没有类型和作者 = story({ notice: { ...notice, type: '', byline: '', machineTime: null } })
export const 加载中 = story({ notice: null, resource: listStates.loading })
export const 出错 = story({ notice: null, resource: listStates.failed })
export const 断网 = story({ notice: null, resource: listStates.offline }, true)
export const 已经撤下 = refused('内容不存在或已下架', still)
