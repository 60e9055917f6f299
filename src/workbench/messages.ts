import { type Messages, spoken } from './language.ts'

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Everything that the workbench says, whatever app is on it. */
export const messages = {
  // The bar, and the frame of it all.
  scenarios: { en: 'Scenarios', zh: '场景' },
  inside: { en: 'Inside', zh: '内情' },
  look: { en: 'What to look at', zh: '看什么' },
  theme: { en: 'Theme', zh: '外观' },
  light: { en: 'Light', zh: '浅色' },
  dark: { en: 'Dark', zh: '深色' },
  language: { en: 'Language', zh: '语言' },
  inForce: { en: 'in force', zh: '正在起作用' },
  understood: { en: 'Dismiss', zh: '知道了' },
  app: { en: 'App', zh: '应用' },
  aheadPage: { en: 'A page that waits', zh: '等着用的页面' },
  appOn: { en: (where: string) => `App on ${where}`, zh: (where: string) => `${where} 上的应用` },
  phones: { en: 'Phones', zh: '手机' },
  phone: { en: (phone: number) => `Phone ${phone}`, zh: (phone: number) => `手机 ${phone}` },
  tabOf: {
    en: (phone: number, tab: number) => `Phone ${phone}, tab ${tab}`,
    zh: (phone: number, tab: number) => `手机 ${phone} 的标签页 ${tab}`,
  },
  anotherTab: { en: '+ tab', zh: '+ 标签页' },
  anotherPhone: { en: '+ phone', zh: '+ 手机' },
  noSuchPhone: {
    en: (most: number) => `At most ${most} phones and tabs are open beside each other.`,
    zh: (most: number) => `手机和标签页一共最多并排开 ${most} 个。`,
  },
  noPhoneToClose: {
    en: (phone: number) =>
      phone === 1
        ? 'The first phone stays: it cannot be closed.'
        : `Phone ${phone} is not open, so it cannot be closed.`,
    zh: (phone: number) => (phone === 1 ? '第一部手机不能关掉。' : `手机 ${phone} 没有开着，关不掉。`),
  },
  closePhone: { en: (phone: number) => `Close phone ${phone}`, zh: (phone: number) => `关掉手机 ${phone}` },
  starting: { en: 'Starting', zh: '正在启动' },
  close: { en: 'Close', zh: '关闭' },
  journal: { en: 'Journal', zh: '日志' },
  run: { en: 'Run', zh: '运行' },
  traffic: { en: 'Traffic', zh: '请求' },
  origin: { en: 'Origin', zh: '来历' },
  actors: { en: 'Actors', zh: '角色' },
  deadlines: { en: 'Deadlines', zh: '期限' },
  heat: { en: 'Heat map', zh: '热图' },

  // Time.
  clock: { en: 'Clock', zh: '时钟' },
  plusSecond: { en: '+1 s', zh: '+1 秒' },
  plusMinute: { en: '+1 min', zh: '+1 分' },
  plusHour: { en: '+1 h', zh: '+1 时' },
  still: { en: 'Time stands still', zh: '时间停着' },
  stillWaiting: { en: 'Time stands still, something waits', zh: '时间停着，有事在等' },
  hold: { en: 'Hold', zh: '停住' },
  walk: { en: 'Let it run', zh: '走动' },
  noDeadline: { en: 'No deadline', zh: '没有期限' },
  toDeadline: { en: (wait: string) => `To the next deadline (${wait})`, zh: (wait: string) => `到下个期限（${wait}）` },
  atOnce: { en: 'now', zh: '马上' },
  milliseconds: { en: (n: number) => `${n} ms`, zh: (n: number) => `${n} 毫秒` },
  seconds: { en: (n: number) => `${n} s`, zh: (n: number) => `${n} 秒` },
  minutes: { en: (n: number) => `${n} min`, zh: (n: number) => `${n} 分` },
  hours: { en: (n: number) => `${n} h`, zh: (n: number) => `${n} 小时` },
  otherWaits: {
    en: (wait: string) =>
      `Something else is due (${wait}): the time limit of a request, the heartbeat of the chat, an animation. No actor waits for it.`,
    zh: (wait: string) => `还有别的在等（${wait}）：请求的时限、聊天的心跳、动画。它们不是角色的期限。`,
  },
  waitsFor: { en: 'waits for', zh: '等' },
  goTo: { en: (wait: string) => `Go there (${wait})`, zh: (wait: string) => `${wait}后，走到` },
  nobodyWaits: { en: 'No actor waits for any instant.', zh: '没有角色在等什么时刻。' },

  // Facts.
  filterFacts: { en: 'Filter facts', zh: '筛选事实' },
  filterFactsBy: { en: 'By actor, type or content', zh: '按角色、类型或内容筛选' },
  facts: { en: 'Facts', zh: '事实' },
  someFacts: {
    en: (n: number) => `Only ${n} of them are listed; the filter finds the others.`,
    zh: (n: number) => `只列出其中 ${n} 条，其余的用筛选找。`,
  },
  noFacts: {
    en: 'No facts yet. Do something in the phone, or play a scenario.',
    zh: '还没有事实。在手机里做点什么，或播放一个场景。',
  },
  after: { en: (seq: number) => `After fact ${seq}`, zh: (seq: number) => `第 ${seq} 条之后` },
  statesAfter: { en: (seq: number) => `States after fact ${seq}`, zh: (seq: number) => `第 ${seq} 条之后的状态` },
  backHere: { en: 'Go back here', zh: '回到这里' },

  // The run.
  thisRun: { en: 'This run', zh: '这次运行' },
  title: { en: 'Title', zh: '标题' },
  giveTitle: { en: 'Give it a title', zh: '给它一个标题' },
  recording: { en: 'Recording', zh: '录制' },
  saveScenario: { en: 'Save as scenario', zh: '存成场景' },
  copyLink: { en: 'Copy link', zh: '复制链接' },
  copied: { en: 'The link is copied', zh: '链接已复制' },
  openFile: { en: 'Open a file', zh: '打开文件' },
  fileToOpen: { en: 'A scenario or a diagnosis', zh: '场景或诊断文件' },
  walkTo: { en: 'Go to', zh: '走到' },
  branches: { en: (n: number) => `Other ways it went (${n})`, zh: (n: number) => `别的走法（${n}）` },
  branch: {
    en: (id: number, common: number, all: number) => `Branch ${id}: after step ${common}, ${many(all, 'step')} in all`,
    zh: (id: number, common: number, all: number) => `走法 ${id}：第 ${common} 步以后，共 ${all} 步`,
  },
  oneWay: { en: 'One way', zh: '一种走法' },
  otherWay: { en: 'The other way', zh: '另一种走法' },
  sideBySide: { en: 'Side by side', zh: '并排看' },
  comparison: { en: 'Two ways side by side', zh: '两种走法并排' },
  wayNumber: { en: (id: number) => `Branch ${id}`, zh: (id: number) => `走法 ${id}` },
  partsAfter: {
    en: (common: number) => (common === 0 ? 'They part at once' : `They part after step ${common}`),
    zh: (common: number) => (common === 0 ? '一开始就不同' : `第 ${common} 步以后不同`),
  },
  firstStep: { en: 'The step that is another', zh: '不同的那一步' },
  endsHere: { en: 'It ends here', zh: '到这里为止' },
  firstFact: {
    en: (at: number) => `The first fact that is another: number ${at}`,
    zh: (at: number) => `第一条不同的事实（第 ${at} 条）`,
  },
  screens: { en: 'Screens', zh: '画面' },
  onlyThere: { en: 'Texts that stand on one of them only', zh: '只在其中一边的文字' },
  nothingOfItsOwn: { en: 'None', zh: '没有' },
  statesThatDiffer: {
    en: (n: number) => `States that differ (${n})`,
    zh: (n: number) => `不同的状态（${n}）`,
  },
  requestsAfter: {
    en: (same: number) => `Requests and frames (the first ${same} are the same)`,
    zh: (same: number) => `请求和帧（前 ${same} 条相同）`,
  },
  sameRequests: { en: 'All are the same.', zh: '全都相同。' },
  moreRows: { en: (n: number) => `${n} more`, zh: (n: number) => `还有 ${n} 条` },
  steps: { en: 'Steps', zh: '步骤' },
  asWritten: { en: 'As written', zh: '原样' },
  someSteps: {
    en: (from: number, to: number) => `Steps ${from} to ${to} are listed; the slider leads to the others.`,
    zh: (from: number, to: number) => `只列出第 ${from} 到第 ${to} 步，其余的用滑块走到。`,
  },
  afterSteps: {
    en: (n: number) => (n === 0 ? 'At the beginning' : `After step ${n}`),
    zh: (n: number) => (n === 0 ? '一开始' : `第 ${n} 步之后`),
  },
  moved: {
    en: (n: number) => (n === 0 ? 'nobody moved' : `${many(n, 'actor')} moved`),
    zh: (n: number) => (n === 0 ? '没有角色动过' : `${n} 个角色动过`),
  },
  wentAway: { en: 'gone', zh: '不在了' },
  notLookedAt: {
    en: 'Done in one turn with the next step: these are the states from before.',
    zh: '它和下一步是一口气做完的，这里是之前的状态。',
  },
  notPlayedYet: {
    en: 'Not played here yet: let go, and it is.',
    zh: '在这里还没有播放过，松手就播放到这里。',
  },
  noSteps: { en: 'No steps yet. Do something in the phone.', zh: '还没有步骤。在手机里做点什么。' },

  // Scenarios.
  searchScenarios: { en: 'Search scenarios', zh: '搜索场景' },
  searchSo: { en: (n: number) => `Search ${many(n, 'scenario')}`, zh: (n: number) => `搜索 ${n} 个场景` },
  noSuchScenario: { en: 'There is no such scenario.', zh: '没有这样的场景。' },
  stop: { en: 'Stop', zh: '停止' },
  playAll: { en: (n: number) => `Play all (${n})`, zh: (n: number) => `全部播放（${n}）` },
  tally: {
    en: (done: number, total: number, held: number, failed: number) =>
      `${done}/${total}: ${held} passed, ${failed} failed`,
    zh: (done: number, total: number, held: number, failed: number) =>
      `${done}/${total}：${held} 个通过，${failed} 个没有通过`,
  },
  unreadable: { en: 'cannot be read', zh: '不能读' },
  mistakes: { en: 'Mistakes', zh: '错误' },
  play: { en: 'Play', zh: '播放' },
  step: { en: 'Step', zh: '单步' },
  shrink: { en: 'Shrink', zh: '缩减' },
  running: { en: 'playing', zh: '播放中' },
  waiting: { en: 'paused', zh: '已暂停' },
  passed: { en: 'passed', zh: '通过' },
  failed: { en: 'failed', zh: '没有通过' },
  stepCount: { en: (n: number) => many(n, 'step'), zh: (n: number) => `${n} 步` },
  cutting: {
    en: (trial: number, most: number, left: number, from: number) =>
      trial === 0 ? 'played once as it is' : `trial ${trial} of at most ${most}, ${left} of ${many(from, 'step')} left`,
    zh: (trial: number, most: number, left: number, from: number) =>
      trial === 0 ? '先照原样播放一遍' : `第 ${trial} 次尝试，最多 ${most} 次；${from} 步还剩 ${left} 步`,
  },
  cutStopped: { en: 'Stopped before it was shorter.', zh: '停止了，还没有缩短。' },
  cutSoFar: {
    en: (from: number, to: number) =>
      `Stopped. Cut from ${many(from, 'step')} to ${to} so far; it still fails in the same way:`,
    zh: (from: number, to: number) => `停止了。${from} 步缩减到了 ${to} 步，仍以同样方式失败：`,
  },
  shrunk: {
    en: (from: number, to: number) => `Cut from ${many(from, 'step')} to ${to}; it still fails in the same way:`,
    zh: (from: number, to: number) => `${from} 步缩减到 ${to} 步，仍以同样方式失败：`,
  },
  nothingToShrink: { en: 'It passed: there is nothing to cut.', zh: '它通过了，没有可缩减的。' },
  noPage: { en: 'no page', zh: '无页面' },
  pageless: {
    en: (n: number) => `${n} for an app without pages ${n === 1 ? 'is' : 'are'} left out (“no page”).`,
    zh: (n: number) => `另有 ${n} 个写给没有页面的应用，不在其中（标着“无页面”）。`,
  },
  noPageMeant: {
    en: 'This scenario is for an app without pages; here it may end otherwise.',
    zh: '这个场景写给没有页面的应用，在这里结果可能不同。',
  },
  atStep: {
    en: (n: number, what: string) => `step ${n}: ${what}`,
    zh: (n: number, what: string) => `第 ${n} 步：${what}`,
  },

  // Traffic.
  filterTraffic: { en: 'Filter traffic', zh: '筛选请求' },
  filterTrafficBy: { en: 'By call, frame, cause or answer', zh: '按请求、帧、起因或回答筛选' },
  noTraffic: { en: 'Nothing was asked since the page was opened.', zh: '打开页面以来还没有请求。' },
  noSuchTraffic: { en: 'Nothing of it has that in it.', zh: '没有符合的请求。' },
  unreadFrame: { en: 'unreadable frame', zh: '读不出的帧' },
  fromChat: { en: 'sent by the chat service', zh: '聊天服务发来' },
  noCause: { en: 'cause unknown', zh: '起因不明' },
  goesOn: { en: 'went on after it was opened again', zh: '重新打开后继续' },
  heard: { en: (fact: string) => `heard ${fact}`, zh: (fact: string) => `听到 ${fact}` },
  by: { en: (effect: string) => `, asked by ${effect}`, zh: (effect: string) => `，由 ${effect} 发出` },
  inferred: { en: ' (inferred)', zh: '（推断）' },
  awaited: { en: 'awaited', zh: '等待回答' },
  unanswered: { en: 'no answer', zh: '没有回答' },
  unread: { en: (status: number) => `${status} unreadable`, zh: (status: number) => `${status} 读不出` },
  nearPath: { en: 'the path is another', zh: '路径不符' },
  nearMethod: { en: 'the method is another', zh: '方法不符' },
  nearSkip: { en: 'it lets some pass first', zh: '还要先放过几次' },
  nearChance: { en: 'chance did not strike this time', zh: '这一次概率没有落在它上面' },
  nearLater: { en: 'an earlier rule has answered', zh: '前面的规则已经作答' },
  cause: { en: (what: string) => `Cause: ${what}`, zh: (what: string) => `起因：${what}` },
  sayAgain: { en: 'Say the cause again', zh: '再说一次起因' },
  byRule: { en: (rule: string) => `Answered by a rule: ${rule}`, zh: (rule: string) => `由规则作答：${rule}` },
  late: { en: (ms: number) => `${ms} ms late`, zh: (ms: number) => `推迟 ${ms} ms` },
  nearRule: {
    en: (rule: string, why: string) => `Nearly struck: ${rule}; ${why}`,
    zh: (rule: string, why: string) => `差一点的规则：${rule}，${why}`,
  },
  request: { en: 'Request', zh: '请求' },
  answer: { en: 'Answer', zh: '回答' },
  whole: { en: 'All of it', zh: '整个内容' },
  answerNext: { en: 'Answer the next one yourself', zh: '下一次由你来答' },
  ownAnswer: { en: 'The answer, by hand', zh: '手写的回答' },
  noObject: { en: 'Not a JSON object', zh: '不是 JSON 对象' },
  byHand: { en: 'by hand', zh: '手写' },
  soNext: { en: 'Answer so next time', zh: '下一次这样答' },

  // Origin.
  replaying: {
    en: (text: string) => `Replaying, with one change at a time, to see whether "${text}" becomes another.`,
    zh: (text: string) => `正在重放，每次改一处，看“${text}”变不变。`,
  },
  replayNow: {
    en: (nth: number, most: number) => `Replay ${nth} of at most ${most}`,
    zh: (nth: number, most: number) => `第 ${nth} 次重放，最多 ${most} 次`,
  },
  searchStopped: {
    en: (text: string, nth: number) =>
      `Stopped in replay ${nth}: where "${text}" comes from was not found. The run stands as it stood.`,
    zh: (text: string, nth: number) => `第 ${nth} 次重放时停止了，没有找到“${text}”的来处。运行还在原来的地方。`,
  },
  notInRun: {
    en: (text: string) =>
      `The screen of a replay has no "${text}": it lives in the page only (an open sheet, what is being typed), not in this run.`,
    zh: (text: string) => `重放时没有“${text}”：它只在页面里（打开的面板、输入中的字），不在运行里。`,
  },
  whereFrom: { en: 'Where does this come from?', zh: '这是从哪里来的？' },
  howFound: {
    en: 'The run is played again with one value another at a time, until the text is another: it comes from that value.',
    zh: '把这次运行重放几遍，每次改一个值，看点中的文字变不变：让它变的那个值，就是它的来处。',
  },
  pointNow: { en: 'Press something in the phone', zh: '请在手机上点一处' },
  pointAt: { en: 'Point at the phone', zh: '在手机上指一处' },
  findText: { en: 'Find a text on the screen', zh: '找屏幕上的文字' },
  orFindText: { en: 'Or find a text on the screen', zh: '或者找屏幕上的文字' },
  textsOnScreen: { en: 'Texts on the screen', zh: '屏幕上的文字' },
  picture: { en: 'picture', zh: '图' },
  linkScreen: { en: 'Screen', zh: '屏幕' },
  linkEnd: { en: 'Finding', zh: '结论' },
  linkComponent: { en: 'Component', zh: '组件' },
  linkAnswer: { en: 'Answer', zh: '回答' },
  linkFrame: { en: 'Frame', zh: '帧' },
  linkState: { en: 'State', zh: '状态' },
  linkFact: { en: 'Fact', zh: '事实' },
  nth: { en: (n: number) => `no. ${n}`, zh: (n: number) => `第 ${n} 次` },
  replayed: { en: (n: number) => `Replayed ${n === 1 ? 'once' : `${n} times`}`, zh: (n: number) => `重放了 ${n} 次` },
  writtenIn: { en: 'Written in the component ', zh: '写死在组件 ' },
  writtenSo: { en: ': no change makes another text of it.', zh: ' 里的文字：没有一处改动让它变成别的。' },
  onlyWhen: { en: 'It is shown only with ', zh: '它只在这样时出现：' },
  elseGone: { en: '; with another value it is gone.', zh: '，换一个值它就不在了。' },
  became: {
    en: (text: string) => `and "${text}" on the screen becomes "`,
    zh: (text: string) => `屏幕上就从“${text}”变成“`,
  },
  becameEnd: { en: '".', zh: '”。' },
  startsLater: {
    en: (minutes: number) => `The run begins ${many(minutes, 'minute')} later`,
    zh: (minutes: number) => `开始的时刻推后 ${minutes} 分钟`,
  },
  startsAt: {
    en: (href: string) => `The address that is opened is ${href}`,
    zh: (href: string) => `打开的地址换成 ${href}`,
  },
  inStep: { en: (n: number) => `step ${n} `, zh: (n: number) => `第 ${n} 步 ` },
  changed: {
    en: (path: string, from: string, to: string) => `${path}: ${from} → ${to}`,
    zh: (path: string, from: string, to: string) => `${path}：${from} → ${to}`,
  },
  alsoChanged: {
    en: (n: number) => ` (told more than once: ${many(n, 'other place')} changed with it)`,
    zh: (n: number) => `（它说了不止一次：另有 ${n} 处一起改）`,
  },

  // Actors and their charts.
  filterActors: { en: 'Filter actors', zh: '筛选角色' },
  byName: { en: 'By name', zh: '按名字筛选' },
  chart: { en: 'Statechart', zh: '状态图' },
  sayFact: { en: (fact: string) => `Say ${fact}`, zh: (fact: string) => `说 ${fact}` },
  say: { en: 'Say', zh: '说' },
  whichPayload: { en: 'Which content', zh: '哪一种内容' },
  usual: { en: 'usual', zh: '平常' },
  payload: { en: 'The content of the fact, JSON', zh: '事实的内容，JSON' },
  notFromOutside: {
    en: (fact: string) => `${fact} is not said from outside, so it cannot be said again`,
    zh: (fact: string) => `${fact} 不是从外面说的，不能照样再说`,
  },

  // The heat map.
  ranHere: { en: 'What was played here', zh: '在这里跑过的' },
  counted: { en: 'What is counted', zh: '数哪些' },
  addFile: { en: 'Add a file', zh: '加上一个文件' },
  heatFile: { en: 'Coverage of the tests, or a diagnosis', zh: '测试的覆盖文件或诊断' },
  filterMachines: { en: 'Filter machines', zh: '筛选机器' },
  byMachine: { en: 'By machine', zh: '按机器筛选' },
  taken: {
    en: (met: number, of: number) => `taken ${met}/${of}`,
    zh: (met: number, of: number) => `走过 ${met}/${of}`,
  },
  machines: { en: 'Machines', zh: '机器' },

  // What goes wrong.
  lateStart: {
    en: 'The app has not started within two minutes. Once what keeps it from starting is mended, play again, or begin anew in World.',
    zh: '应用两分钟内没有启动。修好原因之后再播放一次，或者在“世界”里重新开始。',
  },
  noFrame: { en: 'There is no frame for the app.', zh: '没有放应用的框。' },
  killedMeanwhile: { en: 'The page was killed meanwhile.', zh: '页面这时被杀掉了。' },
  notStarted: { en: 'The app has not started yet.', zh: '应用还没有启动。' },
} as const satisfies Messages

export const t = spoken(messages)
