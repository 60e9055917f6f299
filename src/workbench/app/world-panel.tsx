import { useState } from 'react'
import type { Said } from '#scenarios/player/index.ts'
import { actNames } from '#mock/acts.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { worldNames } from '#mock/world/names.ts'
import { seedUsers } from '#mock/world/seeds/people.ts'
import { routes } from '#src/routes/all.ts'
import { examplesOf } from '../examples.ts'
import { chosenIn, firstHour } from './setting.ts'
import { openSight } from './sights.ts'
import { readObject } from '../json-text.ts'
import type { Setting } from '../lab-core.ts'
import { useLab, useLabState } from '../panels/lab-context.ts'
import { Group, Json, Line, Lines, Named, Pick, stateText, Tool } from '../panels/parts.tsx'
import { inLanguage } from '../language.ts'
import { t } from '../messages.ts'
import { a } from './messages.ts'
import { sightNames } from './sight-names.ts'

/** What a person may write to try an act out. */
const examples: Readonly<Record<string, object>> = {
  'session.endTokens': { code: 40301 },
  'account.rename': { nickname: '山中人' },
  'notice.publish': { title: '今晚八点上新', summary: '锦鲤系列第二期', pinned: true },
  'notice.withdraw': { id: '7001' },
  'update.release': { on: 'both', version: '1.1.0', forced: false, message: '新的花园开放了' },
  'chat.say': { from: 'linqing', text: '在吗？' },
  'chat.recall': { from: 'linqing' },
  'chat.invite': { from: 'bob', reason: '想加你为好友' },
  'chat.kick': { operation: 'otherDeviceLogin' },
  'chat.presence': { user: 'linqing', here: false },
  'chat.hook': { hook: 'options', body: { recallWindowMs: 1000 } },
  'market.changeProduct': { id: '', remaining: 0 },
}

const worlds: Readonly<Record<string, Said>> = {
  default: { en: 'Default', zh: '默认' },
  empty: { en: 'Empty', zh: '空的' },
  'one-collector': { en: 'One collector', zh: '一位藏家' },
  'update-available': { en: 'A new release', zh: '有新版本' },
  'update-forced': { en: 'Forced update', zh: '强制更新' },
  'update-full': { en: 'Whole package', zh: '整包升级' },
  'update-hot': { en: 'Hot update', zh: '热更新' },
  'update-reload': { en: 'Page behind', zh: '网页落后' },
  hostile: { en: 'Hostile content', zh: '恶意内容' },
  large: { en: 'A thousand works', zh: '一千件藏品' },
}

/** Every sight of every page, at an address that works. */
const sights = routes.flatMap(({ path, title }) =>
  examplesOf(path).map((example) => ({
    value: example.name === '' ? path : `${path} ${example.name}`,
    text: {
      en: [path, sightNames[example.name]].filter(Boolean).join(' · '),
      zh: `${title}${example.name === '' ? '' : `：${example.name}`} ${path}`,
    },
    path,
    example,
  })),
)

/** Which world there is, and what happens in it behind the app's back. */
export function WorldPanel() {
  return (
    <div className="h-full overflow-y-auto">
      <Start />
      <Person />
      <Acts />
      <Pushes />
    </div>
  )
}

function Start() {
  const lab = useLab()
  const setting = useLabState('setting')
  const [seed, setSeed] = useState(String(setting.seed))
  const [sight, setSight] = useState<string>(setting.start)
  const [hour, setHour] = useState(firstHour)
  const restart = (change: Partial<Setting> = {}) => void lab.restart({ ...chosenIn(seed, hour), ...change })
  return (
    <Group
      title={a.beginAnew}
      aside={
        <Tool tone="primary" onPress={() => restart()}>
          {a.beginAnew}
        </Tool>
      }
    >
      <div className="flex flex-wrap gap-1.5">
        {worldNames.map((world) => (
          <Tool key={world} pressed={setting.world === world} onPress={() => restart({ world })}>
            {worlds[world] ? inLanguage(worlds[world]) : world}
          </Tool>
        ))}
      </div>
      <div className="mt-2 grid grid-cols-[1fr_90px] gap-2">
        <div className="col-span-2">
          <Named name={a.startPage}>
            <Pick
              label={a.startPage}
              value={sight}
              onChange={(value) => {
                const chosen = sights.find((one) => one.value === value)
                setSight(value)
                if (!chosen) return
                void lab.beginWith(({ setting: before, ...parts }) =>
                  openSight({ ...parts, setting: { ...before, ...chosenIn(seed, hour) } }, chosen.path, chosen.example),
                )
              }}
              options={sights.map(({ value, text }) => ({ value, text: inLanguage(text) }))}
            />
          </Named>
        </div>
        <Named name={a.startHour}>
          <Line label={a.startHour} value={hour} onChange={setHour} type="datetime-local" />
        </Named>
        <Named name={a.seed}>
          <Line label={a.seed} value={seed} onChange={setSeed} />
        </Named>
      </div>
      <div className="mt-2 flex gap-1.5">
        <Tool pressed={setting.signedIn} onPress={() => restart({ signedIn: true })}>
          {a.signedIn}
        </Tool>
        <Tool pressed={!setting.signedIn} onPress={() => restart({ signedIn: false })}>
          {a.signedOut}
        </Tool>
        <Tool pressed={setting.chat} onPress={() => restart({ chat: !setting.chat })}>
          {a.withChat}
        </Tool>
      </div>
    </Group>
  )
}

const people = seedUsers(0).map(({ phone, nickname }) => ({ value: phone, text: `${nickname} ${phone}` }))

/** Who uses the phone that is in the hand. */
function Person() {
  const lab = useLab()
  const ready = useLabState('ready')
  const session = useLabState('actors').find(({ stream }) => stream === 'session')
  const [phone, setPhone] = useState<string>(demoAccount.phone)
  const isOut = stateText(session?.value).startsWith('signedOut')
  const enter = async () => {
    const { password } = demoAccount
    await lab.say('session', { type: 'session.signInRequested', method: 'password', phone, password })
    await lab.say('navigation', { type: 'navigation.relaunchRequested', href: '/pages/home/home' })
  }
  return (
    <Group
      title={a.person}
      aside={
        isOut ? (
          <Tool onPress={() => void enter()} disabled={!ready}>
            {a.signIn}
          </Tool>
        ) : (
          <Tool
            onPress={() => void lab.say('session', { type: 'session.signOutRequested' })}
            disabled={!ready || session === undefined}
          >
            {a.signOut}
          </Tool>
        )
      }
    >
      <Pick label={a.somebody} value={phone} onChange={setPhone} options={people} />
    </Group>
  )
}

function Acts() {
  const lab = useLab()
  const ready = useLabState('ready')
  const [name, setName] = useState<string>(actNames[0] ?? '')
  const [text, setText] = useState('{}')
  const payload = readObject(text)
  const choose = (next: string) => {
    setName(next)
    setText(JSON.stringify(examples[next] ?? {}))
  }
  return (
    <Group
      title={a.acts}
      aside={
        <Tool onPress={() => payload && void lab.act(name, payload)} disabled={!ready || payload === null}>
          {a.happen}
        </Tool>
      }
    >
      <Pick label={a.act} value={name} onChange={choose} options={actNames.map((value) => ({ value, text: value }))} />
      <div className="h-2" />
      <Lines label={a.actPayload} value={text} onChange={setText} />
      {payload === null && <p className="mt-1 text-caption text-cinnabar-ink">{t.noObject}</p>}
      <Deeds />
    </Group>
  )
}

/** What was done to the world, and what it gave back; the newest first. */
function Deeds() {
  const deeds = useLabState('deeds')
  return (
    <ol aria-label={a.results} className="mt-2 space-y-1">
      {deeds.map(({ id, name, input, result }) => (
        <li key={id} className="rounded-s bg-sunken p-2 text-caption">
          <p className="break-all">
            <b className="font-medium">{name}</b> <span className="text-muted">{JSON.stringify(input)}</span>
          </p>
          {result === null ? <p className="text-muted">{a.noResult}</p> : <Json value={result} />}
        </li>
      ))}
    </ol>
  )
}

const pushes = [
  { text: 'gotDevice', kind: 'client', payload: { clientId: 'cid-workbench' } },
  { text: 'gotPush', kind: 'received', payload: { type: 'notice', title: '系统维护', content: '今晚 23 点维护' } },
  { text: 'openedPush', kind: 'clicked', payload: { type: 'notice', title: '系统维护', content: '今晚 23 点维护' } },
] as const

function Pushes() {
  const lab = useLab()
  const ready = useLabState('ready')
  return (
    <Group title={a.pushes}>
      <div className="flex flex-wrap gap-1.5">
        {pushes.map(({ text, kind, payload }) => (
          <Tool key={text} onPress={() => void lab.push(kind, payload)} disabled={!ready}>
            {a[text]}
          </Tool>
        ))}
        <Tool onPress={() => void lab.reload()} disabled={!ready}>
          {a.reopen}
        </Tool>
      </div>
    </Group>
  )
}
