import type { Messages } from '../language.ts'

type Names = readonly string[]

/** What is said of a file that somebody's app has exported. */
export const reportMessages = {
  large: {
    en: (mb: string, most: number) => `The file has ${mb} MB; a diagnosis or scenario has ${most} MB at most`,
    zh: (mb: string, most: number) => `文件有 ${mb} MB，诊断和场景最多 ${most} MB`,
  },
  noJson: {
    en: (why: string) => `No JSON, or cut off: ${why}`,
    zh: (why: string) => `不是 JSON，或文件不完整：${why}`,
  },
  neither: { en: 'Neither a diagnosis nor a scenario', zh: '既不是诊断，也不是场景' },
  neitherField: {
    en: 'Neither a diagnosis nor a scenario: it has no format and no steps',
    zh: '既不是诊断，也不是场景：没有 format，也没有 steps',
  },
  newer: {
    en: (release: string, format: number, most: number) =>
      `Written by a newer release (${release}): format ${format}, this workbench reads up to format ${most}`,
    zh: (release: string, format: number, most: number) =>
      `由更新的版本（${release}）写成：格式 ${format}，这个工作台最多读到格式 ${most}`,
  },
  damaged: {
    en: (place: string, what: string, more: number) =>
      `The diagnosis is damaged, ${place}: ${what}${Number(more) > 0 ? ` (and ${more} more)` : ''}`,
    zh: (place: string, what: string, more: number) =>
      `诊断已损坏，${place}：${what}${Number(more) > 0 ? `（还有 ${more} 处）` : ''}`,
  },
  older: {
    en: (n: number) => `${n} older facts: there was no room for them in the file`,
    zh: (n: number) => `更早的 ${n} 条事实：超出了文件的大小`,
  },
  largeStreams: {
    en: (names: Names) => `Streams that were too large to be written: ${names.join(', ')}`,
    zh: (names: Names) => `这些流太大，没有写入：${names.join('、')}`,
  },
  before: {
    en: (seq: number) => `The facts before ${seq}: they have gone into the stored states`,
    zh: (seq: number) => `第 ${seq} 条以前的事实：已并入存下的状态`,
  },
  noStorage: {
    en: 'The facts from before the app was opened: this device stores nothing',
    zh: '打开应用以前的事实：这台设备的存储不可用',
  },
  newerStreams: {
    en: (names: Names) => `Written by a newer release and read in part only: ${names.join(', ')}`,
    zh: (names: Names) => `由更新的版本写的，只能读懂一部分：${names.join('、')}`,
  },
  foreignStreams: {
    en: (names: Names) => `Streams that this workbench does not know: ${names.join(', ')}`,
    zh: (names: Names) => `这个工作台不认识的流：${names.join('、')}`,
  },
  brokenStreams: {
    en: (names: Names) => `Streams that cannot be folded: ${names.join(', ')}`,
    zh: (names: Names) => `折叠不出来的流：${names.join('、')}`,
  },
  noServer: {
    en: 'What the server has, requests and answers: the file tells only the facts that the app has heard',
    zh: '服务器里有什么、请求和回答：文件只记应用自己听到的事实',
  },
  noSecrets: {
    en: 'Passwords, codes and tokens: they are taken away before it is written, so nobody can sign in with it',
    zh: '密码、验证码和登录凭证：写入前就去掉了，所以不能照着它再登录一次',
  },
  noPage: {
    en: 'What is on a page only: sheets, scroll positions, what stands in a field and was not sent',
    zh: '页面上的东西：弹层、滚动位置、没有提交的控件',
  },
  noJournal: {
    en: 'Actors without a journal: lists, uploads, the connection of the chat; they live in the page only',
    zh: '不记日志的角色：列表、上传、聊天连接等，只活在页面里',
  },
} as const satisfies Messages
