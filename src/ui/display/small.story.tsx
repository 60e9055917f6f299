import { BoxIcon } from '../icon/home-icons.tsx'
import { samplePicture } from '../story/sample-art.tsx'
import { Row, Specimen, Stage } from '../story/stage.tsx'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Countdown } from './countdown.tsx'
import { Price } from './price.tsx'
import { StatusDot } from './status-dot.tsx'
import { Tag } from './tag.tsx'

export default { title: '展示 / 小件' }

export const Signs = () => (
  <Stage title="角标、标签、状态">
    <Specimen name="角标：点、数、上限" on="surface">
      <Row>
        <Badge text="" />
        <Badge text="1" />
        <Badge text="28" />
        <Badge text="99+" label="99 条以上未读" />
        <Badge text="999+" />
      </Row>
    </Specimen>
    <Specimen name="标签" on="surface">
      <Row>
        <Tag>普通</Tag>
        <Tag tone="cinnabar">限时</Tag>
        <Tag tone="jade">已到账</Tag>
        <Tag tone="gold">限量 2000</Tag>
        <Tag tone="indigo" icon={BoxIcon}>
          盲盒
        </Tag>
      </Row>
    </Specimen>
    <Specimen name="状态" on="surface">
      <Row>
        <StatusDot>已下架</StatusDot>
        <StatusDot tone="jade">在线</StatusDot>
        <StatusDot tone="gold" live>
          确认中
        </StatusDot>
        <StatusDot tone="cinnabar">已拒绝</StatusDot>
        <StatusDot tone="indigo">寄售中</StatusDot>
      </Row>
    </Specimen>
  </Stage>
)
Signs.storyName = '角标与标签与状态'

export const Prices = () => (
  <Stage title="价格与倒计时">
    <Specimen name="三种大小" on="surface">
      <Row>
        <Price integer="128" size="small" />
        <Price integer="1,280" fraction=".00" />
        <Price integer="12,800" fraction=".50" size="large" />
      </Row>
    </Specimen>
    <Specimen name="起价、原价、黑色、灰色" on="surface">
      <Row>
        <Price integer="9" fraction=".90" suffix="起" />
        <Price integer="199" fraction=".00" size="small" tone="muted" struck label="原价" />
        <Price integer="320" fraction=".00" tone="ink" />
        <Price integer="5" suffix="/ 天" tone="muted" />
      </Row>
    </Specimen>
    <Specimen name="倒计时" on="surface">
      <div className="flex flex-col gap-3">
        <Countdown label="距开售" remainingMs={93_784_000} look="boxes" />
        <Countdown label="距开售" remainingMs={5025_000} look="boxes" />
        <Countdown label="支付剩余" remainingMs={754_000} />
        <Countdown label="支付剩余" remainingMs={0} doneText="已超时" />
      </div>
    </Specimen>
  </Stage>
)
Prices.storyName = '价格与倒计时'

export const Avatars = () => (
  <Stage title="头像">
    <Specimen name="有图、无图、图坏了" on="surface">
      <Row>
        <Avatar name="山间明月" src={samplePicture(30)} size={64} />
        <Avatar name="山间明月" size={64} />
        <Avatar name="小满" src="data:image/png;base64,AAAA" size={64} />
        <Avatar name="" size={64} />
      </Row>
    </Specimen>
    <Specimen name="大小" on="surface">
      <Row>
        {([24, 32, 40, 48, 64, 88] as const).map((size, at) => (
          <Avatar key={size} name={'春夏秋冬雨雪'[at] ?? ''} size={size} />
        ))}
      </Row>
    </Specimen>
  </Stage>
)
Avatars.storyName = '头像'
