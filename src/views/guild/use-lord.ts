import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useUser } from '../kit/app/use-session.ts'
import { failureWords } from '../kit/form/form-words.ts'
import { useAction } from '../kit/form/use-action.ts'
import { useStay } from '../kit/page/use-stay.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { followForm, unfollowForm } from './guild.form.ts'
import { lordRank } from './guild.select.ts'
import { useReadAnew } from '../kit/form/use-read-anew.ts'
import type { LordSectionProps } from './lord-section.tsx'

const path = '/pages/mine/group/group'
const sheets = ['rank', 'choose'] as const

/** Whom one follows and who leads, on the page of the guild; the sheet that is open stands in its address. */
export function useLord(): LordSectionProps {
  const { query } = useNavigation()
  const stay = useStay()
  const me = useUser()?.userId ?? ''
  const sheet = sheets.find((one) => one === query.get('sheet')) ?? 'none'
  const lord = useAside({ endpoint: 'lord.info', request: {} })
  const above = useAside({ endpoint: 'lord.superLord', request: {} })
  const ranking = useResource(
    sheet === 'rank' ? { endpoint: 'lord.rank', request: {}, pageSize: ROWS_A_PAGE, freshMs: 10_000 } : null,
  )
  const choice = useResource(
    sheet === 'choose' ? { endpoint: 'lord.list', request: {}, pageSize: ROWS_A_PAGE, freshMs: 10_000 } : null,
  )
  const onSheet = (next: LordSectionProps['sheet']) => stay(href(path, next === 'none' ? {} : { sheet: next }))
  const closed = {
    type: 'navigation.replaceRequested',
    href: href(path),
    from: [href(path, { sheet: 'choose' })],
  } as const
  const follow = useAction(followForm, [lord.renewal, above.renewal, closed])
  const leave = useAction(unfollowForm, [lord.renewal, above.renewal])
  const failed = follow.failure ?? leave.failure
  useReadAnew(failed, () => (lord.refresh(), above.refresh()))
  return {
    lord: lord.data ?? null,
    above: above.data?.person.nickname ?? '',
    sheet,
    ranking,
    ranks: ranking.items.map(lordRank(me)),
    choice,
    choices: choice.items.map(lordRank(me)),
    failure: failureWords(failed) ?? '',
    leaving: leave.confirming,
    onSheet,
    onFollow: (lordUserId) => follow.run({ lordUserId }),
    onLeave: () => leave.run({}),
    onLeaveConfirm: leave.confirm,
    onLeaveCancel: leave.cancel,
  }
}
