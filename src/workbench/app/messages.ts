import { type Messages, spoken } from '../language.ts'

/** What the panels of this app say. */
export const appMessages = {
  title: { en: 'Shucang · Workbench', zh: '数藏 · 工作台' },
  faults: { en: 'Faults', zh: '故障' },
  chat: { en: 'Chat', zh: '聊天' },
  world: { en: 'World', zh: '世界' },
  tables: { en: 'Tables', zh: '数据表' },
  reopen: { en: 'Close the page and open it', zh: '关掉页面再打开' },

  /** A name with what belongs to it. */
  noted: {
    en: (name: string, note: string) => `${name} (${note})`,
    zh: (name: string, note: string) => `${name}（${note}）`,
  },

  // Against the contract.
  missing: { en: 'is missing', zh: '缺少' },
  misfit: { en: (what: string) => `does not fit: ${what}`, zh: (what: string) => `不合：${what}` },
  noContent: { en: 'has no content', zh: '没有内容' },
  noJson: { en: 'Not JSON', zh: '不是 JSON' },
  noEnvelope: { en: 'No envelope', zh: '没有信封' },

  // Faults.
  allCalls: { en: 'Every call', zh: '所有请求' },
  expired3301: { en: '3301 token expired', zh: '3301 令牌过期' },
  expired510: { en: '510 session expired', zh: '510 登录过期' },
  elsewhere40301: { en: '40301 signed in elsewhere', zh: '40301 别处登录' },
  update3304: { en: '3304 must update', zh: '3304 必须更新' },
  http500: { en: 'HTTP 500', zh: 'HTTP 500' },
  http503: { en: 'HTTP 503', zh: 'HTTP 503' },
  wrongType: { en: 'Wrong types', zh: '类型不对' },
  large: { en: '5 MB answer', zh: '5 MB 回答' },
  drop: { en: 'Cut off', zh: '断开' },
  lostAnswer: { en: 'Answer lost', zh: '回答丢了' },
  timeout: { en: 'No answer', zh: '不回答' },
  late3: { en: '3 s late', zh: '晚 3 秒' },
  delay: { en: 'Late', zh: '晚到' },
  offline: { en: 'No network', zh: '没有网络' },
  httpStatus: { en: 'HTTP status', zh: 'HTTP 状态' },
  code: { en: 'Business code', zh: '业务码' },
  rejected: { en: 'Refused by name', zh: '按名字拒绝' },
  huge: { en: 'Answer too large', zh: '过大的回答' },
  emptyAnswer: { en: 'Empty answer', zh: '空的回答' },
  codeText: { en: 'Code as text', zh: '业务码是文字' },
  withText: { en: 'With a message', zh: '带提示文字' },
  network: { en: 'Network', zh: '网络' },
  cutNetwork: { en: 'Cut the network', zh: '断开网络' },
  mendNetwork: { en: 'Mend the network', zh: '恢复网络' },
  failOnce: { en: 'Let a call fail once', zh: '让请求出错一次' },
  storage: { en: 'Storage', zh: '存储' },
  full: { en: 'Full', zh: '存满了' },
  blocked: { en: 'Blocked', zh: '不让打开' },
  lost: { en: 'Lost', zh: '全丢了' },
  fromNextOpening: {
    en: '"Blocked" and "Lost" count from the next opening on.',
    zh: '“不让打开”和“全丢了”从下一次打开起算。',
  },
  killPage: { en: 'Kill the page', zh: '杀掉页面' },
  atOnce: { en: 'At once', zh: '马上' },
  killAt: { en: 'At the next', zh: '到下一次' },
  atWrite: { en: 'write of facts', zh: '写事实' },
  atCall: { en: 'request', zh: '请求' },
  atFrame: { en: 'frame to the chat', zh: '发给聊天的帧' },
  atRow: { en: 'row of the chat’s archive', zh: '聊天存档的一行' },
  atFile: { en: 'file', zh: '文件' },
  killAfter: { en: 'Let so many pass first', zh: '先放过几次' },
  beforeIt: { en: 'Before it', zh: '在它之前' },
  afterIt: { en: 'After it', zh: '在它之后' },
  killLeft: {
    en: (n: number) => (n === 0 ? 'dies at the next one' : `dies after ${n} more`),
    zh: (n: number) => (n === 0 ? '到下一次就杀' : `再放过 ${n} 次就杀`),
  },
  noLastWord: {
    en: 'Without a last word: what is not stored is gone. It is opened again behind the step. What a page writes by itself while it opens is a write, too.',
    zh: '不告别：没存好的就没了。这一步做完再打开。页面打开时自己写的也算一次。',
  },
  ownRule: { en: 'A rule of your own', zh: '自己写一条' },
  add: { en: 'Add', zh: '加上' },
  howToFail: { en: 'How it fails', zh: '怎么出错' },
  typedWrongly: {
    en: (fields: readonly string[]) => `Typed wrongly: ${fields.join(', ')}`,
    zh: (fields: readonly string[]) => `填得不对：${fields.join('、')}`,
  },
  always: { en: 'always', zh: '一直' },
  timesLeft: { en: (n: number) => `${n} more`, zh: (n: number) => `还有 ${n} 次` },
  skipFirst: { en: (n: number) => `, lets ${n} pass first`, zh: (n: number) => `，先放过 ${n} 次` },
  chanceOf: { en: (share: number) => `, chance ${share}`, zh: (share: number) => `，概率 ${share}` },
  anyCall: { en: 'call', zh: '请求' },
  waitsForCall: {
    en: (call: string, times: number | null) =>
      times === null
        ? `Armed: strikes every ${call}`
        : `Armed: waits for the next ${times === 1 ? call : `${times} of ${call}`}`,
    zh: (call: string, times: number | null) =>
      times === null
        ? `已加上：每一次 ${call} 都会出错`
        : `已加上：等着${times === 1 ? '下一次' : `接下来 ${times} 次`} ${call}`,
  },
  struck: {
    en: (times: number, call: string, at: string) =>
      `Struck ${times === 1 ? call : `${times} times, last ${call}`} at ${at}.`,
    zh: (times: number, call: string, at: string) =>
      `${times === 1 ? '起了作用' : `起了 ${times} 次作用，最近一次`}：${at} 的 ${call}。`,
  },
  inForce: { en: (n: number) => `In force (${n})`, zh: (n: number) => `正在起作用（${n}）` },
  clearAll: { en: 'Clear all', zh: '全部清除' },
  clear: { en: 'Clear', zh: '清除' },
  noFaults: { en: 'No faults: all is well.', zh: '没有故障，一切正常。' },
  frame: { en: 'frame', zh: '帧' },
  call: { en: 'call', zh: '请求' },
  sending: { en: 'sending', zh: '发送' },
  inForceInChat: { en: (n: number) => `In force in the chat (${n})`, zh: (n: number) => `聊天里正在起作用（${n}）` },
  mend: { en: 'Mend', zh: '修好' },
  noChatFaults: { en: 'The chat has no faults.', zh: '聊天没有故障。' },

  // The world.
  beginAnew: { en: 'Begin anew', zh: '重新开始' },
  startPage: { en: 'Start page', zh: '起始页面' },
  startHour: { en: 'Begins at', zh: '开始的时刻' },
  seed: { en: 'Seed', zh: '种子' },
  signedIn: { en: 'Signed in', zh: '已登录' },
  person: { en: 'Who is on this phone', zh: '这部手机上是谁' },
  somebody: { en: 'Somebody', zh: '一个人' },
  signIn: { en: 'Sign in', zh: '登录' },
  signOut: { en: 'Sign out', zh: '退出登录' },
  signedOut: { en: 'Signed out', zh: '未登录' },
  withChat: { en: 'With chat', zh: '接入聊天' },
  acts: { en: 'What happens in the world', zh: '世界里发生的事' },
  happen: { en: 'Let it happen', zh: '发生' },
  act: { en: 'Act', zh: '事情' },
  actPayload: { en: 'The content of the act, JSON', zh: '事情的内容，JSON' },
  results: { en: 'Results', zh: '结果' },
  noResult: { en: 'No result', zh: '没有结果' },
  pushes: { en: 'Pushes and the page', zh: '推送与页面' },
  gotDevice: { en: 'Device id arrives', zh: '得到设备号' },
  gotPush: { en: 'A notice is pushed', zh: '收到公告推送' },
  openedPush: { en: 'The pushed notice is opened', zh: '点开公告推送' },

  // Its tables.
  table: { en: 'Table', zh: '表' },
  filterRows: { en: 'Filter rows', zh: '筛选行' },
  byContent: { en: 'By content', zh: '按内容筛选' },
  rows: { en: 'Rows', zh: '行' },
  noRows: { en: 'There is no such row.', zh: '没有这样的行。' },
  someRows: {
    en: (n: number) => `Only the first ${n} are listed; the filter finds the others.`,
    zh: (n: number) => `只列出前 ${n} 行，其余的用筛选找。`,
  },
  edit: { en: 'Change', zh: '改' },
  remove: { en: 'Delete', zh: '删掉' },
  thisRow: { en: 'This row, JSON', zh: '这一行，JSON' },

  // Files from somebody's hand.
  diagnosis: { en: 'Diagnosis', zh: '诊断' },
  theirDiagnosis: { en: 'Diagnosis from a user', zh: '用户的诊断' },
  reportHead: {
    en: (at: string, release: string, online: string) => `${at}, release ${release}, ${online}`,
    zh: (at: string, release: string, online: string) => `${at}，版本 ${release}，${online}`,
  },
  online: { en: 'online', zh: '在线' },
  offlineThen: { en: 'offline', zh: '离线' },
  notInFile: { en: 'Not in the file', zh: '文件里没有' },
  noFactsInFile: { en: 'The file has no facts.', zh: '文件里没有事实。' },
  foldedStates: { en: 'Folded states', zh: '折叠出的状态' },
  lastStates: { en: 'The last states', zh: '最后的状态' },
  lostState: {
    en: 'its state at this fact is not in the file: older facts have gone into a later state',
    zh: '这时的状态不在文件里：以前的事实已并入后来的状态',
  },
  foreign: { en: 'this workbench does not know it', zh: '这个工作台不认识' },
  writtenByNewer: { en: 'written by a newer release', zh: '由更新的版本写成' },
  notFolded: { en: (why: string) => `cannot be folded: ${why}`, zh: (why: string) => `折叠不出来：「${why}」` },
  generatedPaths: { en: 'generated paths', zh: '生成的路径' },
  wholeApp: { en: 'tests of the whole app', zh: '整个应用的测试' },
  noHeat: {
    en: (file: string) => `${file} is neither the model.json of coverage:model nor a diagnosis`,
    zh: (file: string) => `${file} 既不是 coverage:model 的 model.json，也不是应用导出的诊断`,
  },
  uncounted: {
    en: (streams: readonly string[]) =>
      `Streams that are not counted (their beginning is gone, or of another release): ${streams.join(', ')}`,
    zh: (streams: readonly string[]) => `数不出来的流（开头已不在文件里，或版本不同）：${streams.join('、')}`,
  },
} as const satisfies Messages

/** What the panel of the chat says. */
export const chatWords = {
  noChat: {
    en: 'This run is without chat: nothing that is done here reaches the app.',
    zh: '这次运行没有接入聊天，这里做的都到不了应用。',
  },
  beginWithChat: { en: 'Begin anew with chat', zh: '接入聊天，重新开始' },
  others: { en: 'What others do', zh: '别人做的事' },
  linqingSays: { en: 'Lin Qing says something', zh: '林青说一句' },
  linqingSays45: { en: 'Lin Qing says 45 things', zh: '林青说 45 句' },
  linqingRecalls: { en: 'Lin Qing recalls', zh: '林青撤回' },
  linqingReads: { en: 'Lin Qing has read', zh: '林青读了' },
  strangerInvites: { en: 'A stranger invites', zh: '陌生人邀请' },
  linqingBlocks: { en: 'Lin Qing blocks', zh: '林青拉黑' },
  linqingLeaves: { en: 'Lin Qing leaves', zh: '林青离开' },
  kick206: { en: '206 signed in elsewhere', zh: '206 别处登录' },
  kick207: { en: '207 removed', zh: '207 被移除' },
  kick216: { en: '216 password changed', zh: '216 改了密码' },
  kick217: { en: '217 kicked', zh: '217 被踢下线' },
  restart: { en: 'Service restarts', zh: '服务重启' },
  wire: { en: 'The wire', zh: '线路' },
  whichFrame: { en: 'Which frame', zh: '哪种帧' },
  anyFrame: { en: 'Any frame', zh: '任何帧' },
  howOften: { en: 'How often', zh: '多少次' },
  once: { en: 'once', zh: '一次' },
  always: { en: 'always', zh: '一直' },
  dropFrame: { en: 'Drop', zh: '丢掉' },
  late3: { en: '3 s late', zh: '晚 3 秒' },
  twice: { en: 'Twice', zh: '来两遍' },
  reorder: { en: 'Out of order', zh: '换次序' },
  drop: { en: 'Cut off', zh: '断开' },
  spoil: { en: 'Spoil', zh: '弄坏' },
  device: { en: 'Device and sending', zh: '设备与发送' },
  screenOff: { en: 'Screen off', zh: '关屏' },
  screenOn: { en: 'Screen on', zh: '亮屏' },
  sleep2d: { en: 'Asleep for two days', zh: '睡两天' },
  noEcho: { en: 'A message gets no answer', zh: '消息没有回音' },
  refused: { en: 'A message is refused', zh: '消息被拒绝' },
} as const satisfies Messages

export const a = spoken(appMessages)
export const c = spoken(chatWords)
