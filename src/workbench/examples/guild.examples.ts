import { type Examples, one } from './example.ts'

const demoted = [[{ world: 'guild.demote', with: {} }]] as const

export const guildExamples: Examples = {
  '/pages/mine/group/group': [
    { name: '' },
    { name: '成员', before: demoted },
    { name: '领主榜', query: { sheet: 'rank' } },
    { name: '选择领主', query: { sheet: 'choose' } },
  ],
  '/pages/mine/group/groupAdminInfo/groupUserInfo': one({ userId: '10003' }),
  '/pages/mine/warehouse/index': [{ name: '' }, { name: '成员', before: demoted }],
}
