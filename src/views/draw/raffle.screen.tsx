import { TextLink } from '#src/ui/action/text-link.tsx'
import { Button } from '#src/ui/action/button.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { Skeleton, SkeletonBlock, SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'
import { type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { StagedNews } from '../kit/intent/staged-news.tsx'
import type { StagedView } from '../kit/intent/use-staged.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { drawBlock, type PrizeLine, type RaffleRow, type WonLine, wonHref } from './draw.select.ts'
import { PrizePicture } from './prize-picture.tsx'

export interface RaffleProps {
  /** The prizes. */
  readonly resource: ShownResource
  readonly raffles: ShownResource
  /** Undefined until it is known, and where there is no such raffle. */
  readonly raffle: RaffleRow | undefined
  readonly prizes: readonly PrizeLine[]
  /** What the last draw has given, until the next one. */
  readonly last: WonLine | null
  readonly now: number
  readonly change: StagedView
  readonly sheet: DeedProps
  readonly onDraw: (count: number) => void
}

export function RaffleScreen(props: RaffleProps) {
  const { resource, raffles, raffle, sheet } = props
  const isGone = raffles.status === 'ready' && !raffle
  return (
    <PageScreen title={raffle?.name ?? '抽奖'} {...(raffle ? { footer: <Foot {...props} raffle={raffle} /> } : {})}>
      {isGone ? (
        <EmptyState
          title="没有这场抽奖"
          note="它可能已经结束。"
          action={<Button href={`#${href('/pages/home/luckyDraw/mainList')}`}>查看抽奖</Button>}
        />
      ) : (
        <ResourceState resource={raffles} skeleton={<RaffleToCome />}>
          {raffle && <Raffle {...props} raffle={raffle} resource={resource} />}
        </ResourceState>
      )}
      <DeedSheet {...sheet} />
    </PageScreen>
  )
}

/** Its picture, what it is called, and what can be won. */
const RaffleToCome = () => (
  <>
    <Skeleton>
      <SkeletonBlock height="min(75vw - 24px, 298px)" round="card" />
      <div className="flex flex-col gap-3 pt-5 pb-9">
        <SkeletonBlock width="40%" height="20px" />
        <SkeletonBlock width="72%" height="13px" />
      </div>
      <div className="flex flex-col gap-2.5 pb-2.5">
        <SkeletonBlock width="28%" height="17px" />
        <SkeletonBlock width="64%" height="13px" />
      </div>
    </Skeleton>
    <SkeletonList leading="picture" notes />
  </>
)

type Known = RaffleProps & { readonly raffle: RaffleRow }

const Raffle = ({ resource, raffle, prizes, last, change, sheet }: Known) => (
  <>
    <ArtImage src={safePicture(raffle.image)} alt="" ratio={4 / 3} eager />
    <div className="flex items-baseline justify-between gap-3 pt-4">
      <h2 className="font-title text-title font-semibold">{raffle.name}</h2>
      <TextLink href={wonHref}>我的奖品</TextLink>
    </div>
    <p className="text-note text-pretty text-soft">{raffle.story}</p>
    <div className="pt-3 empty:hidden">
      <StagedNews change={change} onCheck={sheet.onCheck} />
    </div>
    {last && change.state === 'rest' && (
      <List>
        <ListRow
          href={last.href}
          leading={<PrizePicture name={last.title} image={last.image} size="row" />}
          title={`上次抽到：${last.title}`}
          note={last.note}
        />
      </List>
    )}
    <Section title="奖品与概率" note="概率实时更新，抽完的奖品概率计入最后一项">
      <ResourceState resource={resource} skeleton={<SkeletonList leading="picture" notes />}>
        <List>
          {prizes.map((prize) => (
            <ListRow
              key={prize.id}
              leading={<PrizePicture name={prize.name} image={prize.image} size="row" />}
              title={
                <span className="flex flex-wrap items-center gap-2">
                  {prize.name}
                  {prize.rarity !== null && <Tag tone="gold">{rarityWords[prize.rarity]}</Tag>}
                </span>
              }
              note={prize.note}
              value={<span className="font-semibold text-ink">{prize.odds}</span>}
            />
          ))}
        </List>
      </ResourceState>
    </Section>
    <Section title="抽奖规则">
      <div className="rounded-l bg-surface px-4 py-2">
        <DescriptionList
          items={[
            { term: '每次', detail: counted(raffle.beans, '微豆') },
            {
              term: '每天',
              detail: `最多 ${counted(raffle.leftMost, '次')}，${formatInstant(raffle.resetAt, 'HH:mm')} 重置`,
            },
            { term: '连抽', detail: `${raffle.together} 次逐次抽，没有折扣和保底` },
            { term: '截止', detail: formatInstant(raffle.endsAt, 'M月D日 HH:mm') },
            { term: '结果', detail: '确认后随机抽取，不可重抽' },
          ]}
        />
      </div>
    </Section>
  </>
)

function Foot({ raffle, prizes, now, change, onDraw }: Known) {
  const block = drawBlock(raffle, 1, now)
  const isBusy = change.state !== 'rest' || prizes.length === 0
  return (
    <>
      <p className="pb-2 text-center text-note text-muted tabular-nums">
        {block === '' ? `今天还能抽 ${counted(raffle.left, '次')}` : block}
      </p>
      <div className="flex gap-3 *:flex-1">
        <Button
          block
          size="large"
          disabled={isBusy || drawBlock(raffle, raffle.together, now) !== ''}
          onPress={() => onDraw(raffle.together)}
          label={`连抽 ${raffle.together} 次`}
        >
          连抽 {raffle.together} 次
        </Button>
        <Button
          tone="primary"
          block
          size="large"
          disabled={isBusy || block !== ''}
          pending={change.state === 'changing'}
          pendingText="正在抽"
          onPress={() => onDraw(1)}
        >
          抽一次
        </Button>
      </div>
    </>
  )
}
