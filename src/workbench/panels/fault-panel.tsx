import { useState } from 'react'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { useLab, useLabState } from './lab-context.ts'
import { Group, Line, Pick, Tool } from './parts.tsx'

const endpoints = [
  { value: '*', text: '所有请求' },
  ...allEndpoints
    .map(({ name }) => name)
    .toSorted()
    .map((name) => ({ value: name, text: name })),
]

const kinds = [
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
  { text: '不回答', rule: { kind: 'timeout' } },
] as const

const times = [
  { value: '1', text: '一次' },
  { value: '3', text: '三次' },
  { value: '', text: '一直' },
]

/** Network and server misbehave on demand. */
export function FaultPanel() {
  const lab = useLab()
  const ready = useLabState('ready')
  const online = useLabState('online')
  const faults = useLabState('faults')
  const [endpoint, setEndpoint] = useState('*')
  const [often, setOften] = useState('1')
  const [delay, setDelay] = useState('3000')
  const ms = /^\d{1,7}$/.test(delay) ? Number(delay) : null
  const add = (rule: Readonly<Record<string, unknown>>) =>
    void lab.fault(`rest.${endpoint}`, { ...rule, ...(often === '' ? {} : { times: Number(often) }) })
  return (
    <div className="h-full overflow-y-auto">
      <Group title="网络">
        <Tool onPress={() => void lab.setOnline(!online)} pressed={!online} disabled={!ready}>
          {online ? '断开网络' : '恢复网络'}
        </Tool>
      </Group>
      <Group title="让请求出错">
        <div className="grid grid-cols-[1fr_90px] gap-2">
          <Pick label="请求" value={endpoint} onChange={setEndpoint} options={endpoints} />
          <Pick label="次数" value={often} onChange={setOften} options={times} />
        </div>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {kinds.map(({ text, rule }) => (
            <Tool key={text} onPress={() => add(rule)} disabled={!ready}>
              {text}
            </Tool>
          ))}
        </div>
        <div className="mt-2 grid grid-cols-[1fr_auto] items-center gap-2">
          <Line label="延迟毫秒数" value={delay} onChange={setDelay} placeholder="毫秒" />
          <Tool onPress={() => ms !== null && add({ kind: 'delay', ms })} disabled={!ready || ms === null}>
            延迟 {ms ?? '…'} 毫秒
          </Tool>
        </div>
      </Group>
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
          {faults.map(({ id, kind, match, times: left, with: details }) => (
            <li key={id} className="flex items-center gap-2 rounded-s bg-sunken px-2.5 py-1 text-caption">
              <span className="min-w-0 flex-1 break-all">
                <b className="font-medium">{kind}</b> {match.endpoint ?? match.path ?? '*'}{' '}
                {details ? JSON.stringify(details) : ''}{' '}
                <span className="text-muted">{left === undefined ? '一直' : `还有 ${left} 次`}</span>
              </span>
              <Tool onPress={() => void lab.removeFault(id)} label={`清除 ${kind} ${match.endpoint ?? ''}`}>
                清除
              </Tool>
            </li>
          ))}
        </ul>
      </Group>
    </div>
  )
}
