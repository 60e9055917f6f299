import { SearchIcon, ChatIcon } from '../icon/home-icons.tsx'
import { ShareIcon } from '../icon/page-icons.tsx'
import { useState } from 'react'
import { Button } from '../action/button.tsx'
import { IconButton } from '../action/icon-button.tsx'
import { Price } from '../display/price.tsx'
import { OfflineBanner } from '../feedback/offline-banner.tsx'
import { SegmentedTabs } from '../form/segmented-tabs.tsx'
import { MoreIcon } from '../icon/page-icons.tsx'
import {
  BellFilledIcon,
  BellIcon,
  HomeFilledIcon,
  HomeIcon,
  MarketFilledIcon,
  MarketIcon,
  PersonFilledIcon,
  PersonIcon,
  SparkIcon,
} from '../icon/place-icons.tsx'
import { ArtImage } from '../media/art-image.tsx'
import { SampleArt } from '../story/sample-art.tsx'
import { Lines } from '../story/stage.tsx'
import { PageTransition } from './page-transition.tsx'
import type { PageMotion } from './page-transition.tsx'
import { Screen } from './screen.tsx'
import { Section } from './section.tsx'
import { TabBar } from './tab-bar.tsx'

export default { title: '布局' }

const items = [
  { key: 'home', label: '首页', href: '#/', icon: HomeIcon, selectedIcon: HomeFilledIcon },
  { key: 'market', label: '市场', href: '#/', icon: MarketIcon, selectedIcon: MarketFilledIcon, badge: '' },
  {
    key: 'notice',
    label: '公告',
    href: '#/',
    icon: BellIcon,
    selectedIcon: BellFilledIcon,
    badge: '99+',
    badgeLabel: '99 条以上未读',
  },
  {
    key: 'mine',
    label: '我的',
    href: '#/',
    icon: PersonIcon,
    selectedIcon: PersonFilledIcon,
    badge: '3',
    badgeLabel: '3 条未读',
  },
]

export const TabPage = () => {
  const [current, setCurrent] = useState('home')
  return (
    <Screen
      title={items.find((item) => item.key === current)?.label ?? '首页'}
      titleStyle="large"
      actions={
        <>
          <IconButton icon={SearchIcon} label="搜索" />
          <IconButton icon={ChatIcon} label="消息" badge="12" />
        </>
      }
      tabBar={
        <TabBar
          items={items}
          current={current}
          middle={{ label: '活动', href: '#/', icon: SparkIcon }}
          onSelect={(key, event) => {
            event.preventDefault()
            if (key !== 'middle') setCurrent(key)
          }}
        />
      }
    >
      <Section title="今日上新" note="每天十点" moreHref="#/">
        <ArtImage alt="远山" ratio={16 / 9}>
          <SampleArt />
        </ArtImage>
        <Lines />
      </Section>
    </Screen>
  )
}
TabPage.storyName = '标签页的页面'

export const Detail = () => (
  <Screen
    title="寒江独钓"
    ground="surface"
    back={{ href: '#/' }}
    actions={
      <>
        <IconButton icon={ShareIcon} label="分享" />
        <IconButton icon={MoreIcon} label="更多" />
      </>
    }
    footer={
      <div className="flex items-center justify-between gap-4">
        <Price integer="1,280" fraction=".00" />
        <Button tone="primary" size="large">
          立即购买
        </Button>
      </div>
    }
  >
    <ArtImage alt="寒江独钓" eager>
      <SampleArt hue={200} />
    </ArtImage>
    <Lines count={16} />
  </Screen>
)
Detail.storyName = '详情页 返回与操作与底栏'

export const Banner = () => {
  const [tab, setTab] = useState('a')
  return (
    <Screen
      title="一个长得标题栏放不下所以被省略的标题"
      back={{ onPress: () => {} }}
      top={
        <>
          <OfflineBanner offline />
          <SegmentedTabs
            look="line"
            label="分类"
            current={tab}
            onChange={setTab}
            items={['全部', '系统', '活动', '交易'].map((label, at) => ({ key: 'abcd'[at] ?? '', label }))}
          />
        </>
      }
    >
      <Lines count={20} />
    </Screen>
  )
}
Banner.storyName = '顶部横幅与标签'

export const Hidden = () => (
  <Screen title="首页" titleStyle="hidden" bleed>
    <ArtImage alt="远山" rounded="none" ratio={1.2}>
      <SampleArt hue={150} />
    </ArtImage>
    <p className="p-4 text-soft">标题只读给读屏软件听。</p>
  </Screen>
)
Hidden.storyName = '不显示标题'

export const Returning = () => {
  const [arrived, setArrived] = useState(false)
  return (
    <Screen title="公告" back={{ href: '#/' }} scrollTop={600} focusTitle={false}>
      <Button onPress={() => setArrived(true)}>内容到了</Button>
      {arrived && <Lines count={40} />}
    </Screen>
  )
}
Returning.storyName = '回到原来的位置'

export const Moving = () => {
  const [page, setPage] = useState<{ at: number; motion: PageMotion }>({ at: 1, motion: 'none' })
  const go = (by: number, motion: PageMotion) => setPage({ at: page.at + by, motion })
  return (
    <PageTransition pageKey={String(page.at)} motion={page.motion}>
      <Screen title={`第 ${page.at} 页`} back={{ onPress: () => go(-1, 'pop') }}>
        <div className="flex flex-col items-start gap-3">
          <Button onPress={() => go(1, 'push')}>进入下一页</Button>
          <Button onPress={() => go(-1, 'pop')}>退回上一页</Button>
          <Button onPress={() => go(10, 'fade')}>切到别处</Button>
        </div>
        <Lines />
      </Screen>
    </PageTransition>
  )
}
Moving.storyName = '页面转场'
