import { commonRules } from '#src/domain/form/rules.ts'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'
import { TEXT_AREA_MAX } from '#src/domain/text/text-limits.ts'

/** A place in words. Nothing is sent: without a map service the words are all there is. */
export const chooseLocationForm: DraftForm = {
  form: 'chooseLocation',
  fields: {
    name: { initial: '', typed: 'line', rules: [commonRules.required('请输入地点名称'), commonRules.maxLength(30)] },
    address: {
      initial: '',
      typed: 'line',
      rules: [commonRules.required('请输入详细地址'), commonRules.maxLength(TEXT_AREA_MAX)],
    },
  },
}
