import type { Step } from '#scenarios/player/index.ts'
import { makeDiagnosis } from '#src/domain/diagnosis.ts'
import type { LabState } from '../lab-core.ts'
import { ActorPanel } from '../panels/actor-panel.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { ClockBar } from '../panels/clock-bar.tsx'
import { DeadlinePanel } from '../panels/deadline-panel.tsx'
import { ExplainPanel } from '../panels/explain-panel.tsx'
import { FaultPanel } from './fault-panel.tsx'
import { HeatPanel } from '../panels/heat-panel.tsx'
import { Aimed } from '../panels/aimed.tsx'
import { JournalPanel } from '../panels/journal-panel.tsx'
import { ReportPanel } from './report-panel.tsx'
import { RunPanel } from '../panels/run-panel.tsx'
import { ScenarioList } from '../panels/scenario-panel.tsx'
import { ScenarioSteps } from '../panels/scenario-steps.tsx'
import { compared, type Ending } from '../run/compare.ts'
import { StoryLab } from './story-lab.tsx'
import { TrafficDetail } from '../panels/traffic-detail.tsx'
import { TrafficPanel } from '../panels/traffic-panel.tsx'
import { TablesPanel } from './tables-panel.tsx'
import { WorldPanel } from './world-panel.tsx'

import { both } from '../language.ts'
import { appMessages } from './messages.ts'

export default { title: '工作台/面板' }

const scene = (panel: () => React.ReactNode, state: Partial<LabState> = {}, asked?: unknown) => {
  const Shown = () => (
    <StoryLab state={state} asked={asked}>
      {panel()}
    </StoryLab>
  )
  return Shown
}

const at = Date.parse('2026-03-01T08:00:00+08:00')
const entries = ['session.signInRequested', 'signIn.succeeded', 'session.signOutRequested'].map((type, index) => ({
  seq: index + 1,
  stream: 'session',
  v: 0,
  fact: { type, at: at + index * 1000, method: 'code' },
}))
const steps = [
  { say: 'session.signInRequested', with: { method: 'code', phone: '13800000000' } },
  { advance: '1500ms' },
  { fault: 'rest.order.create', with: { kind: 'drop', applied: true, times: 1 } },
  { world: 'pay.decide', with: { outcome: 'success' } },
]
const scenario = {
  title: 'SES-2 验证码错误，说明原因',
  world: 'default',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/login/login/index',
  cites: [],
  steps,
}
const read = { file: 'scenarios/session/wrong-code.scenario.json', json: scenario, scenario }
const broken = {
  file: 'scenarios/order/cancel.scenario.json',
  mistakes: [
    { kind: 'fact', step: 1, said: 'order.cancleRequested', nearest: 'order.cancelRequested' } as const,
    { kind: 'page', step: null, said: '/pages/mine/min', nearest: '/pages/mine/mine' } as const,
  ],
}
const faults = [
  {
    id: 'a',
    match: { endpoint: 'notice.list', path: 'page=2' },
    kind: 'drop',
    with: { applied: true },
    skip: 2,
  } as const,
  { id: 'b', match: { endpoint: '*' }, kind: 'delay', with: { ms: 3000 }, times: 1, chance: 0.5 } as const,
]
const harms = { frames: [{ kind: 'drop', frame: 'sync', times: 1 } as const], rest: [{ path: 'token' }], send: [] }

export const 日志 = scene(() => <JournalPanel />, { entries })
export const 日志还没有事实 = scene(() => <JournalPanel />)
export const 运行 = scene(() => <RunPanel />, {
  course: { steps, at: 2, branches: [{ id: 1, steps: steps.slice(0, 3), common: 1 }] },
})
const cause = { stream: 'resource/notices', effect: 'load', fact: 'resource.opened', isSure: true }
const call = {
  kind: 'call',
  id: 1,
  at,
  name: 'notice.list',
  method: 'GET',
  path: '/api/v1.0/notice/list?pageNo=1&pageSize=10',
  body: '',
  nth: 0,
  cause,
  rule: null,
  struck: [],
  delayMs: 0,
  near: [],
  answer: { at: at + 40, status: 200, text: '{"code":200,"data":{"list":[]}}', error: null },
} as const
const entryOf = (seq: number, type: string) => ({ seq, stream: 'session', v: 0, fact: { type, at } })
const ending = (own: readonly Step[], facts: readonly string[], code: string, heading: string): Ending => ({
  steps: own,
  entries: facts.map((type, nth) => entryOf(nth + 1, type)),
  states: { session: { value: facts.length > 1 ? 'signedIn' : { signedOut: 'idle' }, context: { code } } },
  traffic: [{ ...call, answer: { ...call.answer, text: `{"code":${code}}` } }],
  texts: ['数藏', heading],
  still: `<!doctype html><body style="font: 28px serif; padding: 40px"><h1>${heading}</h1></body>`,
})
const comparison = {
  ways: [0, 1] as const,
  ...compared(
    ending(steps, ['session.signInRequested', 'signIn.succeeded'], '200', '首页'),
    ending(steps.slice(0, 1), ['session.signInRequested'], '3301', '登录'),
  ),
}
export const 两种走法并排 = scene(() => <RunPanel />, { comparison })
export const 两种走法相同 = scene(() => <RunPanel />, {
  comparison: { ways: [0, 1], ...compared(comparison.there, comparison.there) },
})
const moments = [
  { session: { signedOut: 'idle' }, toast: 'hidden' },
  { session: 'signingIn' },
  { session: 'signedIn', toast: null },
]
export const 运行拖到一步 = scene(() => <Aimed at={2} />, { moments })
export const 运行拖到没有看过的一步 = scene(() => <Aimed at={3} />, { moments: [...moments, null] })
export const 运行拖到没有播放过的一步 = scene(() => <Aimed at={4} />, { moments })
export const 运行还没有步骤 = scene(() => <RunPanel />)
const report = makeDiagnosis(
  { facts: entries, states: [], kinds: {} },
  { app: { version: '1.0.39', code: 1039 }, at, device: { agent: 'Mozilla/5.0 (iPhone)', online: true, stores: true } },
)
export const 诊断 = scene(() => <ReportPanel report={report} />)
export const 诊断不完整 = scene(() => (
  <ReportPanel
    report={{
      ...report,
      left: { facts: 1200, streams: ['im-inbox'] },
      facts: [...report.facts, { seq: 9, stream: 'hologram', v: 0, fact: { type: 'hologram.shown' } }],
    }}
  />
))
export const 请求 = scene(() => <TrafficPanel />, {
  traffic: [
    call,
    { ...call, id: 2, rule: faults[0]!, answer: { at: at + 900, status: 0, text: null, error: 'Failed to fetch' } },
    { ...call, id: 3, name: 'order.create', cause: { ...cause, fact: null, isSure: false }, answer: null },
    { kind: 'frame', id: 4, at, on: 'down', nth: 0, frame: null, deed: 'malformed', cause: null },
  ],
})
export const 还没有请求 = scene(() => <TrafficPanel />)
export const 请求的内情 = scene(() => (
  <TrafficDetail row={{ ...call, near: [{ rule: faults[1]!, why: 'chance' }] }} onClose={() => undefined} />
))
const chain = {
  place: '1/0',
  kind: 'text',
  text: '3 件',
  tag: 'span',
  components: [
    { name: 'GuildTools', props: [{ path: 'guild.products', value: 3 }], streams: ['resource/guild.info?'] },
  ],
  sources: [
    {
      stream: 'resource/guild.info?',
      state: { ready: 'fresh' },
      leaves: [{ path: 'data.guild.products', value: 3 }],
      fact: { type: 'load.succeeded', path: 'data.guild.products' },
    },
  ],
} as const
const path = 'data.guild.productNum'
const end = {
  change: { kind: 'answer', call: 'guild.info', skip: 0, set: { [path]: 4 } },
  leaf: { path, value: 3 },
  also: 0,
  became: '4 件',
} as const
export const 来历 = scene(() => <ExplainPanel />, {
  explaining: { is: 'found', explained: { chain, end, row: { ...call, name: 'guild.info' }, tried: 2 } },
})
export const 来历是写死的文字 = scene(() => <ExplainPanel />, {
  explaining: { is: 'found', explained: { chain, end: null, row: null, tried: 11 } },
})
export const 来历还在找 = scene(() => <ExplainPanel />, {
  explaining: { is: 'searching', text: '3 件', nth: 4, most: 61 },
})
export const 来历不在运行里 = scene(() => <ExplainPanel />, { explaining: { is: 'notInRun', text: '3 件' } })
export const 角色 = scene(() => <ActorPanel />, {
  actors: [
    { stream: 'session', value: { signedIn: { token: 'accepted' } } },
    { stream: 'order/intent-1', value: 'open' },
  ],
})
export const 期限 = scene(() => <DeadlinePanel />, {
  now: at,
  nextAt: at + 1000,
  deadlines: [
    { at: at + 42_000, stream: 'verification-code/login', fact: 'verificationCode.cooldownEnded' },
    { at: at + 900_000, stream: 'order/intent-1', fact: 'order.expired' },
  ],
})
export const 没有期限 = scene(() => <DeadlinePanel />)
export const 数据表 = scene(
  () => <TablesPanel />,
  {},
  { users: [{ id: '10001', phone: '13800000000', nickname: '青山有思', registeredAt: at }], notices: [] },
)
export const 数据表还没有读到 = scene(() => <TablesPanel />)
const heat = {
  session: { 'session.signedOut|session.signInRequested|0': 120 },
  toast: { 'toast.hidden|toast.shown|0': 3 },
}
export const 热图 = scene(() => <HeatPanel />, {
  taken: heat,
  layers: [{ name: '山中人的诊断.json', heat, gap: both(appMessages.uncounted, ['im-inbox']) }],
})
export const 热图还没有走过 = scene(() => <HeatPanel />)
export const 故障 = scene(() => <FaultPanel />, {
  faults,
  harms: { ...harms, kill: [{ at: 'write', after: 2, when: 'before' }] },
})
export const 没有故障 = scene(() => <FaultPanel />)
export const 聊天 = scene(() => <ChatPanel />, { harms })
export const 世界 = scene(() => <WorldPanel />, {
  deeds: [
    { id: 2, name: 'world.books', input: { userId: '10001' }, result: { orders: 1, charges: 1 } },
    { id: 1, name: 'account.rename', input: { nickname: '山中人' }, result: null },
  ],
})
export const 场景 = scene(() => <ScenarioList files={[read, broken]} />)
export const 场景播放中 = scene(() => <ScenarioList files={[read, broken]} />, {
  playing: { scenario, done: 1, status: 'running', message: null },
})
export const 场景缩减过 = scene(
  () => (
    <ScenarioSteps
      file={read}
      playing={null}
      ended={{ step: 2, message: { en: 'step 3: wrong', zh: '第 3 步：不对' } }}
    />
  ),
  {
    shrunk: { scenario: { ...scenario, steps: steps.slice(2) }, from: 4, of: scenario, isStopped: false },
  },
)
export const 场景全部播放过 = scene(() => <ScenarioList files={[read, broken]} />, {
  round: {
    total: 2,
    ended: {
      [read.file]: null,
      'scenarios/order/x.scenario.json': { step: 1, message: { en: 'step 2: wrong', zh: '第 2 步：不对' } },
    },
    going: false,
  },
})
export const 时间停着 = scene(() => <ClockBar />, { now: at, nextAt: at + 60_000 })
export const 时间走着 = scene(() => <ClockBar />, { now: at, ticking: true })
