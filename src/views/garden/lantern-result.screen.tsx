import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ResultState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { Animal } from '#src/contract/rest/garden/garden.schema.ts'
import { BoxMoment } from './scenes/box-moment.tsx'
import { ToolPicture } from './scenes/drawings/tools.tsx'
import { Egg } from './scenes/eggs.tsx'
import { UnknownOutcome } from '../kit/intent/intent-outcome.tsx'
import type { StagedView } from '../kit/intent/use-staged.ts'
import { linkTo } from './words.ts'

export interface PrizeLine {
  readonly id: string
  readonly name: string
  readonly rarity: string
  readonly note: string
  /** Whose egg it is; null for a card of nutrient. */
  readonly animal: Animal | null
}

export interface BuiltLine {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly isOpened: boolean
}

export interface LanternResultProps {
  readonly resource: ShownResource
  readonly change: StagedView
  /** What was in the one that was opened just now; null where none was. */
  readonly prize: PrizeLine | null
  readonly lines: readonly PrizeLine[]
  /** The lanterns that were made, newest first. */
  readonly built: readonly BuiltLine[]
  /** Its lid stands open: the moment was skipped, or was seen before. */
  readonly isSkipped: boolean
  readonly onSkip: () => void
  readonly onCheck: () => void
}

/** What was in it, as it lies in the nest or in the tray. */
const Drawn = ({ animal }: Pick<PrizeLine, 'animal'>) =>
  animal === null ? (
    <ToolPicture tool="nutrient" />
  ) : (
    <svg viewBox="0 0 120 110">
      <Egg crack={0} child={animal} />
    </svg>
  )

const away = <Button href={linkTo('/pages/home/magicGarden/happy')}>回灯会</Button>

function Now({ change, prize, isSkipped, onSkip, onCheck }: Omit<LanternResultProps, 'resource' | 'lines' | 'built'>) {
  if (change.state === 'uncertain') {
    return <UnknownOutcome intent={{ ...change, state: 'uncertain' }} doing="开灯" away={away} onCheck={onCheck} />
  }
  if (change.message !== '') return <ResultState outcome="failed" title={change.message} action={away} />
  const isChanging = change.state === 'changing'
  if (prize === null && !isChanging) return null
  return (
    <>
      <div className="-mx-4 h-150">
        <BoxMoment
          phase={isChanging ? 'opening' : 'opened'}
          {...(prize && !isChanging ? { prize: { ...prize, picture: <Drawn animal={prize.animal} /> } } : {})}
          skipped={isSkipped}
          onSkip={onSkip}
        />
      </div>
      {isChanging ? null : <div className="py-4 text-center">{away}</div>}
    </>
  )
}

/** What was in a lantern, and in those that were opened before. */
export const LanternResultScreen = ({ resource, lines, built, ...now }: LanternResultProps) => (
  <PageScreen>
    <Now {...now} />
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList />}
      empty={<EmptyState kind="box" title="还没有开过灯" note="用碎片扎一盏，打开看看里面有什么。" action={away} />}
    >
      <List header="开灯记录">
        {lines.map(({ id, name, rarity, note }) => (
          <ListRow key={id} title={name} note={note} trailing={<Tag tone="gold">{rarity}</Tag>} />
        ))}
      </List>
      <ResourceFoot resource={resource} />
    </ResourceState>
    {built.length > 0 && (
      <List header="最近扎好的">
        {built.map(({ id, title, note, isOpened }) => (
          <ListRow key={id} title={title} note={note} value={isOpened ? '已打开' : '还没开'} />
        ))}
      </List>
    )}
  </PageScreen>
)
