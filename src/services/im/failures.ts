import type { ChatError, ChatErrorName } from '#src/contract/im/codes.ts'
import type { Failure } from '#src/machines/port.ts'

/** What each error says to a person; ours, the specification shows none (chat §8). */
const texts: Partial<Record<ChatErrorName, string>> = {
  timeout: '聊天服务没有回应，请稍后再试',
  unknown: '连接不上聊天服务，请检查网络',
  abort: '操作已取消',
  auth: '聊天登录失败，请重新登录',
  openError: '找不到聊天服务，请稍后再试',
  chatToken: '聊天登录失败，请重新登录',
  openUserGrid: '聊天登录失败，请重新登录',
  disconnected: '聊天连接已断开',
  connectionError: '聊天服务拒绝了登录',
  connectionClosed: '还没有登录聊天',
  restParameter: '还没有登录聊天',
  parameter: '内容不完整，请检查后再试',
  messageParameter: '内容不完整，请检查后再试',
  limit: '超过了数量限制',
  messageNotFound: '这条消息已不存在',
  noPermission: '没有权限这样做',
  permissionDenied: '聊天服务不允许你这样做',
  operationNotAllowed: '现在不能这样做，请稍后再试',
  operationUnsupported: '聊天服务不支持这个操作',
  uploadFailed: '文件上传失败',
  uploadNoFile: '文件是空的，请换一个',
  userNotFound: '没有找到这个用户',
  mutedByAdmin: '你已被管理员禁言',
  notFriend: '你们还不是好友，先加好友吧',
  serverBusy: '聊天服务正忙，请稍后再试',
  illegalContent: '内容含有不允许的词语',
  externalLogic: '这条消息没有通过审核',
  recallTimeLimit: '发出太久，不能撤回了',
  serviceNotEnabled: '聊天服务没有开通这个功能',
  notAllowed: '这里暂时不能发言',
  muted: '你已被禁言',
  moderation: '这条消息没有通过审核',
  rateLimited: '发得太快了，歇一会儿再发',
  websocketDisconnected: '聊天连接已断开',
  groupAlreadyJoined: '已经在群里了',
  groupNotJoined: '你不在这个群里',
  groupNotExist: '这个群已不存在',
  groupFull: '群成员已满',
  groupMemberLimit: '人数超过了群的上限',
  groupDisabled: '这个群已被停用',
  roomNotJoined: '你不在这个聊天室里',
  roomFull: '聊天室已满',
  roomNotExist: '这个聊天室已不存在',
  presenceTooBig: '状态文字太长了',
  reactionAlreadyAdded: '你已经这样回应过了',
  reactionCreating: '正在回应，请稍后再试',
  reactionIllegal: '不能这样回应',
  translationInvalid: '不支持翻译成这种语言',
  translationTooLong: '文字太长，翻译不了',
  translationFailed: '翻译失败，请重试',
  threadNotExist: '这个话题已不存在',
  threadAlreadyExists: '这条消息已经有话题了',
}

/** What it says of a message: somebody else has refused it. */
const textsOfMessages: typeof texts = { permissionDenied: '对方拒收了你的消息，或你没有权限' }

/** A chat error as machines keep it; the reason is the error's name. */
export const asChatFailure = (error: ChatError): Failure => ({
  reason: error.name,
  message: texts[error.name] ?? '操作失败，请稍后再试',
})

/** The same of a message that was refused. */
export const asRefusal = (error: ChatError): Failure => {
  const failure = asChatFailure(error)
  return { ...failure, message: textsOfMessages[error.name] ?? failure.message }
}
