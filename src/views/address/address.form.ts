import { commonRules } from '#src/domain/form/rules.ts'
import type { SentForm } from '#src/machines/submission/submission.machine.ts'
import { TEXT_AREA_MAX } from '#src/domain/text/text-limits.ts'

const short = (required: string, length: number) => [commonRules.required(required), commonRules.maxLength(length)]

/** One address of the book; `id` is `''` for a new one. Each has a form of its own, so that what is typed stays with it. */
export const addressForm = (id: string): SentForm<'address.save'> => ({
  form: `address/${id || 'new'}`,
  endpoint: 'address.save',
  fields: {
    ...(id === '' ? {} : { id: { initial: id, rules: [] } }),
    name: { initial: '', typed: 'line', rules: short('请输入收货人姓名', 20) },
    phone: { initial: '', typed: 'mobile', rules: [commonRules.required('请输入手机号'), commonRules.mobile] },
    regionCode: { initial: '', rules: [commonRules.required('请选择所在地区')] },
    region: { initial: '', rules: [] },
    detail: { initial: '', typed: 'line', rules: short('请输入详细地址', TEXT_AREA_MAX) },
    isDefault: { initial: false, rules: [] },
  },
})

/** Taking one out of the book; asked once more. */
export const addressRemovalForm = (id: string): SentForm<'address.save'> => ({
  form: `addressRemoval/${id}`,
  endpoint: 'address.save',
  confirm: true,
  fields: { id: { initial: id, rules: [] }, removed: { initial: true, rules: [] } },
})
