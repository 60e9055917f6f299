import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { Countdown } from '#src/ui/display/countdown.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { Verse } from '../kit/product/verse.tsx'
import type { Part } from '../kit/resource/part.ts'
import { PartSection, PartState } from '../kit/resource/part-section.tsx'
import { Airdrops, type AirdropsProps } from './airdrops.tsx'
import type { RaffleLine } from './draw.select.ts'
import { EnvelopeMark } from './envelope/envelope-mark.tsx'
import { EnvelopeSheet, type EnvelopeSheetProps } from './envelope/envelope-sheet.tsx'
import { RaffleRows } from './raffles.screen.tsx'
import type { HotLine } from './scrimmage.select.ts'

export interface ScrimmageProps {
  readonly now: number
  readonly auctions: Part<HotLine>
  readonly lots: readonly HotLine[]
  readonly raffles: Part<RaffleLine>
  /** How many lots are left today; null until it is known. */
  readonly lotsLeft: number | null
  /** Null for a guest. */
  readonly airdrops: AirdropsProps | null
  readonly envelopeLine: { readonly title: string; readonly note: string }
  readonly envelope: EnvelopeSheetProps
  readonly onEnvelope: () => void
}

/** One clock draws the time of all rows. */
const HotRows = ({ lines, now }: { readonly lines: readonly HotLine[]; readonly now: number }) => (
  <List>
    {lines.map((line) => (
      <ListRow
        key={line.id}
        href={line.href}
        leading={<RowPicture image={line.image} />}
        title={<Verse text={line.title} />}
        note={line.note}
        value={
          <>
            <span className="block font-semibold text-cinnabar">{line.price}</span>
            <Countdown label="距结束" remainingMs={Math.max(0, line.endsAt - now)} doneText="结算中" />
          </>
        }
      />
    ))}
  </List>
)

const hall = `#${href('/pages/activity/auctionBid')}`
const soonSkeleton = <SkeletonList rows={3} leading="picture" notes />

export const ScrimmageScreen = (props: ScrimmageProps) => {
  const { now, auctions, lots, raffles, lotsLeft, airdrops, envelopeLine, envelope, onEnvelope } = props
  return (
    <PageScreen>
      <List>
        <ListRow
          onPress={onEnvelope}
          leading={<EnvelopeMark />}
          title={envelopeLine.title}
          note={envelopeLine.note}
          chevron
        />
      </List>
      <Section title="快结束的拍卖" moreHref={hall}>
        <PartState part={auctions} name="拍卖" skeleton={soonSkeleton}>
          {auctions.items.length === 0 ? (
            <EmptyState title="暂无拍卖" note="下一场开拍后会出现在这里。" />
          ) : (
            <HotRows lines={auctions.items} now={now} />
          )}
        </PartState>
      </Section>
      {lots.length > 0 && (
        <Section title="正在降价的铭文" note="价格逐格下降，先拍先得" moreHref={hall}>
          <HotRows lines={lots} now={now} />
        </Section>
      )}
      <PartSection
        part={raffles}
        name="抽奖"
        title="抽奖"
        moreHref={`#${href('/pages/home/luckyDraw/mainList')}`}
        skeleton={<SkeletonList rows={2} leading="picture" notes />}
      >
        <RaffleRows lines={raffles.items} />
      </PartSection>
      <Section title="每日一签">
        <List>
          <ListRow
            href={`#${href('/pages/home/drawLots/index')}`}
            title="抽一支签"
            note={lotsLeft === null ? '每人每天一支' : `签筒里还有 ${counted(lotsLeft, '支')}`}
          />
        </List>
      </Section>
      {airdrops && <Airdrops {...airdrops} />}
      <EnvelopeSheet {...envelope} />
    </PageScreen>
  )
}
