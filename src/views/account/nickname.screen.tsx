import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import { nicknameMax } from './account.form.ts'
import { nicknameCount } from './nickname.select.ts'

export const NicknameScreen = ({ form }: { readonly form: ShownForm }) => (
  <PageScreen>
    <FormParts
      form={form}
      label="修改昵称"
      submit={{ text: '保存', pending: '正在保存' }}
      fields={[
        {
          name: 'nickname',
          label: '昵称',
          autoComplete: 'nickname',
          placeholder: '藏友们怎么称呼你',
          enterKeyHint: 'done',
          clearable: true,
          aside: <span className="tabular-nums">{nicknameCount(form.text('nickname'))}</span>,
          hint: `1–${nicknameMax} 个字，表情算一个字。其他藏友能看到你的昵称。`,
        },
      ]}
    />
  </PageScreen>
)
