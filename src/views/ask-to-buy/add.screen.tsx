import type { ReactNode } from 'react'
import { typedAmount } from '#src/domain/text/typed-text.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SkeletonForm } from '#src/ui/feedback/page-skeletons.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { ChoiceField } from '../kit/finance/choice-field.tsx'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { SumBox } from '../kit/finance/sum-box.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'

export interface AddAskProps extends DeedProps {
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  /** Whether the address says what is asked for. */
  readonly isChosen: boolean
  /** Null until it is known. */
  readonly thing: {
    readonly name: string
    readonly image: string | null
    readonly best: string
    readonly floor: string
  } | null
  readonly form: ShownForm
  readonly days: readonly string[]
  readonly frozen: string
  readonly balance: string
}

const Thing = ({ name, image, best, floor }: NonNullable<AddAskProps['thing']>) => (
  <Card>
    <div className="flex items-center gap-3">
      <RowPicture image={image} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-note text-muted tabular-nums">
          最高求购 {best} · 地板价 {floor}
        </span>
      </span>
    </div>
  </Card>
)

/** The form of a new ask. */
export const AddAskScreen = ({
  unknown,
  resource,
  isChosen,
  thing,
  form,
  days,
  frozen,
  balance,
  ...deed
}: AddAskProps) => (
  <PageScreen>
    {unknown}
    <DeedNews {...deed} />
    {isChosen ? (
      <ResourceState resource={resource} skeleton={<SkeletonForm />}>
        {thing && (
          <>
            <Thing {...thing} />
            <div className="pt-5">
              <FormParts
                form={form}
                label="发布求购"
                submit={{ text: '下一步', pending: '正在发布' }}
                note="下一步会先说清冻结多少、到什么时候"
                fields={[
                  {
                    name: 'price',
                    label: '求购价（元）',
                    inputMode: 'decimal',
                    placeholder: '0.00',
                    clean: typedAmount,
                  },
                  <ChoiceField
                    key="days"
                    label="有效期"
                    options={days.map((key) => ({ key, label: `${key} 天` }))}
                    current={form.text('days')}
                    onChange={(key) => form.change('days', key)}
                  />,
                  <SumBox
                    key="sum"
                    items={[
                      { term: '将冻结', detail: frozen },
                      { term: '当前余额', detail: balance },
                    ]}
                    rule="价高的先成交，同价先发的先成交。买家不付服务费。"
                  />,
                ]}
              />
            </div>
          </>
        )}
      </ResourceState>
    ) : (
      <EmptyState
        title="先选一件想要的"
        note="在求购榜或市场里打开它，就能发布求购。"
        action={<Button href="#/pages/sales/asktobuy/index">去求购榜</Button>}
      />
    )}
    <DeedSheet {...deed} />
  </PageScreen>
)
