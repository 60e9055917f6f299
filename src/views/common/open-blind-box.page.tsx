import { useEffect, useRef } from 'react'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/links.ts'
import { useNavigation } from '../kit/use-navigation.ts'
import { useResource } from '../kit/use-resource.ts'
import { useWish } from '../kit/use-wish.ts'
import type { BoxDetailRow } from './blind-box-details.select.ts'
import { OpenBlindBoxScreen } from './open-blind-box.screen.tsx'
import { openedGroups, type OpenedRow, openingOf } from './opened.ts'

/** Opening boxes under the key in the address, in three beats (marketplace §2, §7). What was in them is on the page that follows. */
export default function OpenBlindBoxPage() {
  const { query, replace } = useNavigation()
  const opening = openingOf(query)
  const { state, message, result, wish, check } = useWish<readonly OpenedRow[]>('blindBox', opening?.key ?? 'none')
  const box = useBox(opening?.box ?? '')
  const toResult = () =>
    replace(
      href('/pages/common/openBlindBox/components/result/index', { key: opening?.key ?? '', box: opening?.box ?? '' }),
    )
  // Whoever comes back to what is open already, or wants no motion, is shown what was in it.
  const opened = useRef(state === 'done')
  useEffect(() => {
    if (state !== 'done') return
    if (opened.current || matchMedia('(prefers-reduced-motion: reduce)').matches) toResult()
    // Once for each end of an opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state])
  const best = openedGroups(result ?? [], 0)
    .flatMap((group) => group.goods)
    .slice(0, 3)
    .map((goods) => goods.item)
  return (
    <OpenBlindBoxScreen
      opening={opening}
      name={box.name}
      image={box.image}
      state={state}
      message={message}
      best={best}
      onOpen={() => opening && wish(opening.wish)}
      onCheck={check}
      onEnd={toResult}
    />
  )
}

function useBox(id: string): { readonly name: string; readonly image: string | null } {
  const { data } = useResource<BoxDetailRow>({ endpoint: 'boxes.detail', request: { id }, freshMs: 600_000 })
  return { name: data?.name ?? '盲盒', image: data ? safePicture(data.image) : null }
}
