import { useEffect, useRef } from 'react'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useWish } from '../kit/intent/use-wish.ts'
import { NothingToOpen, OpenBlindBoxScreen } from './open-blind-box.screen.tsx'
import { openedGroups, type OpenedRow, openingOf } from './opened.ts'

/** Opening boxes under the key in the address, in three beats (marketplace §2, §7). What was in them is on the page that follows. */
export default function OpenBlindBoxPage() {
  const opening = openingOf(useNavigation().query)
  return opening ? <Opening key={opening.key} opening={opening} /> : <NothingToOpen />
}

function Opening({ opening }: { readonly opening: NonNullable<ReturnType<typeof openingOf>> }) {
  const { key, box: id } = opening
  const { replace } = useNavigation()
  const { state, message, result, wish, check } = useWish<readonly OpenedRow[]>('blindBox', key)
  const box = useResource({ endpoint: 'box.detail', request: { id }, freshMs: 600_000 }).data
  const toResult = () => replace(href('/pages/common/openBlindBox/components/result/index', { key, box: id }))
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
      count={opening.count}
      name={box?.name ?? '盲盒'}
      image={box ? safePicture(box.image) : null}
      state={state}
      message={message}
      best={best}
      onOpen={() => wish(opening.wish)}
      onCheck={check}
      onEnd={toResult}
    />
  )
}
