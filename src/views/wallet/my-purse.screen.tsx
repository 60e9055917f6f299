import type { ReactNode } from 'react'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Skeleton, SkeletonBlock, SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { ChoiceList } from '../kit/page/choice-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import { type PurseView, walletServices } from './my-purse.select.ts'

export interface MyPurseProps {
  /** What nobody knows the end of. */
  readonly unknown?: ReactNode
  readonly purse: PurseView | null
  readonly resource: ShownResource
  readonly form: ShownForm
}

export const MyPurseScreen = ({ purse, unknown, resource, form }: MyPurseProps) => (
  <PageScreen>
    {unknown}
    <ResourceState resource={resource} skeleton={<PurseToCome />}>
      {purse && (
        <>
          <Balance {...purse} />
          {(purse.state === 'notOpened' || purse.state === 'opening') && (
            <Opening isGoing={purse.state === 'opening'} form={form} onLook={resource.refresh} />
          )}
          <Beans />
          <Entries entries={purse.entries} />
        </>
      )}
    </ResourceState>
  </PageScreen>
)

const PurseToCome = () => (
  <>
    <Skeleton>
      <Card>
        <div className="flex h-45.5 flex-col gap-4">
          <SkeletonBlock width="24%" height="13px" />
          <SkeletonBlock width="48%" height="36px" />
          <SkeletonBlock height="1px" />
          <SkeletonBlock width="64%" height="34px" />
          <SkeletonBlock width="84%" height="13px" />
        </div>
      </Card>
    </Skeleton>
    <div className="mt-5">
      <SkeletonList rows={1} notes />
    </div>
    <div className="mt-12">
      <SkeletonList rows={6} notes />
    </div>
  </>
)

/** What a wallet is that nothing can be paid from; of one in a state nobody here knows nothing is said, and no second one is opened. */
const standings = { notOpened: '未开通', opening: '未开通', unknown: '状态确认中' } as const

const Balance = ({ integer, decimals, weiDou, yuanDou, state, accountNo }: PurseView) => (
  <Card>
    <div className="flex items-baseline justify-between text-note text-muted">
      <span>钱包余额</span>
      <span className="tabular-nums">{state === 'opened' ? `账户 ${accountNo}` : standings[state]}</span>
    </div>
    <div className="mt-2">
      <Price integer={integer} fraction={decimals} size="large" tone="ink" label="钱包余额" />
    </div>
    <dl className="mt-4 flex border-t border-hairline pt-3">
      {[
        ['微豆', weiDou],
        ['元豆', yuanDou],
      ].map(([name, count]) => (
        <div key={name} className="flex-1">
          <dt className="text-note text-muted">{name}</dt>
          <dd className="text-title font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 text-note text-muted">卖出藏品的收入会放进钱包，可以用来买新的藏品。</p>
  </Card>
)

/** The ways to what came and went of everything that is not money. */
const Beans = () => (
  <List>
    <ListRow
      title="我的资产"
      note="微豆、金币、积分、星豆都在这里"
      href={`#${href('/pages/mine/weiBeansLog/weiBeansLog')}`}
    />
  </List>
)

interface OpeningProps {
  readonly isGoing: boolean
  readonly form: ShownForm
  readonly onLook: () => void
}

const Opening = ({ isGoing, form, onLook }: OpeningProps) => (
  <div className="flex flex-col gap-3 pt-5">
    {isGoing && (
      <InlineMessage kind="warning">
        开户还没有完成。已经在服务商页面同意的话，
        <button type="button" onClick={onLook} className="font-semibold underline">
          刷新一下
        </button>
      </InlineMessage>
    )}
    <ChoiceList
      title={isGoing ? '继续开通，或换一家服务商' : '选择服务商，开通钱包'}
      choices={walletServices}
      current={walletServices.find(({ key }) => key === form.text('service'))?.key ?? null}
      onChange={(service) => form.change('service', service)}
    />
    {form.failure !== null && <InlineMessage kind="error">{form.failure}</InlineMessage>}
    <Button tone="primary" size="large" block pending={form.pending} pendingText="正在前往" onPress={form.submit}>
      去开通
    </Button>
    <p className="text-center text-note text-muted">
      开通前需要完成
      <a href={`#${href('/pages/mine/verified/index')}`} className="text-ink underline">
        实名认证
      </a>
      ，会打开服务商的页面
    </p>
  </div>
)

const Entries = ({ entries }: Pick<PurseView, 'entries'>) => (
  <List header="收支明细" {...(entries.length === 0 ? { footer: '还没有收支，买卖藏品和兑换后会显示在这里' } : {})}>
    {entries.map(({ id, title, when, amount, isIncome }) => (
      <ListRow
        key={id}
        title={title}
        note={when}
        trailing={
          <span className={`tabular-nums ${isIncome ? 'font-medium text-jade-ink' : 'text-ink'}`}>{amount}</span>
        }
      />
    ))}
  </List>
)
