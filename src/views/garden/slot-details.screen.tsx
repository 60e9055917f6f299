import { useState } from 'react'
import type { RowOf } from '#src/contract/rest/calls.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { NumberBox } from '#src/ui/form/number-box.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { SceneState } from './scene-state.tsx'
import { PlantScene } from './scenes/plant-scene.tsx'
import type { Air, PlantSceneProps } from './scenes/types.ts'
import { GrowthBar } from './growth-bar.tsx'
import type { Explained, ProgrammeLine, SlotView } from './slot-details.select.ts'
import { StagedNews } from '../kit/intent/staged-news.tsx'
import { linkTo } from './words.ts'
import type { StagedView } from '../kit/intent/use-staged.ts'
import { ArtImage } from '#src/ui/media/art-image.tsx'

type Laid = RowOf<'garden.layable'>
type CardRow = RowOf<'garden.cards'>

export interface SlotDetailsProps {
  readonly air: Air
  /** How it is drawn; null until it is known. */
  readonly scene: PlantSceneProps | null
  readonly resource: ShownResource
  /** Null until it is known. */
  readonly view: SlotView | null
  readonly change: StagedView
  readonly nutrient: StagedView
  /** What unlocking is called, with what it costs once that is known. */
  readonly unlocking: string
  readonly layable: readonly Laid[]
  readonly programmes: readonly ProgrammeLine[]
  readonly cards: readonly CardRow[]
  readonly magicUsage: string
  readonly cardUsage: string
  readonly magicMax: number
  /** Where its harvest is. */
  readonly plotHref: string
  readonly onUnlock: () => void
  readonly onPush: (copyId: string) => void
  readonly onTakeDown: () => void
  readonly onStart: (programmeId: string) => void
  readonly onStop: () => void
  readonly onAddMagic: (count: number) => void
  readonly onSupplement: (card: CardRow) => void
  readonly onCheck: () => void
  readonly onCheckNutrient: () => void
}

const Why = ({ title, items }: Explained) => (
  <Section title={title}>
    <Card>
      <DescriptionList items={items.length > 0 ? items : [{ term: '没有加成', detail: '× 100%' }]} />
    </Card>
  </Section>
)

/** One slot, close: what lies in it, how it grows and why, and everything that can be done with it. */
export function SlotDetailsScreen(props: SlotDetailsProps) {
  const { air, scene, resource, view, change, nutrient, onCheck, onCheckNutrient } = props
  return (
    <PageScreen {...(view ? { title: view.label } : {})}>
      <SceneState air={air} place="花盆" resource={resource}>
        {view && (
          <div className="flex flex-col gap-4">
            {scene && (
              <div className="-mx-4 h-150">
                <PlantScene {...scene} />
              </div>
            )}
            <Card>
              <div className="flex items-center gap-4">
                {view.copy && (
                  <span className="block size-18 shrink-0">
                    <ArtImage alt="" src={view.copy.image} />
                  </span>
                )}
                <div className="flex min-w-0 flex-1 flex-col gap-2">
                  {view.copy && <p className="font-medium">{view.copy.name}</p>}
                  <p className="text-note text-muted tabular-nums" role="status">
                    {view.standing}
                  </p>
                  {view.copy && <GrowthBar label="长势" progress={view.progress} />}
                </div>
              </div>
            </Card>
            <StagedNews change={change} onCheck={onCheck} />
            <StagedNews change={nutrient} onCheck={onCheckNutrient} />
            <Deeds {...props} view={view} />
            {view.yields && <Why {...view.yields} />}
            {view.pace && <Why {...view.pace} />}
          </div>
        )}
      </SceneState>
    </PageScreen>
  )
}

const takenDown = '换方案或取下后长势清零，暂停则保留。种植中的藏品不能寄售、转赠或铸造。'

type DeedsProps = SlotDetailsProps & { readonly view: SlotView }

function Deeds(props: DeedsProps) {
  const { view, change, unlocking, programmes, plotHref, onUnlock, onTakeDown, onStart, onStop } = props
  const isBusy = change.state !== 'rest'
  if (view.state === 'locked') {
    return (
      <Button
        tone="primary"
        block
        size="large"
        pending={change.state === 'changing'}
        disabled={isBusy}
        onPress={onUnlock}
      >
        {unlocking}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {view.isRipe && (
        <Button tone="primary" block size="large" href={plotHref}>
          去收获
        </Button>
      )}
      {view.state === 'stopped' && !view.copy && <Planting {...props} isBusy={isBusy} />}
      {view.state === 'stopped' && view.copy && (
        <>
          {/* What is ripe is harvested first: another way to grow would begin from nothing. */}
          {!view.isRipe && (
            <List header="选择生长方案">
              {programmes.map(({ id, name, note }) => (
                <ListRow
                  key={id}
                  title={name}
                  note={note}
                  trailing={
                    <Button size="small" disabled={isBusy} onPress={() => onStart(id)} label={`开始${name}`}>
                      开始
                    </Button>
                  }
                />
              ))}
            </List>
          )}
          <Button block disabled={isBusy} onPress={onTakeDown}>
            取下藏品
          </Button>
          <p className="text-note text-muted">{takenDown}</p>
        </>
      )}
      {view.state === 'started' && (
        <Button block disabled={isBusy} onPress={onStop}>
          暂停生长
        </Button>
      )}
      {view.takesMagic && <Magic {...props} isBusy={isBusy} />}
      {view.isGrowing && <Feeding {...props} />}
    </div>
  )
}

function Planting({ layable, onPush, isBusy }: DeedsProps & { readonly isBusy: boolean }) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Button tone="primary" block size="large" disabled={isBusy} onPress={() => setChoosing(true)}>
        种一件藏品
      </Button>
      <Sheet open={isChoosing} title="选择种植的藏品" onDismiss={() => setChoosing(false)} bleed>
        {layable.length === 0 ? (
          <EmptyState
            title="暂无可种植的藏品"
            note="冷静期里的、寄售中的和已经种下的都不能种。"
            action={<Button href={linkTo('/pages/sales/list/list')}>买一件来种</Button>}
          />
        ) : (
          <List>
            {layable.map(({ copyId, name, number, image }) => (
              <ListRow
                key={copyId}
                leading={
                  <span className="block size-10">
                    <ArtImage alt="" src={image} rounded="small" />
                  </span>
                }
                title={`${name} #${number}`}
                onPress={() => {
                  setChoosing(false)
                  onPush(copyId)
                }}
              />
            ))}
          </List>
        )}
      </Sheet>
    </>
  )
}

function Magic({ magicUsage, magicMax, onAddMagic, isBusy }: DeedsProps & { readonly isBusy: boolean }) {
  const [isAdding, setAdding] = useState(false)
  const [count, setCount] = useState(5)
  return (
    <>
      <Button block disabled={isBusy} onPress={() => setAdding(true)}>
        加灵力
      </Button>
      <Sheet open={isAdding} title="加灵力" onDismiss={() => setAdding(false)}>
        <div className="flex flex-col gap-4 pb-2">
          <p className="text-note text-muted">
            每点灵力消耗 1 微豆，本次生长加速 1%；所用微豆计入公共产出池。{magicUsage && `${magicUsage}。`}
          </p>
          <div className="flex items-center justify-between gap-3">
            <NumberBox
              label="灵力"
              value={Math.min(count, Math.max(1, magicMax))}
              max={Math.max(1, magicMax)}
              onChange={setCount}
            />
            <Button
              tone="primary"
              disabledReason={magicMax < 1 ? '今日已达上限' : null}
              onPress={() => {
                setAdding(false)
                onAddMagic(Math.min(count, magicMax))
              }}
            >
              确认加灵力
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  )
}

function Feeding({ cards, cardUsage, nutrient, onSupplement }: DeedsProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Button block disabled={nutrient.state !== 'rest'} onPress={() => setChoosing(true)}>
        补营养
      </Button>
      <Sheet open={isChoosing} title="选择营养卡" onDismiss={() => setChoosing(false)} bleed>
        <p className="px-4 pb-3 text-note text-muted">
          第二张的效果减半，第三张再减半。{cardUsage && `${cardUsage}。`}
        </p>
        {cards.length === 0 ? (
          <EmptyState title="没有营养卡了" note="灯会里扎的灯，打开来可能有。" />
        ) : (
          <List>
            {cards.map((card) => (
              <ListRow
                key={card.id}
                title={card.name}
                note={`产量增加 ${card.percent}%，使用后消耗`}
                onPress={() => {
                  setChoosing(false)
                  onSupplement(card)
                }}
              />
            ))}
          </List>
        )}
      </Sheet>
    </>
  )
}
