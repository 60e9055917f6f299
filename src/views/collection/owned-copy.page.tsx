import { href } from '#src/routes/table.ts'
import { useState } from 'react'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { pickLine } from '../kit/collection/copy-picker.tsx'
import { useApp } from '../kit/app/app.ts'
import { useCopy } from '../kit/app/use-copy.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useOffering } from '../kit/listing/use-offering.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useIntent } from '../kit/intent/use-intent.ts'
import { GiftManyScreen } from './gift-many.screen.tsx'
import { GiftScreen } from './gift.screen.tsx'
import { OwnedCopyScreen } from './owned-copy.screen.tsx'
import { viewOwned } from './owned-copy.select.ts'
import { UpgradeScreen } from './upgrade.screen.tsx'
import { useGift } from './use-gift.ts'

const path = '/pages/common/transferParticulars/transferParticulars'

/**
 * One copy of one's own: what it is, offering it, and giving it away or upgrading it under the key in the address; without a copy, giving
 * several away that are picked here (marketplace §1, §2, §7).
 */
export default function OwnedCopyPage() {
  const { query } = useNavigation()
  const id = query.get('id') ?? ''
  const gift = query.get('gift') ?? ''
  const upgrade = query.get('upgrade') ?? ''
  if (upgrade !== '') return <Upgrade id={id} upgrade={upgrade} />
  if (gift === '') return <Owned id={id} />
  return id === '' ? <GiftMany gift={gift} to={query.get('to') ?? ''} /> : <Gift id={id} gift={gift} />
}

const useOwned = (id: string) => {
  const resource = useResource({ endpoint: 'collection.detail', request: { id }, freshMs: 2000 })
  const now = useNowAt([resource.data?.freeAt ?? null])
  const isMine = resource.failure?.reason !== 'refused'
  return { resource, view: resource.data && isMine ? viewOwned(resource.data, now) : null }
}

function Owned({ id }: { readonly id: string }) {
  const { push } = useNavigation()
  const { trade } = useApp()
  const { resource, view } = useOwned(id)
  const copy = useCopy()
  const kind = resource.data?.kind === 'seed' ? 'seeds' : 'copy'
  const offering = useOffering(kind, id, [resource.renewal], view?.feeBasisPoints)
  return (
    <OwnedCopyScreen
      resource={resource}
      view={view}
      offering={offering}
      unknown={<UnknownIntents about={[id]} but={`listing/${id}`} />}
      onGive={() => push(href(path, { id, gift: trade.newIntent() }))}
      onUpgrade={() => push(href(path, { id, upgrade: trade.newIntent() }))}
      onCopy={(text) => void copy(text)}
    />
  )
}

function Upgrade({ id, upgrade }: { readonly id: string; readonly upgrade: string }) {
  const { trade } = useApp()
  const { replace } = useNavigation()
  const { resource, view } = useOwned(id)
  const intent = useIntent('transfer', ['collection.upgrade'], upgrade)
  const { before, question } = useAskBefore(`transfer/${upgrade}`, [id])
  return (
    <>
      <UpgradeScreen
        resource={resource}
        view={view}
        intent={intent}
        onUpgrade={() => {
          const expectedTotalBeans = view?.upgrade?.beans
          if (expectedTotalBeans === undefined) return
          // It is upgraded for what is on the screen, or not at all.
          const request = { copyId: id, expectedTotalBeans }
          before({ endpoint: 'collection.upgrade' }, () =>
            intent.perform({ endpoint: 'collection.upgrade', request }, { refused: [resource.renewal] }),
          )
        }}
        onCheck={intent.check}
        onAgain={() => replace(href(path, { id, upgrade: trade.newIntent() }))}
      />
      {question}
    </>
  )
}

function Gift({ id, gift }: { readonly id: string; readonly gift: string }) {
  const { resource, view } = useOwned(id)
  const { question, shown } = useGift(gift, id, [id], resource.data ? [resource.data] : [])
  return (
    <>
      <GiftScreen resource={resource} view={view} {...shown} />
      {question}
    </>
  )
}

function GiftMany({ gift, to }: { readonly gift: string; readonly to: string }) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const list = useResource({
    endpoint: 'transfer.transferable',
    request: {},
    pageSize: ROWS_A_PAGE,
    freshMs: 2000,
  })
  const lines = list.items.map(pickLine)
  // What has been sold or given away in the meantime is not meant any more.
  const chosen = list.items.filter(({ id }) => picked.includes(id))
  const own = chosen.map(({ id }) => id)
  const { question, shown } = useGift(gift, 'many', own, chosen, to)
  return (
    <>
      <GiftManyScreen
        resource={list}
        lines={lines}
        batchMax={list.data?.batchMax ?? 1}
        picked={own}
        onPick={setPicked}
        {...shown}
      />
      {question}
    </>
  )
}
