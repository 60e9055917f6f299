import { CopyIcon, SignOutIcon, OrderIcon, ShieldIcon, WalletIcon } from '../icon/page-icons.tsx'
import { useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { Section } from '../layout/section.tsx'
import { Specimen, Stage } from '../story/stage.tsx'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Card } from './card.tsx'
import { DescriptionList } from './description-list.tsx'
import { List, ListRow, SwitchRow } from './list.tsx'
import { ReadMore } from './read-more.tsx'
import { Tag } from './tag.tsx'

export default { title: '展示 / 列表与卡片' }

export const Lists = () => {
  const [push, setPush] = useState(true)
  return (
    <Stage title="列表">
      <Specimen name="分组的行">
        <List>
          <ListRow leading={<OrderIcon />} title="我的订单" value="2 件待付款" href="#/" />
          <ListRow leading={<WalletIcon />} title="我的钱包" href="#/" trailing={<Badge text="1" label="1 条提醒" />} />
          <ListRow leading={<ShieldIcon />} title="实名认证" href="#/" trailing={<Tag tone="jade">已认证</Tag>} />
        </List>
        <List header="通知" footer="关闭后仍可在公告页看到全部通知。">
          <SwitchRow title="推送通知" note="开售、到账与系统公告" on={push} onChange={setPush} />
          <SwitchRow title="夜间免打扰" on={false} pending onChange={() => {}} />
          <SwitchRow title="营销短信" note="账号未绑定手机" on={false} disabled onChange={() => {}} />
        </List>
        <List header="账号">
          <ListRow title="昵称" value="山间明月" href="#/" />
          <ListRow title="手机号" value="138 **** 0000" />
          <ListRow title="登录密码" note="建议每三个月更换一次" href="#/" />
          <ListRow title="支付密码" href="#/" disabledReason="完成实名认证后才能设置" />
          <ListRow title="清除缓存" value="12.4 MB" onPress={() => {}} />
        </List>
        <List>
          <ListRow leading={<SignOutIcon />} title="退出登录" tone="danger" onPress={() => {}} />
        </List>
      </Specimen>
      <Specimen name="人与两行字">
        <List>
          <ListRow
            leading={<Avatar name="听雨" size={48} decorative />}
            title="听雨"
            note="[图片] 这张的水纹比上一版好，题款也换了一种写法"
            oneLine
            value="09:41"
            href="#/"
            chevron={false}
          />
          <ListRow
            leading={<Avatar name="藏家交流群" size={48} decorative />}
            title="藏家交流群，名字长得需要换一行才放得下的那种"
            note="小满：有人收「寒江独钓」吗"
            trailing={<Badge text="99+" label="99 条以上未读" />}
            href="#/"
            chevron={false}
          />
        </List>
      </Specimen>
    </Stage>
  )
}
Lists.storyName = '列表'

export const Cards = () => (
  <Stage title="卡片与区块">
    <Section title="为你挑选" note="每天十点更新" moreHref="#/">
      <Card href="#/">
        <p className="text-title font-medium">整张卡片是一个链接</p>
        <p className="text-note text-muted">里面不再放别的按钮</p>
      </Card>
    </Section>
    <Section title="四种底色">
      <div className="flex flex-col gap-3">
        <Card>白底</Card>
        <Card tone="sunken">凹下去</Card>
        <Card tone="gold">金：稀有、会员</Card>
        <Card tone="indigo">靛：说明</Card>
      </div>
    </Section>
    <Section title="事实" moreText="全部" onMore={() => {}}>
      <Card>
        <DescriptionList
          items={[
            { term: '编号', detail: '#128 / 2000' },
            { term: '系列', detail: '山海拾珍 · 第三辑' },
            {
              term: '链上哈希',
              detail: '0x71a3c0…9f04',
              action: <IconButton icon={SmallCopy} label="复制链上哈希" />,
            },
            { term: '说明', detail: '一段比较长的说明会在右边换行，左边的名目留在第一行。' },
          ]}
        />
      </Card>
    </Section>
  </Stage>
)
Cards.storyName = '卡片与区块与事实'

const SmallCopy = () => <CopyIcon size={18} />

const paragraph = '画师以《山海经》所记异兽为本，参照汉代漆器上的云气纹，把每一只都放回它原来的山水之间。'

export const Folding = () => (
  <Stage title="展开全部">
    <Specimen name="超过 400 的折起来" on="surface">
      <ReadMore>
        {Array.from({ length: 12 }, (_, at) => (
          <p key={at} className="mb-3">
            {paragraph}
          </p>
        ))}
      </ReadMore>
    </Specimen>
    <Specimen name="不够高的照原样" on="surface">
      <ReadMore>{paragraph}</ReadMore>
    </Specimen>
  </Stage>
)
Folding.storyName = '展开全部'
