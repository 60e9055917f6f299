import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { SkeletonForm } from '#src/ui/feedback/page-skeletons.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { inDays } from '../kit/finance/amount-form.ts'
import { ChosenThing } from '../kit/finance/chosen-copy.tsx'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { amountPart, choicePart, TermsForm } from '../kit/finance/terms-page.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { AskedThing } from './asks.select.ts'

export interface AddAskProps extends DeedProps {
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  /** Whether the address says what is asked for. */
  readonly isChosen: boolean
  /** Null until it is known. */
  readonly thing: Pick<AskedThing, 'name' | 'picture' | 'prices'> | null
  readonly form: ShownForm
  readonly days: readonly number[]
  readonly frozen: string
  readonly balance: string
}

/** The form of a new ask. */
export const AddAskScreen = (props: AddAskProps) => {
  const { unknown, resource, isChosen, thing, form, days, frozen, balance, ...deed } = props
  return (
    <PageScreen>
      {unknown}
      <DeedNews {...deed} />
      {isChosen ? (
        <ResourceState resource={resource} skeleton={<SkeletonForm />}>
          {thing && (
            <>
              <ChosenThing image={thing.picture} name={thing.name} note={thing.prices} />
              <TermsForm
                form={form}
                label="发布求购"
                note="下一步确认冻结金额与期限"
                fields={[amountPart('price', '求购价（元）'), choicePart(form, 'days', '有效期', inDays(days))]}
                sum={[
                  { term: '将冻结', detail: frozen },
                  { term: '当前余额', detail: balance },
                ]}
                rule="价高的先成交，同价先发的先成交。买家不付服务费。"
              />
            </>
          )}
        </ResourceState>
      ) : (
        <EmptyState
          title="请先选择藏品"
          note="在求购榜选定藏品后，即可发布求购。"
          action={<Button href="#/pages/sales/asktobuy/index">去求购榜</Button>}
        />
      )}
      <DeedSheet {...deed} />
    </PageScreen>
  )
}
