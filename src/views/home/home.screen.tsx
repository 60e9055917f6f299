import { SearchIcon } from '#src/ui/icon/home-icons.tsx'
import { lazy } from '#src/domain/lazy.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/state.tsx'
import { ChatButton } from '../kit/chat/chat-button.tsx'
import { NoAnswer } from '../kit/resource/no-answer.tsx'
import { lazyPart } from '../kit/page/lazy-part.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { PartState } from '../kit/resource/part-section.tsx'
import { HomeEntries, HotEntry } from './home-entries.tsx'
import type { HomeView } from './home.select.ts'
import { NewsCard } from './news-card.tsx'
import { LineSkeleton } from './home-skeletons.tsx'
import type { ShelvesProps } from './shelves.tsx'
import { TodaySkeleton, TodayWork } from './today-work.tsx'

export interface HomeProps extends HomeView, Omit<ShelvesProps, keyof HomeView> {}

/** They lie below the first work, and come after it. */
const Shelves = lazyPart(
  lazy(async () => (await import('./shelves.tsx')).Shelves),
  { isAhead: false },
)

export const HomeScreen = (props: HomeProps) => (
  <PageScreen
    actions={
      <>
        <IconButton icon={SearchIcon} label="搜索藏品" href={`#${href('/pages/home/search/search')}`} />
        <ChatButton />
      </>
    }
  >
    {props.whole === 'parts' ? <Parts {...props} /> : <Nothing whole={props.whole} onRetry={props.retry} />}
  </PageScreen>
)

function Nothing({ whole, onRetry }: { whole: 'failed' | 'offline' | 'empty'; onRetry: () => void }) {
  if (whole === 'offline') return <NoAnswer onRetry={onRetry} />
  if (whole === 'failed') return <ErrorState note="服务繁忙，请稍后再试。" onRetry={onRetry} />
  return (
    <EmptyState
      title="展厅还在布展"
      note="第一批藏品上架后，会最先出现在这里。"
      action={<Button onPress={onRetry}>刷新</Button>}
    />
  )
}

function Parts({ news, next, ...shelves }: HomeProps) {
  return (
    <>
      <PartState part={next} name="开售预告" skeleton={<TodaySkeleton />}>
        {next.items.map((item) => (
          <TodayWork key={item.key} item={item} />
        ))}
      </PartState>
      <HomeEntries />
      <HotEntry />
      <div className="mt-3 first:mt-0">
        <PartState part={news} name="公告" skeleton={<LineSkeleton lines={2} />}>
          {news.items.length > 0 && <NewsCard lines={news.items} />}
        </PartState>
      </div>
      <Shelves isWanted={next.status !== 'loading'} props={shelves} />
    </>
  )
}
