import { type ComponentType, createElement, type ReactElement } from 'react'
import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import { NOW } from '../app-of.ts'
import { inventedAnswer, manners } from '../invented.ts'
import { labelOf, noted, pressed } from '../presses.ts'
import { drawWith, markupOf, quickly } from '../react-notes.ts'
import { linesOf } from '../sight.ts'

/** How one answer stands while all others have come. */
type Standing = 'there' | 'none' | 'awaited' | 'missing' | 'refused'

function snapshotOf(input: ResourceInput, how: Standing): object {
  const kept = { page: 1, last: true, loadedAt: NOW, keptAt: null, failure: null }
  if (how === 'there' || how === 'none') {
    const answer = inventedAnswer(input, how === 'there' ? manners.full : manners.empty)
    return {
      value: { ready: 'rest' },
      context: { ...input, ...answer, ...kept },
      matches: (is: unknown) => is === 'ready',
    }
  }
  const value = how === 'awaited' ? 'loading' : 'failed'
  const reason = how === 'refused' ? how : 'http'
  const failure = how === 'awaited' ? null : { reason, message: '服务器出错' }
  return {
    value,
    context: { ...input, ...kept, data: undefined, items: [], failure },
    matches: (is: unknown) => is === value,
  }
}

/** What asks once more for what could not be had. */
const RETRY = /重试|再试|刷新|重新加载/
const ANSWER = /^resource\/([^?]*)\?(.*)$/

/** `garden.need slotId`: the same call with another number is the same, and so is a list in longer pages. */
function nameOf(stream: string): string {
  const [, call = '', request = ''] = ANSWER.exec(stream) ?? []
  const asked = new URLSearchParams(request)
  asked.delete('pageSize')
  return [call, ...asked.keys()].join(' ')
}

/** A page in which one answer stands otherwise than all the others. */
function lookAt(base: App, Page: ComponentType, asked: Map<string, ResourceInput>, of: string, how: Standing) {
  const others = base.snapshot as (stream: string) => unknown
  const snapshot = (stream: string): unknown => {
    const input = asked.get(stream)
    if (!stream.startsWith('resource/')) return others(stream)
    return input && snapshotOf(input, stream === of ? how : 'there')
  }
  const said: string[] = []
  const openResource = (stream: string, input: ResourceInput): void => void asked.set(stream, input)
  const value: App = { ...noted(base, said), openResource, snapshot: snapshot as never }
  const around = (element: ReactElement) => createElement(AppProvider, { value }, element)
  const page = { draw: () => markupOf(around(createElement(Page))), around, said, deep: 0 }
  return { page, draw: () => quickly(() => drawWith(new Map(), page.draw)) }
}

type Look = ReturnType<typeof lookAt>

/** Whether anything asks once more for this, in the sheet in which it would be seen as well. */
async function isAskedAgain({ page }: Look, { made }: ReturnType<Look['draw']>, stream: string): Promise<boolean> {
  for (const one of made) {
    const { onClick } = one.props
    if (one.type !== 'button' || typeof onClick !== 'function' || !RETRY.test(labelOf(page, one))) continue
    await pressed(page, one, onClick as () => void)
    if (page.said.some((line) => line.startsWith(`${stream} resource.`))) return true
  }
  return false
}

/** The same once its effects have run: what is missing is said above the page as well. */
async function afterEffects(look: Look, stream: string): Promise<boolean> {
  const ends = look.draw().effects.map((run) => {
    try {
      return run()
    } catch {
      // Only a browser can do it.
    }
  })
  const isAgain = await isAskedAgain(look, look.draw(), stream)
  for (const end of ends) end?.()
  return isAgain
}

/**
 * Every answer of a page, taken away while all others have come: by its name what is wrong with the page then, or nothing. At another
 * address of the page it may stand otherwise: one at which nothing is wrong is enough.
 */
export async function lackedBy(base: App, Page: ComponentType, wrong: Map<string, string>): Promise<void> {
  const asked = new Map<string, ResourceInput>()
  lookAt(base, Page, asked, '', 'there').draw()
  for (const stream of asked.keys()) {
    const name = nameOf(stream)
    if (wrong.get(name) === '') continue
    const look = lookAt(base, Page, asked, stream, 'missing')
    const missing = look.draw()
    const isAgain = (await isAskedAgain(look, missing, stream)) || (await afterEffects(look, stream))
    if (isAgain) wrong.set(name, '')
    else {
      const lines = linesOf(missing.html).join('\n')
      const alike = (['awaited', 'none'] as const).filter(
        (how) => linesOf(lookAt(base, Page, asked, stream, how).draw().html).join('\n') === lines,
      )
      wrong.set(name, ['cannot be asked for again', ...alike.map((how) => `looks like ${how}`)].join(', '))
    }
  }
}

/** What says that something could not be had, and where to go then. */
const EXCUSES = /重试|再试|刷新|重新加载|服务器出错|加载失败|^(?:svg|img|div)|返回/

/**
 * The answers of a page of which it shows more where nothing was heard of them than where the server has refused them, which is its word
 * that there is no such thing.
 */
export function minding(base: App, Page: ComponentType): readonly string[] {
  const asked = new Map<string, ResourceInput>()
  lookAt(base, Page, asked, '', 'there').draw()
  return [...asked.keys()].flatMap((stream) => {
    const [missing, refused] = (['missing', 'refused'] as const).map((how) =>
      linesOf(lookAt(base, Page, asked, stream, how).draw().html).filter((line) => !EXCUSES.test(line)),
    )
    return missing!.some((line) => !refused!.includes(line)) ? [nameOf(stream)] : []
  })
}
