import { useState } from 'react'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import type { ChestRankingProps } from './chest-ranking.tsx'
import { type ChestMonth, crownWords, viewChestRanking } from './chest-ranking.select.ts'

/** Who opens most boxes, this month and last. */
export function useChestRanking(): ChestRankingProps {
  const [open, setOpen] = useState(false)
  const [month, setMonth] = useState<ChestMonth>('this')
  const now = useAside({ endpoint: 'activity.ranking', request: {}, freshMs: 20_000 })
  const last = useResource({ endpoint: 'activity.lastRanking', request: {}, freshMs: 600_000 })
  const crown = useAside({ endpoint: 'activity.crown', request: {}, freshMs: 20_000 })
  const resource = month === 'this' ? now : last
  return {
    top: now.data ? viewChestRanking(now.data) : null,
    crown: crown.data ? crownWords(crown.data) : '',
    open,
    month,
    resource,
    shown: resource.data ? viewChestRanking(resource.data) : null,
    onOpen: setOpen,
    onMonth: setMonth,
  }
}
