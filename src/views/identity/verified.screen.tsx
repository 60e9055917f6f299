import { formatInstant } from '#src/domain/time/calendar.ts'
import { typedIdCard } from '#src/domain/text/typed-text.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { SkeletonForm } from '#src/ui/feedback/page-skeletons.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { DemoCard } from '../kit/page/demo-card.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import type { RealName } from './verified.select.ts'

export interface VerifiedProps {
  readonly known: RealName | null
  readonly resource: ShownResource
  readonly form: ShownForm
  /** Whom one may be in a demonstration. */
  readonly identity: { readonly name: string; readonly idCard: string } | null
  readonly onFill: () => void
  /** Back to what it was needed for; null when it was opened by itself. */
  readonly onGoOn: (() => void) | null
}

export const VerifiedScreen = ({ known, resource, form, identity, onFill, onGoOn }: VerifiedProps) => (
  <PageScreen>
    <ResourceState resource={resource} skeleton={<SkeletonForm />}>
      {known?.verified ? <Known {...known} onGoOn={onGoOn} /> : <Ask form={form} />}
      {known && !known.verified && identity && (
        <div className="pt-6">
          <DemoCard
            title="演示身份"
            items={[
              { term: '姓名', detail: identity.name },
              { term: '身份证号', detail: identity.idCard },
            ]}
            onFill={onFill}
          />
        </div>
      )}
    </ResourceState>
  </PageScreen>
)

const Known = ({ name, idCard, verifiedAt, onGoOn }: RealName & Pick<VerifiedProps, 'onGoOn'>) => (
  <>
    <ResultState
      outcome="done"
      title="已完成实名认证"
      note="如需更改，请联系客服核实身份后办理"
      {...(onGoOn ? { action: <Button onPress={onGoOn}>返回</Button> } : {})}
    />
    <Card>
      <DescriptionList
        items={[
          { term: '姓名', detail: name },
          { term: '身份证号', detail: idCard },
          { term: '认证时间', detail: verifiedAt === null ? '—' : formatInstant(verifiedAt, 'YYYY年M月D日') },
        ]}
      />
    </Card>
  </>
)

const Ask = ({ form }: { readonly form: ShownForm }) => (
  <FormParts
    form={form}
    label="实名认证"
    submit={{ text: '提交认证', pending: '正在认证' }}
    note="仅用于核实身份，提交后不能自行修改"
    fields={[
      { name: 'name', label: '真实姓名', placeholder: '与身份证上一致', autoComplete: 'name', enterKeyHint: 'next' },
      {
        name: 'idCard',
        label: '身份证号',
        placeholder: '18 位，末位可以是 X',
        hint: '需年满 18 周岁',
        enterKeyHint: 'done',
        clean: typedIdCard,
      },
      <Checkbox
        key="agreed"
        name="agreed"
        checked={form.checked('agreed')}
        onChange={(agreed) => form.change('agreed', agreed)}
        error={form.errors['agreed'] ?? null}
      >
        我同意用以上信息完成实名认证
      </Checkbox>,
    ]}
  />
)
