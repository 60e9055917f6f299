import { useState } from 'react'
import { frameNames } from '../chat-wire.ts'
import { useLab, useLabState } from '../panels/lab-context.ts'
import { ArmedInChat } from './fault-panel.tsx'
import { Group, Pick, Tool } from '../panels/parts.tsx'
import { c, type chatWords } from './messages.ts'

type Payload = Readonly<Record<string, unknown>>
type Word = keyof typeof chatWords

/** What others do at the chat service: the server speaks first. */
const pushes: readonly { readonly text: Word; readonly kind: string; readonly payload: Payload }[] = [
  { text: 'linqingSays', kind: 'chat.say', payload: { from: 'linqing', text: '在吗？' } },
  { text: 'linqingSays45', kind: 'chat.say', payload: { from: 'linqing', text: '第 {n} 句', count: 45 } },
  { text: 'linqingRecalls', kind: 'chat.recall', payload: { from: 'linqing' } },
  { text: 'linqingReads', kind: 'chat.read', payload: { from: 'linqing' } },
  { text: 'strangerInvites', kind: 'chat.invite', payload: { from: 'bob', reason: '想加你为好友' } },
  { text: 'linqingBlocks', kind: 'chat.block', payload: { from: 'linqing' } },
  { text: 'linqingLeaves', kind: 'chat.presence', payload: { user: 'linqing', here: false } },
  { text: 'kick206', kind: 'chat.kick', payload: { operation: 'otherDeviceLogin' } },
  { text: 'kick207', kind: 'chat.kick', payload: { operation: 'userRemoved' } },
  { text: 'kick216', kind: 'chat.kick', payload: { operation: 'passwordChanged' } },
  { text: 'kick217', kind: 'chat.kick', payload: { operation: 'kicked' } },
  { text: 'restart', kind: 'chat.restart', payload: {} },
]

const frames = frameNames.map((value) => ({ value, text: value }))

const times = [
  { value: '1', text: 'once' },
  { value: '', text: 'always' },
] as const

const deeds = [
  { text: 'dropFrame', rule: { kind: 'drop' } },
  { text: 'late3', rule: { kind: 'delay', ms: 3000 } },
  { text: 'twice', rule: { kind: 'duplicate' } },
  { text: 'reorder', rule: { kind: 'reorder' } },
  { text: 'drop', rule: { kind: 'cut' } },
  { text: 'spoil', rule: { kind: 'malformed' } },
] as const

const device: readonly { readonly text: Word; readonly target: string; readonly payload: Payload }[] = [
  { text: 'screenOff', target: 'screen', payload: { on: false } },
  { text: 'screenOn', target: 'screen', payload: { on: true } },
  { text: 'sleep2d', target: 'clock', payload: { jump: '2d' } },
  { text: 'noEcho', target: 'chat.uploads', payload: { silent: true, types: ['txt'], times: 1 } },
  {
    text: 'refused',
    target: 'chat.uploads',
    payload: { status: { errorCode: 1, reason: 'blocked' }, types: ['txt'], times: 1 },
  },
]

/** Many scenarios are without chat. */
function NoChat() {
  const lab = useLab()
  const ready = useLabState('ready')
  const { chat } = useLabState('beginning')
  if (chat) return null
  return (
    <div className="flex flex-wrap items-center gap-2 bg-gold-wash px-4 py-2 text-note text-gold-ink">
      <p className="min-w-0 flex-1">{c.noChat}</p>
      <Tool onPress={() => void lab.restart({ chat: true })} disabled={!ready}>
        {c.beginWithChat}
      </Tool>
    </div>
  )
}

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
      <NoChat />
      <Group title={c.others}>
        <div className="flex flex-wrap gap-1.5">
          {pushes.map(({ text, kind, payload }) => (
            <Tool key={text} onPress={() => void lab.push(kind, payload)} disabled={!ready}>
              {c[text]}
            </Tool>
          ))}
        </div>
      </Group>
      <Group title={c.wire}>
        <div className="grid grid-cols-[1fr_90px] gap-2">
          <Pick
            label={c.whichFrame}
            value={frame}
            onChange={setFrame}
            options={[{ value: '', text: c.anyFrame }, ...frames]}
          />
          <Pick
            label={c.howOften}
            value={often}
            onChange={setOften}
            options={times.map(({ value, text }) => ({ value, text: c[text] }))}
          />
        </div>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {deeds.map(({ text, rule }) => (
            <Tool key={text} onPress={() => harm(rule)} disabled={!ready}>
              {c[text]}
            </Tool>
          ))}
        </div>
      </Group>
      <Group title={c.device}>
        <div className="flex flex-wrap gap-1.5">
          {device.map(({ text, target, payload }) => (
            <Tool key={text} onPress={() => void lab.fault(target, payload)} disabled={!ready}>
              {c[text]}
            </Tool>
          ))}
        </div>
      </Group>
      <ArmedInChat />
    </div>
  )
}
