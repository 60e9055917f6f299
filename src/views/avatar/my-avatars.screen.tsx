import type { ReactNode } from 'react'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { ArtCard, ArtGrid } from '#src/ui/media/art-card.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { CollectibleGridSkeleton } from '../kit/product/collectible-card.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { AvatarSquare } from './avatar-square.tsx'
import type { MyAvatarsView, OwnedAvatar } from './my-avatars.select.ts'

export interface MyAvatarsProps {
  /** What nobody knows the end of, of an exchange. */
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  /** Whose. */
  readonly name: string
  /** Null until it is there. */
  readonly view: MyAvatarsView | null
  /** The copy that is looked at. */
  readonly chosen: string | null
  /** It is being put on. */
  readonly wearing: boolean
  /** Why it could not be put on; `''` otherwise. */
  readonly failure: string
  readonly onChoose: (copyId: string | null) => void
  readonly onWear: (copyId: string) => void
}

const shopHref = `#${href('/pages/home/purchaseHead/purchaseHead')}`
const uploadHref = `#${href('/components/u-avatar-cropper/u-avatar-cropper')}`

export const MyAvatarsScreen = (props: MyAvatarsProps) => {
  const { resource, view } = props
  return (
    <PageScreen>
      {props.unknown}
      <ResourceState resource={resource} skeleton={<CollectibleGridSkeleton square cards={4} />}>
        {view && <Content {...props} view={view} />}
      </ResourceState>
    </PageScreen>
  )
}

type ContentProps = MyAvatarsProps & { readonly view: MyAvatarsView }

const Content = (props: ContentProps) => (
  <>
    <Wearing {...props} />
    {props.view.owned.length === 0 ? (
      <EmptyState
        title="还没有数字头像"
        note="买下的数字头像会在这里，轻点就能换上。"
        action={
          <Button tone="primary" href={shopHref}>
            去挑一个
          </Button>
        }
      />
    ) : (
      <Section title="我的数字头像" note="轻点一个，换上或置换" moreHref={shopHref} moreText="更多头像">
        <ArtGrid label="我的数字头像" square>
          {props.view.owned.map((avatar) => (
            <ArtCard
              key={avatar.id}
              art={<AvatarSquare avatar={avatar} />}
              title={avatar.name}
              note={avatar.note}
              foot={avatar.worn ? <Tag tone="jade">正在使用</Tag> : <span className="text-note text-indigo">换上</span>}
              onPress={() => props.onChoose(avatar.id)}
            />
          ))}
        </ArtGrid>
      </Section>
    )}
    <Chosen {...props} />
  </>
)

const Wearing = ({ name, view }: ContentProps) => (
  <section aria-label="当前头像" className="flex items-center gap-4 rounded-l bg-surface p-4">
    <Avatar name={name} src={view.image} size={88} decorative />
    <div className="min-w-0 flex-1">
      <p className="text-note text-muted">当前头像</p>
      <p className="text-title font-semibold text-pretty">{view.wearing}</p>
      <p className="mt-1 text-note">
        <TextLink href={uploadHref}>上传图片</TextLink>
      </p>
    </div>
  </section>
)

/** One avatar of one's own, and what can be done with it. */
function Chosen({ view, chosen, wearing, failure, onChoose, onWear }: ContentProps) {
  const avatar = view.owned.find(({ id }) => id === chosen)
  return (
    <Sheet open={avatar !== undefined} title={avatar?.name ?? '数字头像'} onDismiss={() => onChoose(null)}>
      {avatar && <Choices avatar={avatar} wearing={wearing} failure={failure} onWear={onWear} />}
    </Sheet>
  )
}

type ChoicesProps = Pick<MyAvatarsProps, 'wearing' | 'failure' | 'onWear'> & { readonly avatar: OwnedAvatar }

const Choices = ({ avatar, wearing, failure, onWear }: ChoicesProps) => (
  <div className="flex flex-col gap-4">
    <div className="mx-auto w-44 pb-2">
      <AvatarSquare avatar={avatar} />
    </div>
    <p className="text-center text-note text-muted tabular-nums">{avatar.note}</p>
    {failure !== '' && <InlineMessage kind="error">{failure}</InlineMessage>}
    <Button
      tone="primary"
      size="large"
      block
      pending={wearing}
      pendingText="正在换上"
      onPress={() => onWear(avatar.id)}
      disabledReason={avatar.worn ? '正在使用这个头像' : null}
    >
      换上
    </Button>
    {avatar.rest === '' ? (
      <Button size="large" block href={avatar.exchangeHref}>
        置换成另一款
      </Button>
    ) : (
      <Button size="large" block disabledReason={avatar.rest}>
        置换成另一款
      </Button>
    )}
  </div>
)
