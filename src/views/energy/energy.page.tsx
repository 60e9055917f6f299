import { useState } from 'react'
import type { FactsByType } from '#src/machines/streams.ts'
import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import type { ShownDeed } from '../kit/finance/deed-sheet.tsx'
import { useDeed } from '../kit/finance/use-deed.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useStay } from '../kit/page/use-stay.ts'
import { PRODUCTS_A_PAGE, ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import {
  amountOf,
  appointDeed,
  blockLine,
  type BlockRow,
  changeDeed,
  copyLine,
  type CopyRow,
  moveLine,
  unlockDeed,
} from './energy.select.ts'
import { EnergyScreen, parts } from './energy.screen.tsx'

const path = '/pages/mine/energy/index'
const calls = ['energy.unlock', 'energy.appoint', 'energy.change'] as const

type BlockDeed = FactsByType['energyUnlock.unlockRequested'] | FactsByType['energyUnlock.appointRequested']

/** What is looked at: a part of the page, and a block in its sheet. Both stand in the address. */
function useLook() {
  const { query, replace } = useNavigation()
  const part = parts.find((one) => one === query.get('part')) ?? 'blocks'
  const chosen = query.get('block') ?? ''
  // Another address would be another page, and what is asked on this one would go with it.
  const [isHidden, setHidden] = useState(false)
  const stay = useStay()
  const go = (block?: string) => stay(href(path, { part, block }))
  return {
    part,
    chosen,
    isShown: chosen !== '' && !isHidden,
    hide: () => setHidden(true),
    open: ({ categoryId }: BlockRow) => {
      setHidden(false)
      go(categoryId)
    },
    close: () => go(),
    onPart: (next: typeof part) => replace(href(path, { part: next })),
  }
}

/** One's own power: what blocks it unlocks, which copies carry it, and where it went (marketplace §7 Energy; lc:energy-unlock). */
export default function EnergyPage() {
  const app = useApp()
  const { part, chosen, ...look } = useLook()
  const own = useAside({ endpoint: 'energy.own', request: {} })
  const carried = useAside({ endpoint: 'energy.carried', request: {} })
  const blocks = useResource({ endpoint: 'energy.blocks', request: {}, pageSize: PRODUCTS_A_PAGE })
  const copies = useResource({ endpoint: 'energy.copies', request: {}, pageSize: PRODUCTS_A_PAGE })
  const log = useResource({ endpoint: 'energy.log', request: {}, pageSize: ROWS_A_PAGE })
  const block = useResource(chosen === '' ? null : { endpoint: 'energy.block', request: { categoryId: chosen } })
  const { ask, shown } = useDeed()
  const power = own.data?.power ?? 0
  const renewals = [own, carried, blocks, copies, log, ...(chosen === '' ? [] : [block])].map(({ renewal }) => renewal)
  const follows = { done: renewals, refused: renewals }
  const onBlock = (row: BlockRow, words: ShownDeed, said: BlockDeed) => {
    const stream = `energy-unlock/${row.categoryId}` as const
    look.hide()
    const run = () => {
      app.say(stream, { type: 'energyUnlock.shown', stage: row.state })
      app.say(stream, { ...said, follows })
    }
    ask({ ...words, stream, endpoint: said.endpoint, ids: [row.categoryId], run })
  }
  const onUnlock = (row: BlockRow, opens: string) =>
    onBlock(row, unlockDeed(row, opens, power), {
      type: 'energyUnlock.unlockRequested',
      endpoint: 'energy.unlock',
      request: { categoryId: row.categoryId, cost: row.cost },
    })
  const onAppoint = (row: BlockRow) =>
    onBlock(row, appointDeed(row), {
      type: 'energyUnlock.appointRequested',
      endpoint: 'energy.appoint',
      request: { categoryId: row.categoryId },
    })
  const onMove = (row: CopyRow) => {
    const stream = `energy-unlock/copy-${row.copyId}` as const
    const amount = amountOf(row, power)
    if (amount === 0) return
    const run = () => {
      const request = { copyId: row.copyId, amount }
      app.say(stream, { type: 'energyUnlock.changePowerRequested', endpoint: 'energy.change', request, follows })
    }
    ask({ ...changeDeed(row, amount, power), stream, endpoint: 'energy.change', ids: [row.copyId], run })
  }
  return (
    <EnergyScreen
      {...shown}
      unknown={<UnknownIntents by={calls} but={shown.deed?.stream ?? 'energy-unlock/none'} />}
      part={part}
      own={own.data ?? null}
      carried={carried.data ?? null}
      resource={{ blocks, copies, log }[part]}
      lines={
        part === 'copies'
          ? copies.items.map((row) => ({ ...copyLine(row, own.data?.power ?? null), onPress: () => onMove(row) }))
          : blocks.items.map((row) => ({
              ...blockLine(row),
              onPress: () => look.open(row),
            }))
      }
      moves={log.items.map(moveLine)}
      block={look.isShown ? { resource: block, detail: block.data ?? null } : null}
      onPart={look.onPart}
      onUnlock={onUnlock}
      onAppoint={onAppoint}
      onClose={look.close}
    />
  )
}
