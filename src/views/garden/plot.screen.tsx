import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { FarmScene } from './scenes/farm.tsx'
import { GardenScene } from './scenes/garden.tsx'
import type { Air, GardenPlace, SlotView } from './scenes/types.ts'
import { GrowthBar } from './growth-bar.tsx'
import type { HarvestLine, SlotLine } from './plot.select.ts'
import { StagedNews } from './staged-news.tsx'
import type { StagedView } from './use-staged.ts'
import { WeatherLine } from './weather-line.tsx'
import { linkTo } from './words.ts'

export interface HarvestShown extends HarvestLine {
  readonly change: StagedView
  readonly onSettle: () => void
  readonly onReceive: () => void
  readonly onCheck: () => void
}

export interface PlotProps {
  /** How it is drawn. */
  readonly scene: { readonly place: GardenPlace | 'farm'; readonly air: Air; readonly slots: readonly SlotView[] }
  readonly resource: ShownResource
  readonly weather: AnswerOf<'garden.weather'> | undefined
  readonly lines: readonly SlotLine[]
  /** Slots of whose last change nobody knows. */
  readonly confirming: ReadonlySet<string>
  readonly harvests: readonly HarvestShown[]
}

function SlotRows({ lines, confirming }: Pick<PlotProps, 'lines' | 'confirming'>) {
  return (
    <List>
      {lines.map(({ id, label, href, note, progress, isRipe }) => (
        <ListRow
          key={id}
          href={href}
          title={label}
          note={
            <span className="flex flex-col gap-1.5">
              <span className="tabular-nums">{note}</span>
              {progress !== null && <GrowthBar label={`${label}的长势`} progress={progress} />}
            </span>
          }
          value={confirming.has(id) ? '确认中' : isRipe ? <Tag tone="jade">成熟</Tag> : ''}
          chevron
        />
      ))}
    </List>
  )
}

function Harvest({ name, note, canSettle, settled, change, onSettle, onReceive, onCheck }: HarvestShown) {
  const isBusy = change.state === 'changing'
  return (
    <Card>
      <p className="font-medium">{name}</p>
      <p className="pb-3 text-note text-muted tabular-nums">{note}</p>
      <div className="flex gap-3">
        <Button
          pending={isBusy}
          disabled={!canSettle || change.state === 'uncertain'}
          onPress={onSettle}
          label={`收获${name}`}
        >
          收获
        </Button>
        <Button
          tone="primary"
          pending={isBusy}
          disabled={settled === 0 || change.state === 'uncertain'}
          onPress={onReceive}
          label={`领取${name}`}
        >
          {settled > 0 ? `领取 ${settled}` : '领取'}
        </Button>
      </div>
      <div className="pt-3 empty:hidden">
        <StagedNews change={change} onCheck={onCheck} />
      </div>
    </Card>
  )
}

/** The garden as a picture, from edge to edge; each of its pots leads to its page. */
function Picture({ place, air, slots }: PlotProps['scene']) {
  return place === 'farm' ? (
    <div className="-mx-4" style={{ height: Math.max(560, 220 + Math.ceil(slots.length / 2) * 172) }}>
      <FarmScene air={air} plots={slots} />
    </div>
  ) : (
    <div className="-mx-4 h-150">
      <GardenScene air={air} slots={slots} place={place} />
    </div>
  )
}

/** One garden: its weather, its slots and its harvest. */
export const PlotScreen = ({ scene, resource, weather, lines, confirming, harvests }: PlotProps) => (
  <PageScreen>
    <div className="flex items-center justify-between gap-3 py-2">
      <WeatherLine report={weather} />
      <TextLink href={linkTo('/pages/home/magicGarden/fingerpost')}>看路标</TextLink>
    </div>
    <ResourceState resource={resource} skeleton={<SkeletonList />}>
      <Picture {...scene} />
      <Section title="收成" note="先收获，再领取：每一份换一枚碎片，还有产出池里的微豆。">
        <div className="flex flex-col gap-3">
          {harvests.map((harvest) => (
            <Harvest key={harvest.crop} {...harvest} />
          ))}
        </div>
      </Section>
      <Section title="种着的">
        <SlotRows lines={lines} confirming={confirming} />
      </Section>
    </ResourceState>
  </PageScreen>
)
