import { commonRules } from '#src/domain/form/rules.ts'
import type { SentForm } from '#src/machines/submission/submission.machine.ts'

/** The length of a guild's name (ours). */
export const guildNameMax = 12

export const guildNameForm: SentForm<'guild.rename'> = {
  form: 'guildName',
  endpoint: 'guild.rename',
  fields: {
    name: {
      initial: '',
      typed: 'line',
      rules: [commonRules.required('请输入公会名'), commonRules.maxLength(guildNameMax)],
    },
  },
}
export const joinGuildForm: SentForm<'guild.join'> = {
  form: 'joinGuild',
  endpoint: 'guild.join',
  confirm: true,
  fields: { guildId: { initial: '', rules: [] } },
}
export const followForm: SentForm<'lord.add'> = {
  form: 'followLord',
  endpoint: 'lord.add',
  fields: { lordUserId: { initial: '', rules: [] } },
}
export const unfollowForm: SentForm<'lord.remove'> = {
  form: 'unfollowLord',
  endpoint: 'lord.remove',
  confirm: true,
  fields: {},
}
export const qqForm: SentForm<'lord.setQq'> = {
  form: 'lordQq',
  endpoint: 'lord.setQq',
  fields: { qqNumber: { initial: '', rules: [commonRules.required('请输入 QQ 号')] } },
}
