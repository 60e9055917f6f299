import { regionPath, regions } from '#src/domain/form/regions.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { CascadeField } from '#src/ui/form/cascade-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import { type AddressView, newHref } from './address.select.ts'

export interface AddressProps {
  readonly addresses: readonly AddressView[]
  readonly resource: ShownResource
}

export function AddressScreen({ addresses, resource }: AddressProps) {
  const add = (
    <Button tone="primary" size="large" block href={`#${newHref}`}>
      新增收货地址
    </Button>
  )
  return (
    <PageScreen {...(addresses.length > 0 ? { footer: add } : {})}>
      <ResourceState resource={resource} skeleton={<SkeletonList />}>
        {addresses.length === 0 ? (
          <EmptyState title="还没有收货地址" note="兑换实物时会寄到这里" action={add} />
        ) : (
          <ul className="flex flex-col gap-3">
            {addresses.map(({ id, who, where, isDefault, href }) => (
              <li key={id}>
                <Card href={href}>
                  <p className="flex flex-wrap items-center gap-x-2 font-medium tabular-nums">
                    {who}
                    {isDefault && <Tag>默认</Tag>}
                  </p>
                  <p className="mt-1 text-note break-words text-soft">{where}</p>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </ResourceState>
    </PageScreen>
  )
}

export interface AddressEditProps {
  readonly form: ShownForm
  /** Taking it out of the book; null for one that is not in it yet. */
  readonly removal: ShownForm | null
}

export function AddressEditScreen({ form, removal }: AddressEditProps) {
  const region = (
    <CascadeField
      key="region"
      label="所在地区"
      placeholder="请选择"
      options={regions()}
      path={regionPath(form.text('regionCode'))}
      error={form.errors['regionCode'] ?? null}
      onChange={(path) => {
        form.change('regionCode', path.at(-1)?.code ?? '')
        form.change('region', path.map(({ name }) => name).join(' '))
      }}
    />
  )
  return (
    <PageScreen title={removal ? '修改收货地址' : '新增收货地址'}>
      <FormParts
        form={form}
        label="收货地址"
        submit={{ text: '保存', pending: '正在保存' }}
        fields={[
          { name: 'name', label: '收货人', placeholder: '请输入姓名', autoComplete: 'name', enterKeyHint: 'next' },
          { name: 'phone', label: '手机号', kind: 'phone' },
          region,
          { name: 'detail', label: '详细地址', kind: 'area', placeholder: '街道、小区、楼栋、门牌号' },
          { name: 'isDefault', label: '设为默认地址', kind: 'switch' },
        ]}
      />
      {removal && <Removal removal={removal} />}
    </PageScreen>
  )
}

const Removal = ({ removal }: { readonly removal: ShownForm }) => (
  <div className="flex flex-col gap-3 pt-3">
    {removal.failure !== null && <InlineMessage kind="error">{removal.failure}</InlineMessage>}
    <Button tone="danger" size="large" block pending={removal.pending} pendingText="正在删除" onPress={removal.submit}>
      删除地址
    </Button>
    <Dialog
      open={removal.confirming}
      title="删除这个地址？"
      confirm={{ text: '删除', tone: 'danger', onPress: removal.confirm }}
      cancel={{ text: '取消', onPress: removal.cancel }}
      onDismiss={removal.cancel}
    />
  </div>
)
