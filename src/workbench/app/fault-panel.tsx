import { useState } from 'react'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { type FaultKind, faultKinds } from '#mock/world/faults.ts'
import { type FaultDraft, fieldsFor, readFault } from './fault-form.ts'
import { useLab, useLabState } from '../panels/lab-context.ts'
import { Group, Line, Pick, Tool } from '../panels/parts.tsx'

const endpoints = [
  { value: '*', text: '所有请求' },
  ...allEndpoints
    .map(({ name }) => name)
    .toSorted()
    .map((name) => ({ value: name, text: name })),
]

/** What is asked for most, with one press. */
const presets = [
  { text: '3301 令牌过期', rule: { kind: 'code', code: 3301 } },
  { text: '510 登录过期', rule: { kind: 'code', code: 510 } },
  { text: '40301 别处登录', rule: { kind: 'code', code: 40301 } },
  { text: '3304 必须更新', rule: { kind: 'code', code: 3304 } },
  { text: 'HTTP 500', rule: { kind: 'status', status: 500 } },
  { text: 'HTTP 503', rule: { kind: 'status', status: 503 } },
  { text: '不是 JSON', rule: { kind: 'malformed' } },
  { text: '类型不对', rule: { kind: 'wrongType' } },
  { text: '5 MB 回答', rule: { kind: 'huge' } },
  { text: '断开', rule: { kind: 'drop' } },
  { text: '回答丢了', rule: { kind: 'drop', applied: true } },
  { text: '不回答', rule: { kind: 'timeout' } },
  { text: '晚 3 秒', rule: { kind: 'delay', ms: 3000 } },
] as const

const kindTexts: Readonly<Record<FaultKind, string>> = {
  delay: '晚到',
  drop: '断开',
  offline: '没有网络',
  timeout: '不回答',
  status: 'HTTP 状态',
  code: '业务码',
  rejected: '按名字拒绝',
  malformed: '不是 JSON',
  wrongType: '类型不对',
  huge: '过大的回答',
  empty: '空的回答',
  bare: '没有信封',
  codeText: '业务码是文字',
  msg: '带提示文字',
}
const kinds = faultKinds.map((value) => ({ value, text: `${kindTexts[value]} ${value}` }))

/** Network and server misbehave on demand. */
export function FaultPanel() {
  const lab = useLab()
  const ready = useLabState('ready')
  const online = useLabState('online')
  const [endpoint, setEndpoint] = useState('*')
  const add = (rule: Readonly<Record<string, unknown>>) => void lab.fault(`rest.${endpoint}`, rule)
  return (
    <div className="h-full overflow-y-auto">
      <Group title="网络">
        <Tool onPress={() => void lab.setOnline(!online)} pressed={!online} disabled={!ready}>
          {online ? '断开网络' : '恢复网络'}
        </Tool>
      </Group>
      <Storage />
      <Group title="让请求出错一次">
        <Pick label="请求" value={endpoint} onChange={setEndpoint} options={endpoints} />
        <div className="mt-2 flex flex-wrap gap-1.5">
          {presets.map(({ text, rule }) => (
            <Tool key={text} onPress={() => add({ ...rule, times: 1 })} disabled={!ready}>
              {text}
            </Tool>
          ))}
        </div>
      </Group>
      <FaultForm onAdd={add} />
      <Armed />
      <ArmedInChat />
    </div>
  )
}

const storageKinds = [
  { kind: 'full', text: '存满了' },
  { kind: 'blocked', text: '不让打开' },
  { kind: 'lost', text: '全丢了' },
] as const

/** What befalls the storage; two of them are seen when the page is opened again. */
function Storage() {
  const lab = useLab()
  const ready = useLabState('ready')
  const { storage = [] } = useLabState('harms')
  const [is] = storage as readonly { readonly kind?: string }[]
  return (
    <Group title="存储">
      <div className="flex flex-wrap gap-1.5">
        {storageKinds.map(({ kind, text }) => (
          <Tool
            key={kind}
            pressed={is?.kind === kind}
            onPress={() => void lab.fault('storage', { kind: is?.kind === kind ? 'none' : kind })}
            disabled={!ready}
          >
            {text}
          </Tool>
        ))}
        <Tool onPress={() => void lab.reload()} disabled={!ready}>
          关掉页面再打开
        </Tool>
      </div>
      <p className="mt-1 text-caption text-muted">“不让打开”和“全丢了”从下一次打开起算。</p>
    </Group>
  )
}

/** Any rule there is, field by field. */
function FaultForm({ onAdd }: { onAdd: (rule: Readonly<Record<string, unknown>>) => void }) {
  const ready = useLabState('ready')
  const [kind, setKind] = useState<FaultKind>('code')
  const [draft, setDraft] = useState<FaultDraft>({ times: '1' })
  const { rule, wrong } = readFault(kind, draft)
  const change = (name: string) => (value: string) => setDraft({ ...draft, [name]: value })
  const choose = (value: string) => setKind(faultKinds.find((one) => one === value) ?? kind)
  return (
    <Group
      title="自己写一条"
      aside={
        <Tool onPress={() => rule && onAdd(rule)} disabled={!ready || rule === null}>
          加上
        </Tool>
      }
    >
      <Pick label="怎么出错" value={kind} onChange={choose} options={kinds} />
      <div className="mt-2 grid grid-cols-2 gap-2">
        {fieldsFor(kind).map(({ name, text, reads }) =>
          reads === 'flag' ? (
            <Tool
              key={name}
              pressed={draft[name] === 'true'}
              onPress={() => change(name)(draft[name] === 'true' ? '' : 'true')}
            >
              {text}
            </Tool>
          ) : (
            <Line key={name} label={text} value={draft[name] ?? ''} onChange={change(name)} placeholder={text} />
          ),
        )}
      </div>
      {wrong && <p className="mt-1 text-caption text-cinnabar-ink">填得不对：{wrong.join('、')}</p>}
    </Group>
  )
}

const leftOf = (times: number | undefined): string => (times === undefined ? '一直' : `还有 ${times} 次`)

function Armed() {
  const lab = useLab()
  const faults = useLabState('faults')
  return (
    <Group
      title={`正在起作用（${faults.length}）`}
      aside={
        <Tool onPress={() => void lab.clearFaults()} disabled={faults.length === 0} tone="danger">
          全部清除
        </Tool>
      }
    >
      {faults.length === 0 && <p className="text-note text-muted">没有故障，一切正常。</p>}
      <ul className="space-y-1">
        {faults.map(({ id, kind, match, times, skip, chance, with: details }) => (
          <li key={id} className="flex items-center gap-2 rounded-s bg-sunken px-2.5 py-1 text-caption">
            <span className="min-w-0 flex-1 break-all">
              <b className="font-medium">{kind}</b> {match.method} {match.endpoint ?? '*'} {match.path}{' '}
              {details ? JSON.stringify(details) : ''}{' '}
              <span className="text-muted">
                {leftOf(times)}
                {skip ? `，先放过 ${skip} 次` : ''}
                {chance === undefined ? '' : `，概率 ${chance}`}
              </span>
            </span>
            <Tool onPress={() => void lab.removeFault(id)} label={`清除 ${kind} ${match.endpoint ?? ''}`}>
              清除
            </Tool>
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** What is to befall the chat: its frames, its requests, and what is sent. */
export function ArmedInChat() {
  const lab = useLab()
  const { frames = [], rest = [], send = [] } = useLabState('harms')
  const all = [
    ...frames.map((rule) => ({ what: '帧', rule })),
    ...rest.map((rule) => ({ what: '请求', rule })),
    ...send.map((rule) => ({ what: '发送', rule })),
  ]
  return (
    <Group
      title={`聊天里正在起作用（${all.length}）`}
      aside={
        <Tool
          onPress={() => ['chat.frames', 'chat.rest'].forEach((target) => void lab.fault(target, { kind: 'none' }))}
          disabled={all.length === 0}
          tone="danger"
        >
          修好
        </Tool>
      }
    >
      {all.length === 0 && <p className="text-note text-muted">聊天没有故障。</p>}
      <ul className="space-y-1">
        {all.map(({ what, rule }, index) => (
          <li key={index} className="rounded-s bg-sunken px-2.5 py-1 text-caption break-all">
            <b className="font-medium">{what}</b> {JSON.stringify(rule)}
          </li>
        ))}
      </ul>
    </Group>
  )
}
