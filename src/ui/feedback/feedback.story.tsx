import { useState } from 'react'
import { Button } from '../action/button.tsx'
import { Specimen, Stage } from '../story/stage.tsx'
import { InlineMessage } from './inline-message.tsx'
import { LoadMore } from './load-more.tsx'
import { LoadingIndicator } from './loading-indicator.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { SkeletonArticle, SkeletonForm } from './page-skeletons.tsx'
import { SkeletonDetail, SkeletonGrid, SkeletonList } from './skeleton.tsx'
import { EmptyState, ErrorState, OfflineNotice, ResultState } from './state.tsx'
import { ToastRegion } from './toast.tsx'

export default { title: '反馈' }

export const Nothing = () => (
  <Stage title="没有内容">
    <Specimen name="空" on="surface">
      <EmptyState
        title="还没有藏品"
        note="买到或抽到的藏品会陈列在这里。"
        action={
          <Button tone="primary" href="#/">
            去市场看看
          </Button>
        }
      />
    </Specimen>
    <Specimen name="没搜到" on="surface">
      <EmptyState kind="search" title="没有找到「寒江独钓图」" note="换个短一点的词试试。" />
    </Specimen>
  </Stage>
)
Nothing.storyName = '没有内容'

export const Wrong = () => (
  <Stage title="出错与离线">
    <Specimen name="出错" on="surface">
      <ErrorState note="服务器暂时没有回应。" onRetry={() => {}} action={<Button tone="quiet">回到首页</Button>} />
    </Specimen>
    <Specimen name="正在重试" on="surface">
      <ErrorState note="服务器暂时没有回应。" onRetry={() => {}} retrying />
    </Specimen>
    <Specimen name="离线且没有内容" on="surface">
      <OfflineNotice onRetry={() => {}} />
    </Specimen>
    <Specimen name="离线横幅">
      <div className="-mx-4">
        <OfflineBanner offline />
      </div>
    </Specimen>
  </Stage>
)
Wrong.storyName = '出错与离线'

export const Results = () => (
  <Stage title="结果">
    <Specimen name="成了" on="surface">
      <ResultState
        outcome="done"
        title="购买成功"
        note="「寒江独钓」#128 已入藏"
        action={<Button tone="primary">查看藏品</Button>}
      />
    </Specimen>
    <Specimen name="还不知道" on="surface">
      <ResultState
        outcome="pending"
        title="确认中"
        note="银行还没有给出结果，通常几分钟内会有。不需要再付一次。"
        action={<Button>查看订单</Button>}
      />
    </Specimen>
    <Specimen name="没成" on="surface">
      <ResultState
        outcome="failed"
        title="支付失败"
        note="余额不足，没有扣款。"
        action={<Button tone="primary">换个方式支付</Button>}
      />
    </Specimen>
  </Stage>
)
Results.storyName = '结果'

export const Messages = () => (
  <Stage title="段中消息">
    <div className="mt-6 flex flex-col gap-3">
      <InlineMessage>实名信息只用于核验，不会公开。</InlineMessage>
      <InlineMessage kind="success">密码已更新，请用新密码登录。</InlineMessage>
      <InlineMessage kind="warning">注销后藏品无法找回。</InlineMessage>
      <InlineMessage kind="error">手机号或密码不对，还可以再试 4 次。</InlineMessage>
      <InlineMessage kind="pending">支付结果确认中，离开页面也会继续。</InlineMessage>
    </div>
  </Stage>
)
Messages.storyName = '段中消息'

export const Skeletons = () => (
  <Stage title="骨架（200 毫秒后出现）">
    <Specimen name="列表">
      <SkeletonList rows={3} />
    </Specimen>
    <Specimen name="带头像的两行">
      <SkeletonList rows={3} leading={48} notes />
    </Specimen>
    <Specimen name="网格">
      <SkeletonGrid cards={2} />
    </Specimen>
    <Specimen name="详情">
      <SkeletonDetail />
    </Specimen>
    <Specimen name="文章">
      <SkeletonArticle />
    </Specimen>
    <Specimen name="表单">
      <SkeletonForm />
    </Specimen>
  </Stage>
)
Skeletons.storyName = '骨架'

export const Feet = () => (
  <Stage title="加载更多">
    {(['more', 'loading', 'failed', 'end'] as const).map((state) => (
      <Specimen
        key={state}
        name={{ more: '还有', loading: '正在加载', failed: '加载失败', end: '到底了' }[state]}
        on="surface"
      >
        <LoadMore state={state} onMore={() => {}} endText="没有更多了" />
      </Specimen>
    ))}
  </Stage>
)
Feet.storyName = '加载更多'

const samples = [
  { id: '1', message: '已复制' },
  { id: '2', message: '保存成功', tone: 'success' as const },
  { id: '3', message: '登录失效，请重新登录', tone: 'error' as const },
]

export const Toasts = () => {
  const [count, setCount] = useState(3)
  return (
    <Stage title="轻提示">
      <Specimen name="一条接一条">
        <Button onPress={() => setCount((count + 1) % 4)}>换一个数目</Button>
      </Specimen>
      <ToastRegion toasts={samples.slice(0, count)} />
    </Stage>
  )
}
Toasts.storyName = '轻提示'

export const Loading = () => (
  <Stage title="请求中">
    <Specimen name="浮在中间，不挡操作">
      <Button>照样能按</Button>
    </Specimen>
    <LoadingIndicator visible />
  </Stage>
)
Loading.storyName = '请求中'
