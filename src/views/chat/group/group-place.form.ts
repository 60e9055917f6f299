import { commonRules } from '#src/domain/form/rules.ts'
import type { SentForm } from '#src/machines/submission/submission.machine.ts'

const groupId = { initial: '', rules: [] }

/** Somebody is taken into a group by their phone number, a friend or not; a draft for each group. */
export const placeForm = (id: string): SentForm<'chat.addGroupMember'> => ({
  form: `group/place/${id}`,
  endpoint: 'chat.addGroupMember',
  fields: {
    groupId: { initial: id, rules: [] },
    phone: { initial: '', typed: 'mobile', rules: [commonRules.required('请输入手机号'), commonRules.mobile] },
  },
})

/** Whoever was taken in by mistake is taken out again. */
export const unplaceForm: SentForm<'chat.outGroupMember'> = {
  form: 'group/unplace',
  endpoint: 'chat.outGroupMember',
  fields: { groupId, userId: { initial: '', rules: [] } },
}
