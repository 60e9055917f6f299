import './browser.ts'
import { beforeAll, expect, it, vi } from 'vitest'
import { second } from '#src/domain/time/instant.ts'
import { factPrefix, type OperationStream } from '#src/views/kit/chat/directory.ts'
import { own, places } from '../connected.ts'
import { beginAt } from './beginning.ts'
import { drawingsCome } from './living.ts'
import { type Walk, walked } from './walking.ts'

vi.mock('#src/ui/content/sanitize.ts', () => ({ sanitize: (html: string) => document.createTextNode(html) }))
vi.mock('#src/views/kit/page/lazy-part.tsx', async () => ({ lazyPart: (await import('../late-parts.ts')).lazyPart }))

beforeAll(drawingsCome)

const streams = ['im-people', 'contact', 'group', 'presence', 'thread', 'silent-mode'] as const
interface Asks {
  readonly asks: Readonly<Record<string, { readonly state: string; readonly failure?: { readonly message: string } }>>
}

/** What was asked of the chat here and has failed, as it is kept until somebody has said so. */
function failedAsks({ page }: Walk): string[] {
  const snapshot = page.app.snapshot as (stream: string) => { readonly context: Partial<Asks> } | undefined
  const talks = page.inSight().filter((stream) => stream.startsWith('im-conversation/')) as OperationStream[]
  return [...streams, ...talks].flatMap((stream) =>
    Object.entries(snapshot(stream)?.context.asks ?? {}).flatMap(([name, { state, failure }]) =>
      state === 'failed' ? [`${factPrefix(stream)} ${name}: ${failure?.message ?? ''}`] : [],
    ),
  )
}

/** Whatever is asked for on a page of the chat, and refused: whether it is said, and whether the page rests then. */
async function refusedAt(at: string): Promise<string[]> {
  const { driver, Page } = await beginAt({ at, chat: true })
  const input = { id: own, kind: 'group', usernames: ['suyan'] }
  await driver.say('group', { type: 'group.operationRequested', operation: 'block', input })
  await driver.advance(second)
  const faults: string[] = []
  const known = new Set<string>()
  let last = 'opened'
  const look = async (walk: Walk) => {
    await walk.by(() => driver.advance(second))
    const lines = walk.lines()
    for (const one of failedAsks(walk)) {
      const message = one.slice(one.indexOf(': ') + 2)
      if (known.has(one) || lines.some((line) => message !== '' && line.includes(message))) continue
      known.add(one)
      faults.push(`${at} ${last}: nobody says ${one}`)
    }
    const busy = lines.find((line) => /\bbusy\b/.test(line))
    if (busy !== undefined && !known.has(busy)) {
      known.add(busy)
      faults.push(`${at} ${last}: still busy: ${busy}`)
    }
  }
  await walked(
    driver,
    Page,
    { at, chat: true },
    {
      begun: async (walk) => {
        await walk.by(() => driver.advance(second))
        await driver.fault('chat.rest', { path: '.', status: 403 })
      },
      before: async (label, walk) => {
        await look(walk)
        last = label
      },
    },
  )
  await driver.stop()
  return faults
}

const group = '200000000000001'
const all = [...places.map(({ at }) => at), '/pages/chat/addFirends', `/pages/chat/memberSetting?group=${group}`]

it.each(all)('what is asked for and refused is said, and rests: %s', async (at) => {
  expect(await refusedAt(at)).toEqual([])
})
