import { useState } from 'react'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { type FaultKind, faultKinds } from '#mock/world/faults.ts'
import { type FaultDraft, fieldsFor, readFault } from './fault-form.ts'
import { useLab, useLabState } from '../panels/lab-context.ts'
import { Group, Line, Named, Pick, Tool } from '../panels/parts.tsx'
import { AddedRule, useArming } from './added-rule.tsx'
import { KillGroup } from './kill-group.tsx'
import { inLanguage } from '../language.ts'
import { t } from '../messages.ts'
import { a, type appMessages } from './messages.ts'

const endpoints = allEndpoints
  .map(({ name }) => name)
  .toSorted()
  .map((name) => ({ value: name, text: name }))

/** What is asked for most, with one press. */
const presets = [
  { text: 'expired3301', rule: { kind: 'code', code: 3301 } },
  { text: 'expired510', rule: { kind: 'code', code: 510 } },
  { text: 'elsewhere40301', rule: { kind: 'code', code: 40301 } },
  { text: 'update3304', rule: { kind: 'code', code: 3304 } },
  { text: 'http500', rule: { kind: 'status', status: 500 } },
  { text: 'http503', rule: { kind: 'status', status: 503 } },
  { text: 'noJson', rule: { kind: 'malformed' } },
  { text: 'wrongType', rule: { kind: 'wrongType' } },
  { text: 'large', rule: { kind: 'huge' } },
  { text: 'drop', rule: { kind: 'drop' } },
  { text: 'lostAnswer', rule: { kind: 'drop', applied: true } },
  { text: 'timeout', rule: { kind: 'timeout' } },
  { text: 'late3', rule: { kind: 'delay', ms: 3000 } },
] as const

const kindTexts = {
  delay: 'delay',
  drop: 'drop',
  offline: 'offline',
  timeout: 'timeout',
  status: 'httpStatus',
  code: 'code',
  rejected: 'rejected',
  malformed: 'noJson',
  wrongType: 'wrongType',
  huge: 'huge',
  empty: 'emptyAnswer',
  bare: 'noEnvelope',
  codeText: 'codeText',
  msg: 'withText',
} as const satisfies Readonly<Record<FaultKind, keyof typeof appMessages>>
const kinds = () => faultKinds.map((value) => ({ value, text: `${a[kindTexts[value]]} · ${value}` }))

/** Network and server misbehave on demand. */
export function FaultPanel() {
  const lab = useLab()
  const ready = useLabState('ready')
  const online = useLabState('online')
  const [endpoint, setEndpoint] = useState('*')
  const [once, armOnce] = useArming()
  const [own, armOwn] = useArming()
  return (
    <div className="h-full overflow-y-auto">
      <Group title={a.network}>
        <Tool onPress={() => void lab.setOnline(!online)} pressed={!online} disabled={!ready}>
          {online ? a.cutNetwork : a.mendNetwork}
        </Tool>
      </Group>
      <Storage />
      <KillGroup />
      <Group title={a.failOnce}>
        <Pick
          label={t.request}
          value={endpoint}
          onChange={setEndpoint}
          options={[{ value: '*', text: a.allCalls }, ...endpoints]}
        />
        <div className="mt-2 flex flex-wrap gap-1.5">
          {presets.map(({ text, rule }) => (
            <Tool key={text} onPress={() => armOnce(`rest.${endpoint}`, { ...rule, times: 1 })} disabled={!ready}>
              {a[text]}
            </Tool>
          ))}
        </div>
        <AddedRule id={once} />
      </Group>
      <FaultForm added={own} onAdd={(rule) => armOwn(`rest.${endpoint}`, rule)} />
      <Armed />
      <ArmedInChat />
    </div>
  )
}

const storageKinds = [
  { kind: 'full', text: 'full' },
  { kind: 'blocked', text: 'blocked' },
  { kind: 'lost', text: 'lost' },
] as const

/** What befalls the storage; two of them are seen when the page is opened again. */
function Storage() {
  const lab = useLab()
  const ready = useLabState('ready')
  const { storage = [] } = useLabState('harms')
  const [is] = storage as readonly { readonly kind?: string }[]
  return (
    <Group title={a.storage}>
      <div className="flex flex-wrap gap-1.5">
        {storageKinds.map(({ kind, text }) => (
          <Tool
            key={kind}
            pressed={is?.kind === kind}
            onPress={() => void lab.fault('storage', { kind: is?.kind === kind ? 'none' : kind })}
            disabled={!ready}
          >
            {a[text]}
          </Tool>
        ))}
        <Tool onPress={() => void lab.reload()} disabled={!ready}>
          {a.reopen}
        </Tool>
      </div>
      <p className="mt-1 text-caption text-muted">{a.fromNextOpening}</p>
    </Group>
  )
}

interface FaultFormProps {
  /** The rule that was added last. */
  readonly added: string | null
  readonly onAdd: (rule: object) => void
}

/** Any rule there is, field by field. */
function FaultForm({ added, onAdd }: FaultFormProps) {
  const ready = useLabState('ready')
  const [kind, setKind] = useState<FaultKind>('code')
  const [draft, setDraft] = useState<FaultDraft>({ times: '1' })
  const { rule, wrong } = readFault(kind, draft)
  const change = (name: string) => (value: string) => setDraft({ ...draft, [name]: value })
  const choose = (value: string) => setKind(faultKinds.find((one) => one === value) ?? kind)
  return (
    <Group
      title={a.ownRule}
      aside={
        <Tool onPress={() => rule && onAdd(rule)} disabled={!ready || rule === null}>
          {a.add}
        </Tool>
      }
    >
      <AddedRule id={added} />
      <Pick label={a.howToFail} value={kind} onChange={choose} options={kinds()} />
      <div className="mt-2 grid grid-cols-2 items-end gap-2">
        {fieldsFor(kind).map(({ name, text, reads }) =>
          reads === 'flag' ? (
            <Tool
              key={name}
              pressed={draft[name] === 'true'}
              onPress={() => change(name)(draft[name] === 'true' ? '' : 'true')}
            >
              {inLanguage(text)}
            </Tool>
          ) : (
            <Named key={name} name={inLanguage(text)}>
              <Line label={inLanguage(text)} value={draft[name] ?? ''} onChange={change(name)} />
            </Named>
          ),
        )}
      </div>
      {wrong && <p className="mt-1 text-caption text-cinnabar-ink">{a.typedWrongly(wrong.map(inLanguage))}</p>}
    </Group>
  )
}

const leftOf = (times: number | undefined): string => (times === undefined ? a.always : a.timesLeft(times))

function Armed() {
  const lab = useLab()
  const faults = useLabState('faults')
  return (
    <Group
      title={a.inForce(faults.length)}
      aside={
        <Tool onPress={() => void lab.clearFaults()} disabled={faults.length === 0} tone="danger">
          {a.clearAll}
        </Tool>
      }
    >
      {faults.length === 0 && <p className="text-note text-muted">{a.noFaults}</p>}
      <ul className="space-y-1">
        {faults.map(({ id, kind, match, times, skip, chance, with: details }) => (
          <li key={id} className="flex items-center gap-2 rounded-s bg-sunken px-2.5 py-1 text-caption">
            <span className="min-w-0 flex-1 break-all">
              <b className="font-medium">{kind}</b> {match.method} {match.endpoint ?? '*'} {match.path}{' '}
              {details ? JSON.stringify(details) : ''}{' '}
              <span className="text-muted">
                {leftOf(times)}
                {skip ? a.skipFirst(skip) : ''}
                {chance === undefined ? '' : a.chanceOf(chance)}
              </span>
            </span>
            <Tool onPress={() => void lab.removeFault(id)} label={`${a.clear} ${kind} ${match.endpoint ?? ''}`}>
              {a.clear}
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
    ...frames.map((rule) => ({ what: a.frame, rule })),
    ...rest.map((rule) => ({ what: a.call, rule })),
    ...send.map((rule) => ({ what: a.sending, rule })),
  ]
  return (
    <Group
      title={a.inForceInChat(all.length)}
      aside={
        <Tool
          onPress={() => ['chat.frames', 'chat.rest'].forEach((target) => void lab.fault(target, { kind: 'none' }))}
          disabled={all.length === 0}
          tone="danger"
        >
          {a.mend}
        </Tool>
      }
    >
      {all.length === 0 && <p className="text-note text-muted">{a.noChatFaults}</p>}
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
