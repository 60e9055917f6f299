import { expect, it } from 'vitest'
import { chatCodes, chatError, type ChatErrorName } from '#src/contract/im/codes.ts'
import { asChatFailure, asRefusal } from './failures.ts'

/** What tells these errors apart for a person: each sentence has its words, and no other sentence of the table has them. */
const words: Partial<Record<ChatErrorName, RegExp>> = {
  timeout: /没有回应/,
  unknown: /连接不上/,
  abort: /取消/,
  openError: /找不到聊天服务/,
  connectionError: /拒绝了登录/,
  limit: /数量/,
  messageNotFound: /消息已不存在/,
  noPermission: /没有权限这样做/,
  permissionDenied: /不允许你/,
  operationNotAllowed: /现在不能/,
  operationUnsupported: /不支持这个操作/,
  uploadFailed: /上传失败/,
  uploadNoFile: /文件是空的/,
  userNotFound: /没有找到这个用户/,
  mutedByAdmin: /管理员/,
  notFriend: /好友/,
  serverBusy: /正忙/,
  illegalContent: /词语/,
  recallTimeLimit: /撤回/,
  serviceNotEnabled: /没有开通/,
  notAllowed: /暂时不能发言/,
  muted: /^你已被禁言$/,
  rateLimited: /太快/,
  groupAlreadyJoined: /已经在群里/,
  groupNotJoined: /不在这个群/,
  groupNotExist: /群已不存在/,
  groupFull: /群成员已满/,
  groupMemberLimit: /群的上限/,
  groupDisabled: /停用/,
  roomNotJoined: /不在这个聊天室/,
  roomFull: /聊天室已满/,
  roomNotExist: /聊天室已不存在/,
  presenceTooBig: /状态文字/,
  reactionAlreadyAdded: /已经这样回应/,
  reactionCreating: /正在回应/,
  reactionIllegal: /不能这样回应/,
  translationInvalid: /这种语言/,
  translationTooLong: /太长，翻译/,
  translationFailed: /翻译失败/,
  threadNotExist: /话题已不存在/,
  threadAlreadyExists: /已经有话题/,
}
/** Errors of one kind, which say the same. */
const same: readonly (readonly [RegExp, readonly ChatErrorName[]])[] = [
  [/^聊天登录失败，请重新登录$/, ['auth', 'chatToken', 'openUserGrid']],
  [/^聊天连接已断开$/, ['disconnected', 'websocketDisconnected']],
  [/^还没有登录聊天$/, ['connectionClosed', 'restParameter']],
  [/^内容不完整，请检查后再试$/, ['parameter', 'messageParameter']],
  [/^这条消息没有通过审核$/, ['externalLogic', 'moderation']],
]
const rows = [
  ...Object.entries(words),
  ...same.flatMap(([pattern, names]) => names.map((name) => [name, pattern] as const)),
]

it.each(rows as readonly (readonly [ChatErrorName, RegExp])[])(
  '[err:001:wording] %s says what it is',
  (name, pattern) => {
    const { reason, message } = asChatFailure(chatError(name, 'english words of the service'))
    expect(reason).toBe(name)
    expect(message).toMatch(pattern)
  },
)

it('[err:001:wording] every error of the catalogue has Chinese words for people', () => {
  for (const name of Object.keys(chatCodes) as ChatErrorName[])
    expect(asChatFailure(chatError(name, 'english')).message).toMatch(/^[\u4e00-\u9fff，、。]+$/)
})

it('says of an error that nobody foresaw that it failed, and never shows the service’s own words', () => {
  expect(asChatFailure(chatError('ajax', 'english words'))).toEqual({ reason: 'ajax', message: '操作失败，请稍后再试' })
})

it('says of a message alone that somebody else has refused it', () => {
  const denied = chatError('permissionDenied', 'english words')
  expect(asRefusal(denied)).toEqual({ reason: 'permissionDenied', message: '对方拒收了你的消息，或你没有权限' })
  expect(asChatFailure(denied).message).not.toMatch(/对方|消息/)
  expect(asRefusal(chatError('muted', 'english words'))).toEqual(asChatFailure(chatError('muted', 'english words')))
})
