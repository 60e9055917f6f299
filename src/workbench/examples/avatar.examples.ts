import { avatarStatement } from '#src/domain/avatar-statement.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { nothingSetUp, withUnknown, avatars, panda, says, type Examples, type Story } from './example.ts'

const exchange = { give: panda, get: avatars.fox, agreed: avatarStatement, intent: 'example-exchange' }
const wearPanda = says('transfer/example-wear', {
  type: 'transfer.requested',
  endpoint: 'avatar.replace',
  request: { copyId: panda },
})
const exchanged: Story = [
  says('transfer/example-exchange', {
    type: 'transfer.requested',
    endpoint: 'avatar.replace',
    request: { copyId: panda, avatarId: avatars.fox, statement: avatarStatement },
    password: demoAccount.payPassword,
  }),
]

export const avatarExamples: Examples = {
  '/pages/home/purchaseInfo/purchaseInfo': withUnknown(
    { id: avatars.owl },
    { name: '抢购', query: { id: avatars.lantern } },
    { name: '尚未开售', query: { id: avatars.straw } },
    { name: '已经售罄', query: { id: avatars.tiger } },
  ),
  '/pages/home/avatarExchange/index': [
    { name: '' },
    { name: '正在使用', before: [[wearPanda]] },
    { name: '刚置换来', before: [exchanged] },
  ],
  '/pages/home/replacement/replacement': [
    { name: '' },
    { name: '选好了', query: { give: panda, get: avatars.fox } },
    { name: '没有头像', world: 'empty' },
  ],
  '/pages/home/replacement/statement': [
    { name: '', query: { give: panda, get: avatars.fox } },
    { name: '只看', query: {} },
  ],
  '/pages/home/replacement/replacementName': [
    { name: '', query: exchange },
    { name: '没有同意', query: { give: panda, get: avatars.fox } },
    { name: '没有实名', query: exchange, before: [nothingSetUp] },
    { name: '完成', query: exchange, before: [exchanged] },
    { name: '什么都没有', query: {} },
  ],
}
