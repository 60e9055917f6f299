import { useMinute } from '../kit/app/use-now.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useIntent } from '../kit/intent/use-intent.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { openedGroups, openingCalls } from './opened.ts'
import { OpenResultScreen } from './open-result.screen.tsx'

/** What was in the boxes that were opened under the key in the address (marketplace §2, §7). */
export default function OpenResultPage() {
  const { query } = useNavigation()
  const { state, message, result, check, ...unknown } = useIntent('blindBox', openingCalls, query.get('key') ?? 'none')
  const now = useMinute()
  const boxId = query.get('box') ?? ''
  const left = useAside(
    state === 'done' && boxId !== ''
      ? { endpoint: 'box.mineOf', request: { blindBoxId: boxId }, pageSize: PRODUCTS_A_PAGE, freshMs: 2000 }
      : null,
  )
  return (
    <OpenResultScreen
      state={state}
      message={message}
      found={unknown.found ?? ''}
      isLate={unknown.isLate ?? false}
      groups={openedGroups(result ?? [], now)}
      boxId={boxId}
      isLast={left.data?.total === 0}
      onCheck={check}
    />
  )
}
