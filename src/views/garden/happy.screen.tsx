import { counted } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { FestivalScene } from './scenes/festival.tsx'
import type { Air } from './scenes/types.ts'
import type { LanternLine } from './happy.select.ts'
import { SceneState } from './scene-state.tsx'
import { StagedNews } from '../kit/intent/staged-news.tsx'
import type { StagedView } from '../kit/intent/use-staged.ts'

export interface LanternShown extends LanternLine {
  readonly change: StagedView
  readonly resultHref: string
  readonly onBuild: () => void
  readonly onOpen: () => void
  readonly onCheck: () => void
}

export interface HappyProps {
  readonly air: Air
  readonly resource: ShownResource
  /** Null until it is known. */
  readonly splinters: number | null
  readonly lanterns: readonly LanternShown[]
}

function Lantern(props: LanternShown) {
  const { name, note, odds, canBuild, lacks, closedCount, change, resultHref, onBuild, onOpen, onCheck } = props
  const isBusy = change.state !== 'rest'
  return (
    <Card>
      <p className="font-medium">{name}</p>
      <p className="text-note text-muted tabular-nums">{note}</p>
      <p className="pt-1 pb-3 text-note text-muted">
        灯里：
        <Phrases text={odds} />
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <Button
          disabledReason={canBuild ? null : lacks}
          disabled={isBusy}
          pending={change.state === 'changing'}
          onPress={onBuild}
          label={`扎一盏${name}`}
        >
          扎一盏
        </Button>
        <Button tone="primary" disabled={closedCount === 0 || isBusy} onPress={onOpen} label={`打开${name}`}>
          {closedCount > 0 ? `打开（有 ${closedCount} 盏）` : '打开'}
        </Button>
      </div>
      <div className="flex flex-col gap-2 pt-3 empty:hidden">
        <StagedNews change={change} onCheck={onCheck} />
        <TextLink href={resultHref}>{name}的开灯记录</TextLink>
      </div>
    </Card>
  )
}

/** The festival: lanterns are built out of splinters, and opened. */
export const HappyScreen = ({ air, resource, splinters, lanterns }: HappyProps) => (
  <PageScreen>
    <SceneState air={air} place="灯会" resource={resource}>
      <div className="-mx-4 h-140">
        <FestivalScene
          air={air}
          lanterns={lanterns.map(({ building, name, closedCount }) => ({
            id: building,
            label: name,
            state: closedCount > 0 ? 'lit' : 'dark',
            note: closedCount > 0 ? `${closedCount} 盏等着打开` : '还没有扎好的',
          }))}
        />
      </div>
      <p className="pt-4 pb-3 font-medium tabular-nums" role="status">
        {splinters === null ? '' : `现有 ${counted(splinters, '枚')}碎片，每领取一份收成得一枚`}
      </p>
      <div className="flex flex-col gap-3">
        {lanterns.map((lantern) => (
          <Lantern key={lantern.building} {...lantern} />
        ))}
      </div>
    </SceneState>
  </PageScreen>
)
