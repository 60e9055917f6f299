import { memo } from 'react'
import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { lazy } from '#src/domain/lazy.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { lazyPart } from '../kit/page/lazy-part.tsx'
import { useSlices } from '../kit/page/use-slices.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { FarmScene } from './scenes/farm.tsx'
import { GardenScene } from './scenes/garden.tsx'
import { Tray } from './scenes/tray.tsx'
import type { Air, GardenPlace, HarvestMomentProps, SlotView, TrayProps } from './scenes/types.ts'
import { GrowthBar } from './growth-bar.tsx'
import type { HarvestLine, SlotLine } from './plot.select.ts'
import { drawnPlaces } from './scene.select.ts'
import { SceneState } from './scene-state.tsx'
import { StagedNews } from '../kit/intent/staged-news.tsx'
import type { StagedView } from '../kit/intent/use-staged.ts'
import { WeatherLine } from './weather-line.tsx'
import { linkTo } from './words.ts'

export interface HarvestShown extends HarvestLine {
  readonly change: StagedView
  /** What the last harvest has brought in, to be shown once. */
  readonly moment: Pick<HarvestMomentProps, 'kind' | 'title' | 'reasons'> | null
  readonly isSkipped: boolean
  readonly onSkip: () => void
  readonly onSettle: () => void
  readonly onReceive: () => void
  readonly onCheck: () => void
}

export interface PlotProps {
  /** How it is drawn. */
  readonly scene: { readonly place: GardenPlace | 'farm'; readonly air: Air; readonly slots: readonly SlotView[] }
  /** What is in the hand, where it can go, and what became of it. */
  readonly tray: Omit<TrayProps, 'label'> & {
    readonly inviting: readonly string[]
    readonly change: StagedView
    readonly onSlot: (id: string) => boolean | void
    readonly onCheck: () => void
  }
  readonly resource: ShownResource
  readonly weather: AnswerOf<'garden.weather'> | undefined
  readonly lines: readonly SlotLine[]
  /** Slots of whose last change nobody knows. */
  readonly confirming: ReadonlySet<string>
  readonly harvests: readonly HarvestShown[]
}

type RowsProps = Pick<PlotProps, 'lines' | 'confirming'> & { readonly drawn: number }

const SlotRows = memo(function SlotRows({ lines, confirming, drawn }: RowsProps) {
  return (
    <List>
      {lines.slice(0, drawn).map(({ id, label, href, note, progress, isRipe }) => (
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
})

const Moment = lazyPart(lazy(async () => (await import('./scenes/harvest-moment.tsx')).HarvestMoment))

/** Whoever has harvested with the sickle stands by the picture, above the fold of this. */
const intoSight = (el: HTMLElement | null) => el?.scrollIntoView({ block: 'center' })

const Harvest = memo(function Harvest(props: HarvestShown) {
  const { name, note, canSettle, settled, change, moment, isSkipped, onSkip, onSettle, onReceive, onCheck } = props
  const isBusy = change.state === 'changing'
  return (
    <Card>
      {moment && (
        <div ref={intoSight} className="-mx-4 -mt-4 mb-4 overflow-hidden rounded-t-m">
          <Moment isWanted props={{ ...moment, skipped: isSkipped, onSkip }} />
        </div>
      )}
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
})

type PictureProps = Pick<PlotProps, 'scene'> & Pick<PlotProps['tray'], 'inviting' | 'onSlot'> & { drawn: number }

/** The garden as a picture, from edge to edge; each of its pots leads to its page. */
const Picture = memo(function Picture({ scene: { place, air, slots }, drawn, inviting, onSlot }: PictureProps) {
  return place === 'farm' ? (
    <div className="-mx-4" style={{ height: Math.max(560, 220 + Math.ceil(slots.length / 2) * 172) }}>
      <FarmScene air={air} plots={slots} drawn={drawn} inviting={inviting} onPlot={onSlot} />
    </div>
  ) : (
    <div className="-mx-4 h-150">
      <GardenScene air={air} slots={slots} drawn={drawn} place={place} inviting={inviting} onSlot={onSlot} />
    </div>
  )
})

/** The tray below the picture; what is in the hand says where it goes, and what was done how it stands. */
const Hand = memo(function Hand({ items, chosen, inviting, change, onChoose, onDrop, onCheck }: PlotProps['tray']) {
  const item = items.find(({ id }) => id === chosen)
  return (
    <>
      <div className="-mx-4">
        <Tray label="种子和工具" items={items} chosen={chosen} onChoose={onChoose} onDrop={onDrop} />
      </div>
      <p className="pt-2 text-note text-pretty text-muted" role="status">
        {item === undefined
          ? '先点种子或工具，再点要用的地方；也可以直接拖过去。'
          : inviting.length > 0
            ? `${item.label}：请点亮起的位置`
            : `${item.label}：${item.closed ?? ''}`}
      </p>
      <div className="pt-2 empty:hidden">
        <StagedNews change={change} onCheck={onCheck} />
      </div>
    </>
  )
})

type PartsProps = Pick<PlotProps, 'scene' | 'tray' | 'lines' | 'confirming' | 'harvests'>

/** So many rows come with a frame. */
const ROWS = 3
/** A picture is at most so many bays wide. */
const BAYS = 4

/**
 * The picture first: sky, ground, what pots are drawn of, pots. What stands below it comes with the frames after, and then what of the
 * picture lies beyond the edge, so that no frame draws much of it.
 */
function Parts({ scene, tray, lines, confirming, harvests }: PartsProps) {
  const { slots } = scene
  const rowFrames = Math.ceil(lines.length / ROWS)
  const parts = useSlices(slots.length + rowFrames + BAYS + 6)
  const below = parts - slots.length - 2
  const beyond = below - rowFrames - 4
  return (
    <>
      <Picture
        scene={scene}
        drawn={beyond > 0 ? slots.length + beyond : Math.min(parts - 3, slots.length)}
        inviting={tray.inviting}
        onSlot={tray.onSlot}
      />
      {below > 1 && <Hand {...tray} />}
      {below > 2 && (
        <Section title="收成" note="先收获，再领取：每领取一份得一枚碎片，另有产出池的微豆。">
          <div className="flex flex-col gap-3">
            {harvests.map((harvest) => (
              <Harvest key={harvest.crop} {...harvest} />
            ))}
          </div>
        </Section>
      )}
      {below > 3 && (
        <Section title="种植情况">
          <SlotRows lines={lines} confirming={confirming} drawn={(below - 3) * ROWS} />
        </Section>
      )}
    </>
  )
}

/** One garden: its weather, its slots and its harvest. */
export const PlotScreen = ({ resource, weather, ...parts }: PlotProps) => (
  <PageScreen>
    <div className="flex items-center justify-between gap-3 py-2">
      <WeatherLine report={weather} />
      <TextLink end href={linkTo('/pages/home/magicGarden/fingerpost')}>
        路标
      </TextLink>
    </div>
    <SceneState hasLine air={parts.scene.air} place={drawnPlaces[parts.scene.place]} resource={resource}>
      <Parts {...parts} />
    </SceneState>
  </PageScreen>
)
