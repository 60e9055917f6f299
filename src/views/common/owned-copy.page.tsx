import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app-port.ts'
import { useCheckedForm } from '../kit/use-checked-form.ts'
import { useCopy } from '../kit/use-copy.ts'
import { useNavigation } from '../kit/use-navigation.ts'
import { useNowAt } from '../kit/use-now-at.ts'
import { useOffering } from '../kit/use-offering.ts'
import { useResource } from '../kit/use-resource.ts'
import { useWish } from '../kit/use-wish.ts'
import { giftForm } from './gift.form.ts'
import { GiftScreen, type GiftResult } from './gift.screen.tsx'
import { OwnedCopyScreen } from './owned-copy.screen.tsx'
import { type OwnedCopyRow, viewOwned } from './owned-copy.select.ts'

const path = '/pages/common/transferParticulars/transferParticulars'

/** One copy of one's own: what it is, offering it, and giving it away under the key in the address (marketplace §1, §2, §7). */
export default function OwnedCopyPage() {
  const { query } = useNavigation()
  const id = query.get('id') ?? ''
  const gift = query.get('gift') ?? ''
  return gift === '' ? <Owned id={id} /> : <Gift id={id} gift={gift} />
}

const useOwned = (id: string) => {
  const resource = useResource<OwnedCopyRow>({ endpoint: 'collection.detail', request: { id }, freshMs: 2000 })
  const now = useNowAt([resource.data?.freeAt ?? null])
  return { resource, view: resource.data ? viewOwned(resource.data, now) : null }
}

function Owned({ id }: { readonly id: string }) {
  const { push } = useNavigation()
  const { trade } = useApp()
  const { resource, view } = useOwned(id)
  const copy = useCopy()
  const offering = useOffering('copy', id, resource.refresh, view?.feeBasisPoints)
  return (
    <OwnedCopyScreen
      resource={resource}
      view={view}
      offering={offering}
      onGive={() => push(href(path, { id, gift: trade.newKey() }))}
      onCopy={(text) => void copy(text)}
    />
  )
}

function Gift({ id, gift }: { readonly id: string; readonly gift: string }) {
  const { resource, view } = useOwned(id)
  const wish = useWish<GiftResult>('transfer', gift)
  const form = useCheckedForm(giftForm(id), ({ receiver, payPassword }) => {
    wish.wish({
      endpoint: 'transfer.give',
      request: { ids: [id], receiver: String(receiver) },
      password: String(payPassword),
    })
  })
  return <GiftScreen resource={resource} view={view} form={form} wish={wish} onCheck={wish.check} />
}
