import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { type TabItem, TabbedPart } from '#src/ui/form/segmented-tabs.tsx'
import { ActionSheet } from '#src/ui/overlay/action-sheet.tsx'
import { CollectibleGridSkeleton } from '../kit/product/collectible-card.tsx'
import type { Goods } from '../kit/product/goods.ts'
import { GoodsList } from '../kit/product/goods-grid.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { friendWords, giftKinds, type ProfileView, type Shelf } from './user-center.select.ts'

export interface UserCenterProps {
  readonly collection: ShownResource
  readonly offers: ShownResource
  /** Null until it is there. */
  readonly view: ProfileView | null
  readonly shelf: Shelf
  readonly copies: readonly Goods[]
  readonly offered: readonly Goods[]
  readonly onShelf: (shelf: Shelf) => void
  /** Something of one's own for this person. */
  readonly onGift: (key: string) => void
}

const shelves: readonly TabItem<Shelf>[] = [
  { key: 'collection', label: '藏品' },
  { key: 'offers', label: '寄售' },
]

export const UserCenterScreen = (props: UserCenterProps) => (
  <PageScreen>
    <ResourceState resource={props.collection} skeleton={<ProfileSkeleton />}>
      {props.view && <Content {...props} view={props.view} />}
    </ResourceState>
  </PageScreen>
)

const Content = ({ view, shelf, onShelf, onGift, ...shown }: UserCenterProps & { readonly view: ProfileView }) => (
  <>
    <Profile view={view} onGift={onGift} />
    <div className="pt-6">
      <TabbedPart label="藏品与寄售" items={shelves} current={shelf} onChange={onShelf}>
        {shelf === 'offers' ? <Offers view={view} {...shown} /> : <Collection view={view} {...shown} />}
      </TabbedPart>
    </div>
  </>
)

interface ProfileProps extends Pick<UserCenterProps, 'onGift'> {
  readonly view: ProfileView
}

function Profile({ view: { person, summary, friendship, messageHref, friendHref }, onGift }: ProfileProps) {
  const [giving, setGiving] = useState(false)
  const { note, button } = friendWords[friendship]
  return (
    <section aria-label="个人资料" className="flex flex-col items-center pt-4 text-center">
      <Avatar name={person.name} src={person.avatar} size={88} decorative />
      <p className="mt-3 max-w-full text-headline font-semibold break-words">{person.name}</p>
      <p className="mt-0.5 text-note text-muted tabular-nums">{summary}</p>
      {note !== '' && <p className="mt-1 text-note text-soft">{note}</p>}
      <div className="flex w-full flex-wrap justify-center gap-3 pt-4 *:max-w-44 *:flex-1">
        {friendship === 'self' ? (
          <Button href="#/pages/mine/privacy/index">谁能看到我的藏品</Button>
        ) : (
          <>
            {button !== null && <Button href={friendHref}>{button}</Button>}
            {friendship !== 'blocked' && (
              <>
                <Button onPress={() => setGiving(true)}>转赠</Button>
                <Button tone="primary" href={messageHref}>
                  发消息
                </Button>
              </>
            )}
          </>
        )}
      </div>
      <ActionSheet
        open={giving}
        title={`送给 ${person.name}`}
        items={giftKinds}
        onSelect={(key) => {
          setGiving(false)
          onGift(key)
        }}
        onDismiss={() => setGiving(false)}
      />
    </section>
  )
}

type Shown = Pick<UserCenterProps, 'collection' | 'offers' | 'copies' | 'offered'> & { readonly view: ProfileView }

function Collection({ view: { hidden, friendship }, collection, copies }: Shown) {
  if (hidden) {
    return <EmptyState title="对方没有公开藏品" note="正在寄售的藏品仍可在「寄售」里看到。" />
  }
  const isOwn = friendship === 'self'
  return (
    <GoodsList
      label="藏品"
      goods={copies}
      resource={collection}
      empty={{
        title: isOwn ? '你还没有藏品' : '还没有藏品',
        note: isOwn ? '买下第一件，它就会在这里。' : '刚刚来到这里的藏友。',
        ...(isOwn ? { action: { text: '去市场看看', href: '#/pages/sales/sales' } } : {}),
      }}
    />
  )
}

const Offers = ({ offers, offered }: Shown) => (
  <GoodsList
    label="寄售"
    goods={offered}
    resource={offers}
    empty={{
      title: '没有寄售的藏品',
      note: '看看别人在卖什么。',
      action: { text: '寄售行情', href: '#/pages/sales/list/list' },
    }}
  />
)

const ProfileSkeleton = () => (
  <>
    <Skeleton>
      <div className="flex flex-col items-center gap-3 pt-4 pb-4">
        <span className="block size-22 animate-breathe rounded-full bg-line/60" />
        <SkeletonBlock width="120px" height="20px" />
        <SkeletonBlock width="160px" height="13px" />
        <SkeletonBlock width="264px" height="44px" round="card" />
        <span className="mt-3 block w-full">
          <SkeletonBlock height="44px" round="card" />
        </span>
      </div>
    </Skeleton>
    <CollectibleGridSkeleton cards={4} />
  </>
)
