import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow, SwitchRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonForm } from '#src/ui/feedback/page-skeletons.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import { SmsCodeField, type SmsCodeFieldProps } from '../kit/form/sms-code-field.tsx'
import type { PayPasswordWay } from '../kit/identity/identity.form.ts'
import { cautionOf, type PayPasswordState } from './pay-set.select.ts'

export interface PaySetProps {
  readonly state: PayPasswordState | null
  readonly resource: ShownResource
  /** Which password form is open; null shows what can be done. */
  readonly way: PayPasswordWay | null
  readonly form: ShownForm
  readonly free: ShownForm
  /** Whether the password is asked for that turns password-free payment on or off. */
  readonly asking: boolean
  readonly send: SmsCodeFieldProps['send']
  readonly onWay: (way: PayPasswordWay | null) => void
  /** What it is to be turned to; null leaves it as it is. */
  readonly onAsk: (passwordFree: boolean | null) => void
}

const titles = { first: '设置支付密码', change: '修改支付密码', reset: '找回支付密码' } as const

export function PaySetScreen(props: PaySetProps) {
  const { state, resource, way } = props
  return (
    <PageScreen {...(way === null ? {} : { title: titles[way] })}>
      <ResourceState resource={resource} skeleton={<SkeletonForm />}>
        {way !== null ? <Choose {...props} way={way} /> : state && <Settings {...props} state={state} />}
      </ResourceState>
    </PageScreen>
  )
}

function Choose({ way, form, send, onWay }: PaySetProps & { readonly way: PayPasswordWay }) {
  const code = (
    <SmsCodeField
      key="code"
      value={form.text('code')}
      error={form.errors['code']}
      onChange={(value) => form.change('code', value)}
      send={send}
    />
  )
  const first = {
    first: [],
    change: [{ name: 'oldPayPassword', label: '原支付密码', kind: 'six' as const }],
    reset: [code],
  }
  return (
    <>
      <FormParts
        form={form}
        label={titles[way]}
        submit={{ text: '保存', pending: '正在保存' }}
        note="支付时用来确认是你本人，请不要告诉任何人"
        fields={[
          ...first[way],
          {
            name: 'payPassword',
            label: way === 'first' ? '支付密码' : '新支付密码',
            kind: 'six',
            hint: '6 位数字，不能全部相同或连续',
          },
          { name: 'repeat', label: '再输入一次', kind: 'six' },
        ]}
      />
      {way !== 'first' && (
        <div className="flex justify-center pt-2">
          <Button tone="quiet" onPress={() => onWay(null)}>
            不改了
          </Button>
        </div>
      )}
    </>
  )
}

function Settings({ state, free, asking, onWay, onAsk }: PaySetProps & { readonly state: PayPasswordState }) {
  const caution = cautionOf(state)
  return (
    <>
      {caution !== null && (
        <div className="pb-5">
          <InlineMessage kind="warning">{caution}</InlineMessage>
        </div>
      )}
      <div>
        <List header="支付密码">
          <ListRow title="修改支付密码" onPress={() => onWay('change')} chevron />
          <ListRow title="忘记支付密码" note="用短信验证码重新设置" onPress={() => onWay('reset')} chevron />
        </List>
      </div>
      <List header="免密支付">
        <SwitchRow
          title="小额免密"
          note={`${state.freeBeansMax} 豆以内兑换时不用输入支付密码`}
          on={state.passwordFree}
          pending={free.pending}
          onChange={onAsk}
        />
      </List>
      <Sheet open={asking} title="确认支付密码" onDismiss={() => onAsk(null)}>
        <FormParts
          form={free}
          label="确认支付密码"
          submit={{ text: '确定', pending: '正在确认' }}
          fields={[{ name: 'payPassword', label: '支付密码', kind: 'six' }]}
        />
      </Sheet>
    </>
  )
}
