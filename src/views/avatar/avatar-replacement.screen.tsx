import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { SkeletonForm } from '#src/ui/feedback/page-skeletons.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { ChoiceList } from '../kit/page/choice-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import type { AvatarPick } from './avatar-copies.ts'
import type { ReplacementView } from './avatar-replacement.select.ts'
import { AvatarSwap } from './avatar-swap.tsx'

export interface AvatarReplacementProps {
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly view: ReplacementView | null
  readonly onGive: (copyId: string) => void
  readonly onGet: (avatarId: string) => void
  readonly onNext: () => void
}

const choice = ({ id, name, note, image, rarity }: AvatarPick) => ({
  key: id,
  title: name,
  note: `${rarityWords[rarity]} · ${note}`,
  picture: <RowPicture image={image} square />,
})

/** Which of one's own avatars goes, and which one comes for it. */
export const AvatarReplacementScreen = (props: AvatarReplacementProps) => {
  const { resource, view } = props
  return (
    <PageScreen {...(view && view.gives.length > 0 ? { footer: <Foot {...props} view={view} /> } : {})}>
      <ResourceState resource={resource} skeleton={<SkeletonForm />}>
        {view && (view.gives.length === 0 ? <Nothing resting={view.resting} /> : <Choose {...props} view={view} />)}
      </ResourceState>
    </PageScreen>
  )
}

const Nothing = ({ resting }: { readonly resting: string }) => (
  <EmptyState
    title={resting === '' ? '还没有可以置换的头像' : '暂时没有可以置换的头像'}
    note={resting === '' ? '有一个数字头像，就能换成同系列里不更稀有的另一款。' : `${resting}。`}
    action={<Button href={`#${href('/pages/home/purchaseHead/purchaseHead')}`}>数字头像</Button>}
  />
)

type ChooseProps = AvatarReplacementProps & { readonly view: ReplacementView }

const Choose = ({ view, onGive, onGet }: ChooseProps) => (
  <>
    <AvatarSwap give={view.give} get={view.get} />
    <ChoiceList
      title="选择换出的头像"
      choices={view.gives.map(choice)}
      current={view.give?.id ?? ''}
      onChange={onGive}
    />
    {view.resting !== '' && <p className="mt-1.5 px-4 text-note text-muted">{view.resting}</p>}
    {view.gets.length > 0 && (
      <ChoiceList
        title="选择换成的头像"
        choices={view.gets.map(choice)}
        current={view.get?.id ?? ''}
        onChange={onGet}
      />
    )}
    {view.give && view.gets.length === 0 && (
      <p className="mt-5 px-4 text-note text-pretty text-muted">
        同系列里暂无可换的：要在售、有余量，而且不比「{view.give.name}」更稀有。
      </p>
    )}
  </>
)

const Foot = ({ view, onNext }: ChooseProps) => (
  <Button
    tone="primary"
    size="large"
    block
    onPress={onNext}
    disabledReason={view.give === null ? '先选换出的头像' : view.get === null ? '再选换成的头像' : null}
  >
    下一步
  </Button>
)
