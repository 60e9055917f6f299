import { createElement, type ReactElement } from 'react'
import type { App } from '#src/views/kit/app/app.ts'
import { drawnOf } from './drawn.ts'
import { drawWith, type Made, markupAt, markupOf, quickly, setBy, type States } from './react-notes.ts'
import { changeOf, linesOf } from './sight.ts'
import { type Standing, stay } from './stays.ts'

/** A page that can be drawn and pressed; what it says and asks of the device is noted, and goes nowhere. */
export interface Pressed {
  readonly draw: () => string
  readonly around: (element: ReactElement) => ReactElement
  /** What has been said since it was emptied. */
  readonly said: string[]
  /** How far what a press opens is pressed in its turn; with 0 only what is kept is told. */
  readonly deep: number
  /** What waits on behalf of it; without it nothing is told of what it does by itself. */
  readonly standing?: Standing
}

/** Rows of a list do the same, each with its own. */
const ALIKE = 5
/** All regions of a country open at once. */
const MOST = 60
const HANDLERS = /^on(Click|Change|Submit|Input|Close|Cancel|ContextMenu|AnimationEnd)(?: within)?$/
/** That a field is left is told where something is said of it. */
const LEFT = /^onBlur$/

export const json = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (typeof one === 'function') return 'a function'
    return typeof one === 'object' && one !== null && 'currentTarget' in one ? 'the event' : one
  })

/** What a handler finds of the event. */
function eventOn(props: Made['props']): object {
  const target = {
    value: typeof props['value'] === 'string' ? `${props['value']}7` : '7',
    checked: props['checked'] !== true,
    files: [],
    closest: () => null,
    blur: () => undefined,
    setSelectionRange: () => undefined,
    requestSubmit: () => undefined,
  }
  const still = { preventDefault: () => undefined, stopPropagation: () => undefined }
  return { ...still, target, currentTarget: target, nativeEvent: {}, detail: 1 }
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** The app as pages get it, with a note of everything that they ask of it. */
export function noted(app: App, said: string[]): App {
  const note =
    (name: string, answer?: unknown) =>
    (...given: readonly unknown[]) => {
      said.push([name, ...given.map(json)].join(' '))
      return answer
    }
  const say = (stream: string, { type, ...rest }: { type: string }) =>
    void said.push([stream, type, ...(Object.keys(rest).length > 0 ? [json(rest)] : [])].join(' '))
  return {
    ...app,
    say: say as never,
    openConversation: note('openConversation'),
    openForm: (stream, { form }, values) => void said.push(`${stream} opens ${form} ${json(values ?? {})}`),
    device: {
      theme: () => 'system',
      textSize: () => 'standard',
      choice: () => null,
      movesPages: false,
      copy: note('copy', Promise.resolve('succeeded')) as App['device']['copy'],
      setTheme: note('setTheme'),
      setTextSize: note('setTextSize'),
      keepChoice: note('keepChoice'),
      requestNotifications: note('requestNotifications'),
      reload: note('reload'),
      saveFile: note('saveFile', Promise.resolve('saved')) as App['device']['saveFile'],
    },
  }
}

const PULLED = /^onPointer(Down|Move|Up)$/
/** What says that it is off, and can be pulled all the same. */
const pulledOff = (made: readonly Made[]): readonly Made[] =>
  made.filter(
    ({ props }) =>
      (props['aria-disabled'] === true || props['disabled'] === true) &&
      Object.keys(props).some((name) => PULLED.test(name)),
  )

/** What an element hears beside presses: a finger, a key, the end of an animation. */
const HEARD = /^on(?!Click|Change|Submit|Input|Close|Cancel)[A-Z]/
/** Every kind of element that hears more than presses, once. */
function heardIn(made: readonly Made[]): readonly string[] {
  const heard = made.flatMap(({ type, props }) => {
    const names = Object.keys(props).filter((name) => HEARD.test(name) && typeof props[name] === 'function')
    return names.length > 0
      ? [
          `${type} hears ${names
            .map((name) => name.slice(2).toLowerCase())
            .toSorted()
            .join(' ')}`,
        ]
      : []
  })
  return [...new Set(heard)]
}

/** What is shown, and what each press of it does: says, asks of the device, or opens. */
export async function sightOf(page: Pressed): Promise<{ readonly lines: string[]; readonly presses: string[] }> {
  const { html, made, effects } = drawWith(new Map(), page.draw)
  const lines = linesOf(html)
  const off = pulledOff(made).map((one) => labelOf(page, one))
  if (off.length > 0) throw new Error(`off, and can be pulled: ${off.join('; ')}`)
  const alone = page.standing ? await stay(effects, page.said, page.standing) : []
  return {
    lines: [...lines, ...drawnOf(html)],
    presses: [...alone, ...heardIn(made), ...(await pressesOf(page, { made, lines, states: new Map(), depth: 1 }))],
  }
}

interface Shown {
  readonly made: readonly Made[]
  readonly lines: readonly string[]
  readonly states: States
  readonly depth: number
}

/** A fact by its name, and where it leads by all but the values: rows of a list do the same, and two rows of parts do not. */
const kindOf = (text: string): string =>
  [text.split(' ', 2).join(' '), /"href":"([^"]*)"/.exec(text)?.[1]?.replaceAll(/=[^&]*/g, '') ?? ''].join(' ')

type Handler = (event: object) => unknown
/** An animation ends on the element itself, or on one within it, whose end it hears as well. */
const eventsOf = (one: Made, name: string, handler: Handler) => [
  { one, name, handler },
  ...(name === 'onAnimationEnd'
    ? [{ one, name: `${name} within`, handler: (event: object) => handler({ ...event, target: {} }) }]
    : []),
]
const handledBy = (made: readonly Made[], names: RegExp) =>
  made.flatMap((one) =>
    Object.entries(one.props).flatMap(([name, handler]) =>
      names.test(name) && typeof handler === 'function' ? eventsOf(one, name, handler as Handler) : [],
    ),
  )

async function pressesOf(page: Pressed, shown: Shown): Promise<string[]> {
  const found: string[] = []
  const times = new Map<string, number>()
  // A field that is left comes last: it keeps for itself what the next press would find.
  for (const handlers of [HANDLERS, LEFT])
    for (const { one, name, handler } of handledBy(shown.made, handlers)) {
      const set = await pressed(page, one, handler)
      const said = [...page.said]
      if (said.length === 0 && (set.size === 0 || handlers === LEFT)) continue
      const kind = `${name} ${said.map(kindOf).join()} ${[...set.keys()].join()}`
      times.set(kind, (times.get(kind) ?? 0) + 1)
      if (times.get(kind)! > ALIKE) continue
      found.push(
        `${name.slice(2).toLowerCase()} ${labelOf(page, one).slice(0, 80)}`,
        ...said.map((text) => `  → ${text}`),
      )
      if (set.size > 0 && handlers !== LEFT)
        found.push(...(await openedBy(page, shown, set)).map((line) => `  ${line}`))
    }
  return found
}

/** What a press sets; what it says is noted by the page. */
export function pressed(page: Pressed, one: Made, handler: (event: object) => unknown): Promise<States> {
  page.said.length = 0
  return setBy(async () => {
    try {
      const answer = handler(eventOn(one.props))
      if (!(answer instanceof Promise)) return
      await Promise.race([answer, turn()])
      await turn()
    } catch (error) {
      page.said.push(`(needs a browser: ${String(error)})`)
    }
  })
}

const labels = new WeakMap<Made, string>()

/** The words of a control; a form is named, not read. */
export function labelOf(page: Pressed, one: Made): string {
  const { type, props } = one
  const known = labels.get(one)
  if (known !== undefined) return known
  const alone = () => markupOf(page.around(createElement(type, type === 'form' ? { ...props, children: null } : props)))
  const label = linesOf(markupAt(one) ?? quickly(alone)).join(' | ')
  labels.set(one, label)
  return label
}

const isControl = ({ props }: Made): boolean => Object.keys(props).some((name) => HANDLERS.test(name))

/** What a page shows anew after a press that changed what it keeps for itself. */
async function openedBy(page: Pressed, { lines, states, depth, made: old }: Shown, set: States): Promise<string[]> {
  const keeps = `→ keeps ${json([...set.values()])}`
  if (page.deep === 0) return [keeps]
  const next = new Map([...states, ...set])
  const { html, made } = quickly(() => drawWith(next, page.draw))
  const now = linesOf(html)
  const change = changeOf(lines, now)
  const more = change.length > MOST ? [`… ${change.length - MOST} more`] : []
  const said = change.length > 0 ? [...change.slice(0, MOST), ...more] : [keeps]
  if (depth >= page.deep) return said
  const known = new Set(old.filter(isControl).map((one) => labelOf(page, one)))
  const fresh = made.filter((one) => isControl(one) && !known.has(labelOf(page, one)))
  return [...said, ...(await pressesOf(page, { made: fresh, lines: now, states: next, depth: depth + 1 }))]
}
