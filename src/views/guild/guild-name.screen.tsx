import { FormParts } from '../kit/form/form-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'

export const GuildNameScreen = ({ form }: { readonly form: ShownForm }) => (
  <PageScreen>
    <FormParts
      form={form}
      label="修改公会名"
      submit={{ text: '保存', pending: '正在保存' }}
      fields={[
        {
          name: 'name',
          label: '公会名',
          placeholder: '2 到 12 个字',
          enterKeyHint: 'done',
          clearable: true,
          hint: '只有管理员可以改名，七天一次，改后对所有人可见。',
        },
      ]}
    />
  </PageScreen>
)
