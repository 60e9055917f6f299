/**
 * Pages are drawn here without a browser, as React's server does it: what a press does stands in the properties of what was made, and
 * what a page keeps for itself (`useState`) is kept between two draws. `vi.mock` puts these around React's own functions.
 */
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const load = createRequire(import.meta.url)
/** React's own, which is around before `vi.mock` is done with it. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = load('react') as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
/** Where each element was made takes a third of the time of a draw, and only whoever reads a complaint would see it. */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })
/** Who makes an element while it is drawn: React's release does not say so, and React in development asks. */
let maker: object | null = null
Object.defineProperty(internals, 'A', {
  get: () => maker,
  set(next: object | null) {
    maker = next && !('getOwner' in next) ? { ...next, getOwner: () => null } : next
  },
})

/** What React's release makes of pages, which complains of nothing and takes a third of the time. */
const ofRelease = (name: 'react' | 'react-dom', file: string): unknown =>
  load(`${dirname(load.resolve(`${name}/package.json`))}/cjs/${file}.production.js`)
const { jsx: quickJsx } = ofRelease('react', 'react-jsx-runtime') as { jsx: Create<readonly unknown[]> }
const { renderToStaticMarkup: quickMarkup } = ofRelease('react-dom', 'react-dom-server-legacy.node') as {
  renderToStaticMarkup: typeof renderToStaticMarkup
}
let isQuick = false

/** Markup of what is drawn, with the complaints of React in development unless it is done `quickly`. */
export const markupOf = (element: ReactElement): string =>
  isQuick ? quickMarkup(element) : renderToStaticMarkup(element)

/** Draws as the release does, for what has been complained of already. */
export function quickly<T>(draw: () => T): T {
  const before = isQuick
  isQuick = true
  try {
    return draw()
  } finally {
    isQuick = before
  }
}

/** A draw: its markup with a mark at every control, and by that the markup of each, once somebody asks. */
interface Drawing {
  marked: string
  parts?: ReadonlyMap<number, string>
  /** The marks that lie in a dialog that is not open. */
  readonly shut: Set<number>
}

/** An element of the page's own markup, as it was made. */
export interface Made {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
  readonly at: number
  readonly of: Drawing
}

/** States by their places, and by what is in them: another component may stand there when something before it has changed. */
export type States = ReadonlyMap<string, unknown>

let made: Made[] = []
let drawing: Drawing = { marked: '', shut: new Set() }
let isDrawing = false
/** How many states the draw has asked for: the same states come in the same order until one of them differs. */
let asked = 0
let kept: States = new Map()
/** What a press has set since it began. */
let set = new Map<string, unknown>()

type Create<Rest extends readonly unknown[]> = (type: never, props: never, ...rest: Rest) => ReactElement

/** What drives a dialog here: whether it is open, and what Esc, the back gesture and the backdrop ask for. */
interface Modal {
  readonly current: null
  readonly isOpen: boolean
  readonly onDismiss: (() => void) | undefined
}
/** `useModal` (`ui/overlay`), where effects do not run. */
export const modalOf = (isOpen: boolean, onDismiss: (() => void) | undefined): Modal => ({
  current: null,
  isOpen,
  onDismiss,
})

/** A dialog that is open says so, and can be dismissed. */
function driven(props: Made['props']): Made['props'] {
  const { isOpen = false, onDismiss } = (props['ref'] ?? {}) as Partial<Modal>
  return isOpen ? { ...props, 'data-open': true, ...(onDismiss ? { onCancel: () => onDismiss() } : {}) } : props
}

let twice: Set<string> | null = null

/** Rows of one list with one key: of these a browser may keep the wrong one. React's server says nothing of it. */
function noteKeys({ children }: Made['props'], found: Set<string>): void {
  for (const list of Array.isArray(children) ? [children, ...children] : []) {
    if (!Array.isArray(list)) continue
    const keys = list.flatMap((one: Partial<ReactElement> | null | undefined) => one?.key ?? [])
    for (const [at, key] of keys.entries()) if (keys.indexOf(key) < at) found.add(key)
  }
}

/** Draws, and gives the keys that are in one list twice. */
export function keysTwice(draw: () => string): readonly string[] {
  const found = new Set<string>()
  twice = found
  draw()
  twice = null
  return [...found]
}

const MARK = 'data-mark'
const MARKS = / data-mark="\d+"/g
const HANDLED = /^on[A-Z]/
function isHandled(props: Made['props']): boolean {
  for (const name in props) if (HANDLED.test(name) && props[name] !== undefined) return true
  return false
}

/** `jsx`, with a note of each element that a browser would draw. */
export const noting =
  <Rest extends readonly unknown[]>(create: Create<Rest>): Create<Rest> =>
  (type, props, ...rest) => {
    if (twice) noteKeys(props, twice)
    const make: Create<Rest> = isQuick ? quickJsx : create
    if (!isDrawing || typeof type !== 'string') return make(type, props, ...rest)
    const own: Made['props'] = type === 'dialog' ? driven(props) : props
    const at = made.length
    made.push({ type, props: own, at, of: drawing })
    return make(type, (isHandled(own) ? { ...own, [MARK]: at } : own) as never, ...rest)
  }

/** Every marked element of markup, by its mark. */
function partsOf({ marked, shut }: Drawing): ReadonlyMap<number, string> {
  const parts = new Map<number, string>()
  const open: { readonly mark: number; readonly from: number; readonly isShut: boolean }[] = []
  for (const { 0: tag, index: from } of marked.matchAll(/<[^>]*>/g)) {
    if (tag[1] === '/') {
      const { mark, from: begin } = open.pop()!
      if (mark >= 0) parts.set(mark, marked.slice(begin, from + tag.length))
      continue
    }
    const mark = Number(/ data-mark="(\d+)"/.exec(tag)?.[1] ?? -1)
    const isShut = open.at(-1)?.isShut === true || (tag.startsWith('<dialog') && !tag.includes(' data-open="true"'))
    if (isShut && mark >= 0) shut.add(mark)
    if (!tag.endsWith('/>')) open.push({ mark, from, isShut })
    else if (mark >= 0) parts.set(mark, tag)
  }
  return parts
}

/** Whether a control lies in a dialog that is not open. */
export function isShut({ at, of }: Made): boolean {
  of.parts ??= partsOf(of)
  return of.shut.has(at)
}

/** The markup of a control where it stands, of a form its own line alone; undefined where it was made and not drawn. */
export function markupAt({ type, at, of }: Made, isWhole = false): string | undefined {
  of.parts ??= partsOf(of)
  const part = of.parts.get(at)?.replaceAll(MARKS, '')
  return type === 'form' && !isWhole ? part?.slice(0, part.indexOf('>') + 1) : part
}

let call: (name: string, given: readonly unknown[]) => void = () => undefined

/** Whether a thing is an object that was written down, and neither an element nor of a class. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value) as never) &&
  !('$$typeof' in value)

/** The same with every function told by its name, `onPay` or `stage.again`; a function of the story itself is called, too. */
function named(value: unknown, name: string): unknown {
  if (typeof value === 'function')
    return (...given: readonly unknown[]) => {
      call(name, given)
      return (value as (...all: readonly unknown[]) => unknown)(...given)
    }
  if (!isPlain(value)) return value
  if (Array.isArray(value)) return value.map((one: unknown) => named(one, name))
  const inner = Object.entries(value).map(([key, one]) => [key, named(one, name === '' ? key : `${name}.${key}`)])
  return Object.fromEntries(inner)
}

type Props = Readonly<Record<string, unknown>>
type Component = (props: Props) => unknown

/** What a screen is given instead, and which screens were drawn. */
let given: (props: Props) => Props = (props) => props
let drawn = new Set<string>()
const watched = new WeakMap<Component, Component>()

/** A screen that says that it is drawn, and with what it is told to be. */
function watching(screen: Component): Component {
  const known = watched.get(screen)
  if (known) return known
  const own: Component = (props) => {
    drawn.add(screen.name)
    return screen(given(props))
  }
  watched.set(screen, own)
  return own
}

/** `jsx`, with a screen's handlers told by their names: stories give it some that do nothing. */
export const namingHandlers =
  <Rest extends readonly unknown[]>(create: Create<Rest>): Create<Rest> =>
  (type, props, ...rest) => {
    const { name = '' } = type as { readonly name?: string }
    // Some stories are made when their file is loaded, before anything is drawn.
    const isScreen = typeof type === 'function' && name.endsWith('Screen')
    return isScreen ? create(watching(type) as never, named(props, '') as never, ...rest) : create(type, props, ...rest)
  }

/** Draws with other properties for every screen; gives the names of those that were drawn. */
export function drawAs(
  change: typeof given,
  draw: () => string,
  states: States = new Map(),
): { html: string; screens: ReadonlySet<string> } {
  given = change
  drawn = new Set()
  try {
    return { html: drawWith(states, draw).html, screens: drawn }
  } finally {
    given = (props) => props
  }
}

/** The same with each thing in it that has a name changed, at any depth of what was written down. */
export const changed =
  (change: (name: string, value: unknown) => unknown) =>
  (props: Props): Props => {
    const within = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(within)
      return isPlain(value) ? changed(change)(value as Props) : value
    }
    return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, within(change(name, value))]))
  }

/** Whether that changes anything. */
export const isChanged = (change: (name: string, value: unknown) => unknown, props: Props): boolean =>
  Object.entries(props).some(([name, value]) => {
    const own = change(name, value)
    const inner = Array.isArray(own) ? own : [own]
    return own !== value || inner.some((one) => isPlain(one) && !Array.isArray(one) && isChanged(change, one as Props))
  })

/** Who is told which handlers of a screen are called. */
export const whenCalled = (told: typeof call): void => void (call = told)

const shapeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.keys(value).join() : typeof value

type UseState = (start?: unknown) => [unknown, (next: unknown) => void]

/** `useState` of a page that is drawn again after a press. */
export const keeping =
  (useState: UseState): UseState =>
  (start) => {
    const [own, change] = useState(start)
    const place = `${asked} ${shapeOf(own)}`
    asked += 1
    const value = kept.has(place) ? kept.get(place) : own
    const setNow = (next: unknown) => {
      if (isDrawing) change(next)
      else
        set.set(place, typeof next === 'function' ? (next as (was: unknown) => unknown)(set.get(place) ?? value) : next)
    }
    return [value, setNow]
  }

/** What a page does once it is drawn; what it gives ends that. */
export type Effect = () => (() => void) | undefined
let effects: Effect[] = []

/** `useEffect`, noted: React's server runs none. */
export const afterDrawing =
  <Rest extends readonly unknown[]>(original: (run: Effect, ...rest: Rest) => void) =>
  (run: Effect, ...rest: Rest): void => {
    if (isDrawing) effects.push(run)
    original(run, ...rest)
  }

interface Drawn {
  readonly html: string
  readonly made: readonly Made[]
  readonly effects: readonly Effect[]
}

/** Draws with these states, and gives what was made on the way. */
export function drawWith(states: States, draw: () => string): Drawn {
  drawing = { marked: '', shut: new Set() }
  made = []
  effects = []
  asked = 0
  kept = states
  isDrawing = true
  try {
    drawing.marked = draw()
    return { html: drawing.marked.replaceAll(MARKS, ''), made, effects }
  } finally {
    isDrawing = false
  }
}

/** What is set while something is done. */
export async function setBy(act: () => unknown): Promise<States> {
  const now = new Map<string, unknown>()
  set = now
  await act()
  return now
}
