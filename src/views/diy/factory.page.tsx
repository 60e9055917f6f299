import { useState } from 'react'
import { useResource } from '../kit/resource/use-resource.ts'
import { stocksOf } from './diy.select.ts'
import { FactoryScreen } from './factory.screen.tsx'
import { useFactory } from './use-factory.ts'

/** What one has put together, and what can be (marketplace §2, §7; lc:diy). */
export default function FactoryPage() {
  const rule = useResource({ endpoint: 'diy.rule', request: {} })
  const pieces = useResource({ endpoint: 'diy.pieces', request: {} })
  const copies = useResource({
    endpoint: 'collection.list',
    request: { kind: 'collectible', state: 'free' },
    pageSize: 100,
    freshMs: 2000,
  })
  const factory = useFactory([pieces.renewal, copies.renewal])
  const [chosen, setChosen] = useState('')
  const forms = rule.data?.forms ?? []
  const stocks = rule.data ? stocksOf(copies.items, pieces.data ?? [], forms) : []
  const stock = stocks.find(({ categoryId }) => categoryId === chosen) ?? null
  const salvageBeans = rule.data?.salvageBeans ?? 0
  return (
    <FactoryScreen
      resource={rule.data ? pieces : rule}
      stocksFrom={copies}
      pieces={pieces.data ?? []}
      forms={forms}
      salvageBeans={salvageBeans}
      stocks={stocks}
      stock={stock}
      sheet={factory.sheet}
      onChoose={setChosen}
      onMake={(form) => {
        setChosen('')
        if (stock) factory.make(stock, form)
      }}
      onSalvage={(piece) => factory.salvage(piece, salvageBeans)}
    />
  )
}
