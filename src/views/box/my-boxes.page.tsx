import { useState } from 'react'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useOffering } from '../kit/listing/use-offering.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { MyBoxesScreen } from './my-boxes.screen.tsx'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { boxKind, openHref, openingsOf, sealedLine } from './my-boxes.select.ts'

/** One's sealed boxes of one kind: to be opened, one or many, or offered (marketplace §2, §7). */
export default function MyBoxesPage() {
  const id = useNavigation().query.get('id') ?? ''
  return id === '' ? <IncompletePage of="box" /> : <BoxesOf id={id} />
}

function BoxesOf({ id }: { readonly id: string }) {
  const { push } = useNavigation()
  const { trade } = useApp()
  const kind = useAside({ endpoint: 'box.detail', request: { id }, freshMs: 10_000 })
  const sealed = useResource({
    endpoint: 'box.mineOf',
    request: { blindBoxId: id },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 2000,
  })
  const sizes = useAside({
    endpoint: 'box.batchSizes',
    request: { blindBoxId: id },
    freshMs: 2000,
  })
  const now = useNowAt(sealed.items.map((row) => (row.state === 'coolingOff' ? row.freeAt : null)))
  const [chosen, setChosen] = useState('')
  const offering = useOffering('box', chosen, [sealed.renewal, sizes.renewal, kind.renewal])
  const { total = 0, openable = 0 } = sealed.data ?? {}
  return (
    <MyBoxesScreen
      unknown={
        <UnknownIntents
          about={[id, ...sealed.items.map((row) => row.id)]}
          by={['box.open'] as const}
          but={`listing/${chosen}`}
        />
      }
      kind={kind.data ? boxKind(kind.data) : null}
      resource={total === 0 && kind.failure?.reason === 'refused' ? kind : sealed}
      total={total}
      openable={openable}
      lines={sealed.items.map((row, at) => sealedLine(row, at + 1, now))}
      openings={openingsOf(sizes.data ?? [], openable)}
      chosen={chosen}
      offering={offering}
      onChoose={setChosen}
      onOpen={(what) => push(openHref(trade.newIntent(), id, what))}
    />
  )
}
