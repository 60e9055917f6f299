import { Card } from '#src/ui/display/card.tsx'
import { DescriptionList, type DescriptionItem } from '#src/ui/display/description-list.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { animalScene, nestScene } from './scene.select.ts'
import { SceneState } from './scene-state.tsx'
import { ParticularsScene } from './scenes/particulars.tsx'
import type { Air } from './scenes/types.ts'
import { AnimalCard, type EggShown } from './pasture.screen.tsx'

export interface ParticularsProps {
  readonly air: Air
  readonly resource: ShownResource
  /** Null until it is known. */
  readonly egg: EggShown | null
  readonly facts: readonly DescriptionItem[]
}

/** One kind of animal, close: what it is, and what it can do in the ring. */
export const ParticularsScreen = ({ air, resource, egg, facts }: ParticularsProps) => (
  <PageScreen {...(egg ? { title: egg.name } : {})}>
    <SceneState air={air} place="牧场" resource={resource}>
      {egg && (
        <div className="pb-3">
          <div className="-mx-4 mb-3 h-130">
            <ParticularsScene
              air={air}
              shown={
                egg.received > 0 ? { of: 'animal', animal: animalScene(egg) } : { of: 'nest', nest: nestScene(egg) }
              }
            />
          </div>
          <AnimalCard {...egg} hasLink={false} />
          <Section title="属性">
            <Card>
              <DescriptionList items={facts} />
            </Card>
          </Section>
        </div>
      )}
    </SceneState>
  </PageScreen>
)
