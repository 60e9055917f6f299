import { useState } from 'react'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useAllRows } from '../kit/resource/use-all-rows.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { stocksOf } from './diy.select.ts'
import { FactoryScreen } from './factory.screen.tsx'
import { useFactory } from './use-factory.ts'

/** What one has put together, and what can be (marketplace §2, §7; lc:diy). An address that names an edition opens the choice for it. */
export default function FactoryPage() {
  const rule = useResource({ endpoint: 'diy.rule', request: {} })
  const pieces = useResource({ endpoint: 'diy.pieces', request: {} })
  const copies = useResource({
    endpoint: 'collection.list',
    request: { kind: 'collectible', state: 'free' },
    pageSize: 100,
    freshMs: 2000,
  })
  const all = useAllRows(copies)
  const factory = useFactory([pieces.renewal, copies.renewal])
  const [chosen, choose] = useState(useNavigation().query.get('stock') ?? '')
  const forms = rule.data?.forms ?? []
  const stocks = rule.data ? stocksOf(copies.items, pieces.data ?? [], forms) : []
  const stock = stocks.find(({ categoryId }) => categoryId === chosen) ?? null
  const salvageBeans = rule.data?.salvageBeans ?? 0
  return (
    <FactoryScreen
      unknown={
        <UnknownIntents by={['diy.make', 'diy.salvage'] as const} but={factory.sheet.deed?.stream ?? 'diy/none'} />
      }
      resource={rule.data ? pieces : rule}
      stocksFrom={stocks.length > 0 ? copies : all}
      pieces={pieces.data ?? []}
      forms={forms}
      salvageBeans={salvageBeans}
      stocks={stocks}
      stock={stock}
      sheet={factory.sheet}
      onChoose={choose}
      onMake={(form) => {
        choose('')
        if (stock) factory.make(stock, form)
      }}
      onSalvage={(piece) => factory.salvage(piece, salvageBeans)}
    />
  )
}
