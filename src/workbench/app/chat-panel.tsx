import { useState } from 'react'
import { frameNames } from '../chat-wire.ts'
import { useLab, useLabState } from '../panels/lab-context.ts'
import { ArmedInChat } from './fault-panel.tsx'
import { Group, Pick, Tool } from '../panels/parts.tsx'

type Payload = Readonly<Record<string, unknown>>

/** What others do at the chat service: the server speaks first. */
const pushes: readonly { readonly text: string; readonly kind: string; readonly payload: Payload }[] = [
  { text: '林青说一句', kind: 'chat.say', payload: { from: 'linqing', text: '在吗？' } },
  { text: '林青说 45 句', kind: 'chat.say', payload: { from: 'linqing', text: '第 {n} 句', count: 45 } },
  { text: '林青撤回', kind: 'chat.recall', payload: { from: 'linqing' } },
  { text: '林青读了', kind: 'chat.read', payload: { from: 'linqing' } },
  { text: 'Bob 邀请', kind: 'chat.invite', payload: { from: 'bob', reason: '我是 Bob' } },
  { text: '林青拉黑', kind: 'chat.block', payload: { from: 'linqing' } },
  { text: '林青离开', kind: 'chat.presence', payload: { user: 'linqing', here: false } },
  { text: '206 别处登录', kind: 'chat.kick', payload: { operation: 'otherDeviceLogin' } },
  { text: '207 被移除', kind: 'chat.kick', payload: { operation: 'userRemoved' } },
  { text: '216 改了密码', kind: 'chat.kick', payload: { operation: 'passwordChanged' } },
  { text: '217 被踢下线', kind: 'chat.kick', payload: { operation: 'kicked' } },
  { text: '服务重启', kind: 'chat.restart', payload: {} },
]

const frames = [{ value: '', text: '任何帧' }, ...frameNames.map((value) => ({ value, text: value }))]

const times = [
  { value: '1', text: '一次' },
  { value: '', text: '一直' },
]

const deeds = [
  { text: '丢掉', rule: { kind: 'drop' } },
  { text: '晚 3 秒', rule: { kind: 'delay', ms: 3000 } },
  { text: '来两遍', rule: { kind: 'duplicate' } },
  { text: '换次序', rule: { kind: 'reorder' } },
  { text: '断开', rule: { kind: 'cut' } },
  { text: '弄坏', rule: { kind: 'malformed' } },
] as const

const device: readonly { readonly text: string; readonly target: string; readonly payload: Payload }[] = [
  { text: '关屏', target: 'screen', payload: { on: false } },
  { text: '亮屏', target: 'screen', payload: { on: true } },
  { text: '睡两天', target: 'clock', payload: { jump: '2d' } },
  { text: '消息没有回音', target: 'chat.uploads', payload: { silent: true, types: ['txt'], times: 1 } },
  {
    text: '消息被拒绝',
    target: 'chat.uploads',
    payload: { status: { errorCode: 1, reason: 'blocked' }, types: ['txt'], times: 1 },
  },
]

/** The chat service and the wire to it. */
export function ChatPanel() {
  const lab = useLab()
  const ready = useLabState('ready')
  const [frame, setFrame] = useState('')
  const [often, setOften] = useState('1')
  const harm = (rule: Payload) =>
    void lab.fault('chat.frames', {
      ...rule,
      ...(frame === '' ? {} : { frame }),
      ...(often === '' ? {} : { times: Number(often) }),
    })
  return (
    <div className="h-full overflow-y-auto">
      <Group title="别人做的事">
        <div className="flex flex-wrap gap-1.5">
          {pushes.map(({ text, kind, payload }) => (
            <Tool key={text} onPress={() => void lab.push(kind, payload)} disabled={!ready}>
              {text}
            </Tool>
          ))}
        </div>
      </Group>
      <Group title="线路">
        <div className="grid grid-cols-[1fr_90px] gap-2">
          <Pick label="哪种帧" value={frame} onChange={setFrame} options={frames} />
          <Pick label="多少次" value={often} onChange={setOften} options={times} />
        </div>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {deeds.map(({ text, rule }) => (
            <Tool key={text} onPress={() => harm(rule)} disabled={!ready}>
              {text}
            </Tool>
          ))}
        </div>
      </Group>
      <Group title="设备与发送">
        <div className="flex flex-wrap gap-1.5">
          {device.map(({ text, target, payload }) => (
            <Tool key={text} onPress={() => void lab.fault(target, payload)} disabled={!ready}>
              {text}
            </Tool>
          ))}
        </div>
      </Group>
      <ArmedInChat />
    </div>
  )
}
