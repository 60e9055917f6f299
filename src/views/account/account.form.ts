import { commonRules } from '#src/domain/form/rules.ts'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'

/** The longest nickname, an emoji counting as one (ours). */
export const nicknameMax = 16

export const nicknameForm: DraftForm = {
  form: 'nickname',
  fields: {
    nickname: {
      initial: '',
      typed: 'line',
      rules: [
        commonRules.required('请输入昵称'),
        commonRules.maxLength(nicknameMax),
        { rule: 'notPersonal', message: '为保护隐私，昵称不要用电话或车牌号' },
      ],
    },
  },
}
