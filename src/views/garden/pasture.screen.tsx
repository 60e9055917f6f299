import { counted } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { animalScene, nestScene } from './scene.select.ts'
import { PastureScene } from './scenes/pasture.tsx'
import type { Air } from './scenes/types.ts'
import type { EggLine } from './pasture.select.ts'
import { SceneState } from './scene-state.tsx'
import { StagedNews } from '../kit/intent/staged-news.tsx'
import type { StagedView } from '../kit/intent/use-staged.ts'
import { linkTo } from './words.ts'

export interface EggShown extends EggLine {
  readonly change: StagedView
  readonly onReceive: () => void
  readonly onExchange: () => void
  readonly onCheck: () => void
}

/** One kind of animal: its eggs, those that live in the pasture, and what can be done. */
export function AnimalCard(props: EggShown & { readonly hasLink: boolean }) {
  const { animal, name, egg, note, living, hatched, received, beans, change, hasLink } = props
  const isBusy = change.state !== 'rest'
  // What a button is called begins with what stands on it.
  const take = hatched > 0 ? `领回牧场 ${hatched}` : '领回牧场'
  const swap = `换 ${counted(beans, '微豆')}`
  return (
    <Card>
      <div className="flex items-start justify-between gap-3">
        <p className="font-medium">
          {name} · {egg}
        </p>
        {hasLink && <TextLink href={linkTo('/pages/home/newPattern/particulars', { animal })}>查看{name}</TextLink>}
      </div>
      <p className="text-note text-muted tabular-nums">{note}</p>
      <p className="pb-3 text-note text-muted tabular-nums">{living}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          tone="primary"
          pending={change.state === 'changing'}
          disabled={hatched === 0 || isBusy}
          onPress={props.onReceive}
          label={`${take}，${name}`}
        >
          {take}
        </Button>
        {beans > 0 && (
          <Button disabled={received === 0 || isBusy} onPress={props.onExchange} label={`${swap}，用一只${name}`}>
            {swap}
          </Button>
        )}
      </div>
      <div className="pt-3 empty:hidden">
        <StagedNews change={change} onCheck={props.onCheck} />
      </div>
    </Card>
  )
}

/** The pasture: eggs that hatch, and animals that live there. */
export const PastureScreen = ({
  air,
  resource,
  eggs,
}: {
  readonly air: Air
  readonly resource: ShownResource
  readonly eggs: readonly EggShown[]
}) => (
  <PageScreen>
    <SceneState air={air} place="牧场" resource={resource}>
      <div className="-mx-4 h-150">
        <PastureScene
          air={air}
          animals={eggs.filter(({ received }) => received > 0).map(animalScene)}
          nests={eggs.map(nestScene)}
        />
      </div>
      <p className="pt-4 pb-3 text-note text-muted">蛋来自灯会的花灯，关掉应用也会继续孵化。</p>
      <div className="flex flex-col gap-3">
        {eggs.map((egg) => (
          <AnimalCard key={egg.animal} {...egg} hasLink />
        ))}
      </div>
    </SceneState>
  </PageScreen>
)
