import { fieldsOf, rowsOf, textOf } from '#src/domain/unknown.ts'
import { kindOfStream } from '#src/machines/registry.ts'
import type { Still, TabView, Trace } from '#src/workbench/trace.ts'
import { connectedTabs, userOf } from './calm.ts'
import { deviceOf, distinct, fullDevices, intentIn, type Law, of } from './law.ts'
import { signIns } from './session-laws.ts'

/** What was written and begun on each device, and by whom; `''` where nobody was signed in. */
interface Authors {
  /** By text of a draft. */
  readonly drafts: ReadonlyMap<string, string>
  /** By id of an outgoing message. */
  readonly messages: ReadonlyMap<string, string>
  /** By device and stream of what belongs to a person: who said the last of it that is stored. */
  readonly streams: ReadonlyMap<string, string>
  /** By device: when somebody else came than was there before; absent where nobody has. */
  readonly turns: ReadonlyMap<string, number>
}

const isOfPerson = (stream: string): boolean => {
  const owner = kindOfStream(stream)?.belongsTo
  return owner?.to === 'person' && owner.by === 'closed' && owner.onEntering.length === 0
}

const ownStream = (stored: string): string => stored.split('~', 1)[0]!

function authorsOf(trace: Trace): Authors {
  const people = new Map<string, string>()
  const [drafts, messages, streams] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()]
  const turns = new Map<string, number>()
  for (const { life, entries, at } of of(trace, 'stored')) {
    const device = deviceOf(life)
    for (const { stream, fact } of entries) {
      const { user, text, localId } = fieldsOf(fact)
      if (signIns.includes(fact.type)) {
        const came = textOf(fieldsOf(user)['userId'])
        if (people.has(device) && people.get(device) !== came) turns.set(device, at)
        people.set(device, came)
      }
      const who = people.get(device) ?? ''
      if (fact.type === 'imInbox.draftChanged' && textOf(text).length > 3) drafts.set(textOf(text), who)
      if (fact.type === 'imMessage.sendRequested') messages.set(textOf(localId), textOf(user) || who)
      if (isOfPerson(stream)) streams.set(`${device} ${ownStream(stream)}`, who)
    }
  }
  return { drafts, messages, streams, turns }
}

const draftsOf = ({ drafts }: Authors, me: string, { streams, device }: TabView, { disks }: Still) => {
  const others = [...drafts].filter(([, writer]) => writer !== '' && writer !== me)
  if (others.length === 0) return []
  const shown = JSON.stringify(streams['im-inbox']?.context ?? null)
  const kept = JSON.stringify(disks[device]?.journal ?? null)
  return others.flatMap(([text]) => [
    ...(shown.includes(text) ? ['a draft is shown to somebody else'] : []),
    ...(kept.includes(text) ? ['a draft is kept for somebody else'] : []),
  ])
}

const messagesOf = ({ messages }: Authors, me: string, { streams }: TabView) =>
  rowsOf(fieldsOf(streams['im-message']?.context)['items']).flatMap(({ localId }) => {
    const writer = messages.get(textOf(localId)) ?? ''
    return writer !== '' && writer !== me ? ['a message of another person waits to be sent'] : []
  })

/** Orders, openings, offers and whatever else somebody has begun, and what was answered to them. */
function begunBy({ streams: authors, turns }: Authors, me: string, { streams, device }: TabView, { disks }: Still) {
  const isOthers = (stream: string): boolean =>
    ![undefined, '', me].includes(authors.get(`${device} ${ownStream(stream)}`))
  const kept = Object.keys(disks[device]?.journal ?? {}).map((key) => key.slice(key.indexOf(' ') + 1))
  const turn = turns.get(device) ?? 0
  const isLoadedBefore = ({ loadedAt }: Readonly<Record<string, unknown>>): boolean =>
    typeof loadedAt === 'number' && loadedAt > 0 && loadedAt < turn
  return [
    ...(Object.keys(streams).some(isOthers) ? ['what another person began is shown'] : []),
    ...(kept.some(isOthers) ? ['what another person began is kept'] : []),
    ...Object.entries(streams).flatMap(([stream, { context }]) =>
      stream.startsWith('resource/') && isLoadedBefore(context) ? ['an answer to another person is shown'] : [],
    ),
  ]
}

/** What one person wrote or began, where another one is signed in. */
function leftForTheNext(trace: Trace): readonly string[] {
  const authors = authorsOf(trace)
  const full = fullDevices(trace)
  return distinct(
    trace.stills.flatMap((rest) =>
      rest.tabs.flatMap((tab) => {
        const me = userOf(tab)
        if (me === undefined) return []
        const drafts = draftsOf(authors, me, tab, rest)
        if (!rest.isCalm || full.has(tab.device)) return drafts
        return [...drafts, ...messagesOf(authors, me, tab), ...begunBy(authors, me, tab, rest)]
      }),
    ),
  )
}

/** Messages of other people, on a device that has been connected for somebody. */
function keptOfOthers(trace: Trace): readonly string[] {
  const full = fullDevices(trace)
  return distinct(
    connectedTabs(trace).flatMap(({ rest, tab, user }) =>
      !full.has(tab.device) &&
      Object.keys(rest.disks[tab.device]?.archive ?? {}).some((key) => !key.startsWith(`${user}\n`))
        ? ['messages of another person are kept']
        : [],
    ),
  )
}

/** The call that signs somebody in or renews their token gives it, with whose it is or under the one before. */
const givesToken = /^session\.(login|register|refresh)/

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

/** Intents that are sent with the token of somebody else than who began them. */
function sentForOthers(trace: Trace): readonly string[] {
  /** Whose a token is, who was last known on a device, and who began what, by its key. */
  const [owners, here, begun] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()]
  const found: string[] = []
  for (const one of of(trace, 'stored', 'request', 'answer')) {
    const device = deviceOf(one.life)
    if (one.kind === 'stored') {
      for (const { stream, fact } of one.entries) {
        const who = here.get(device)
        if (who !== undefined && textOf(fieldsOf(fact)['endpoint']) !== '') begun.set(intentIn(stream, fact), who)
      }
      continue
    }
    const owner = owners.get(one.token)
    if (one.kind === 'answer') {
      if (!givesToken.test(one.name)) continue
      const { token, userId } = fieldsOf(fieldsOf(parsed(one.body))['data'])
      const whose = textOf(userId) || owner
      if (textOf(token) === '' || whose === undefined) continue
      owners.set(textOf(token), whose)
      here.set(device, whose)
      continue
    }
    if (one.key === '' || owner === undefined) continue
    const author = begun.get(decodeURIComponent(one.key))
    if (author !== undefined && author !== owner) found.push(`${one.name} that one person began is sent for another`)
  }
  return distinct(found)
}

export const personLaws: readonly Law[] = [
  {
    id: 'sent-for-oneself',
    says: 'what one person began is sent for that person alone',
    cites: ['SES-11', 'ORD-11'],
    breaks: sentForOthers,
  },
  {
    id: 'nothing-for-the-next',
    says: 'nothing that one person wrote, began or read is left for the next',
    cites: ['IMI-9', 'IMV-10', 'IMM-10', 'SES-5', 'RES-5'],
    breaks: (trace) => [...leftForTheNext(trace), ...keptOfOthers(trace)],
  },
]
