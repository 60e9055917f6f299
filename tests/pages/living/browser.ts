import { LiveDocument } from './document.ts'
import { LiveElement } from './elements.ts'
import { LiveEvent, Listening } from './events.ts'

/** What waits for a frame, looks at what comes into sight, and listens to the whole page. */
export interface Browser {
  readonly document: LiveDocument
  readonly window: Listening
  /** Draws a frame; whether anybody waited for one. */
  frame(): boolean
  /** Less motion is asked for, or not; at first it is not. */
  still(next: boolean): void
  /** The tab is hidden, or seen. */
  show(how: LiveDocument['visibilityState']): void
  /** Everything that is looked at comes into sight. */
  comeIntoSight(): void
  /** Everything that lies in a box is so high, and whoever measures it is told. */
  measure(height: number): void
  /** What is still listened to, looked at, or waited for. */
  waits(): string[]
}

interface Looking {
  readonly seen: (entries: readonly object[]) => void
  readonly at: Set<unknown>
}

/** What looks at things, and is told by whoever goes through all that looks. */
const observerOf = (all: Set<Looking>) =>
  class {
    readonly #looking: Looking
    constructor(seen: Looking['seen']) {
      this.#looking = { seen, at: new Set() }
    }
    observe(one: unknown): void {
      this.#looking.at.add(one)
      all.add(this.#looking)
    }
    unobserve(one: unknown): void {
      this.#looking.at.delete(one)
    }
    disconnect(): void {
      this.#looking.at.clear()
      all.delete(this.#looking)
    }
  }

/** Gives all that lies in a box this height, and tells who measures it. */
function measured(measurers: ReadonlySet<Looking>, height: number): void {
  LiveElement.heightWithin = height
  const all = Array.from(measurers)
  for (const { seen, at } of all) seen([...at].map((target) => ({ target, borderBoxSize: [{ blockSize: height }] })))
}

/** React itself listens to the document, for good. */
const isOfReact = (type: string): boolean => type === 'selectionchange'

/** A question about the device; who listens for another answer is noted. */
const mediaOf = (matches: boolean, heard: Set<unknown>) => ({
  matches,
  addEventListener: (_: string, changed: unknown) => void heard.add(changed),
  removeEventListener: (_: string, changed: unknown) => void heard.delete(changed),
})

/** A picture. */
class ComesNever {
  decode = () => new Promise<never>(() => undefined)
}

/** The names that React and pages look for in what is global: to be there before React is imported. */
function createBrowser(): Browser {
  const window = new Listening()
  const document = new LiveDocument(window)
  const waiting = new Map<number, (at: number) => void>()
  const lookers = new Set<Looking>()
  let [last, frames] = [0, 0]
  let isStill = false
  const sight = observerOf(lookers)
  const measurers = new Set<Looking>()
  const asking = new Set<unknown>()
  const nobody = observerOf(new Set())
  const everywhere = {
    window: Object.assign(window, {
      document,
      event: undefined,
      HTMLIFrameElement: class {},
      CompositionEvent: class {},
      getSelection: () => ({ rangeCount: 0, anchorNode: null }),
      scrollTo: () => undefined,
    }),
    document,
    Image: ComesNever,
    HTMLElement: LiveElement,
    Element: LiveElement,
    IntersectionObserver: sight,
    ResizeObserver: observerOf(measurers),
    MutationObserver: nobody,
    matchMedia: (query: string) => mediaOf(query.includes('reduced-motion') && isStill, asking),
    getComputedStyle: () => ({ fontSize: '16', fontFamily: 'serif' }),
    CSS: { escape: (text: string) => text },
    location: new URL('http://app.test/'),
    IS_REACT_ACT_ENVIRONMENT: true,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    requestAnimationFrame: (run: (at: number) => void) => {
      waiting.set(++last, run)
      return last
    },
    cancelAnimationFrame: (id: number) => void waiting.delete(id),
  }
  for (const [name, value] of Object.entries(everywhere))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return {
    document,
    window,
    frame: () => {
      const due = [...waiting.values()]
      waiting.clear()
      frames += 1
      for (const run of due) run(frames * 16)
      return due.length > 0
    },
    still: (next) => void (isStill = next),
    show: (how) => {
      document.visibilityState = how
      document.dispatchEvent(new LiveEvent('visibilitychange'))
    },
    comeIntoSight: () => {
      for (const { seen, at } of lookers) seen([...at].map((target) => ({ target, isIntersecting: true })))
    },
    measure: (height) => measured(measurers, height),
    waits: () => [
      ...[...document.listeners, ...window.listeners].map(({ type }) => type).filter((type) => !isOfReact(type)),
      ...[...lookers].map(() => 'what comes into sight'),
      ...[...measurers].map(() => 'a size'),
      ...[...asking].map(() => 'another kind of device'),
      ...[...waiting].map(() => 'a frame'),
    ],
  }
}

/** There is one for a file of tests, as for a page. */
export const browser = createBrowser()

/** Types into a field, as a browser tells of it. */
export function type(field: LiveElement, text: string): void {
  // React watches what is set on the element; a person's keys are not.
  Object.getOwnPropertyDescriptor(LiveElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new LiveEvent('input', { data: text }))
}

/** Ticks a box, or takes the tick away. */
export const tick = (box: LiveElement): void => {
  Object.getOwnPropertyDescriptor(LiveElement.prototype, 'checked')!.set!.call(box, !box.checked)
  box.dispatchEvent(new LiveEvent('click'))
}

/** A file is chosen in the window that the browser opens for it. */
export function choose(picker: LiveElement, file: File): void {
  picker.files = [file]
  picker.dispatchEvent(new LiveEvent('change'))
}

/** A person's hand on a control. */
export function use(one: LiveElement, text = `${one.value}7`): void {
  if (one.localName === 'form') one.dispatchEvent(new LiveEvent('submit'))
  else if (['checkbox', 'radio'].includes(one.type)) tick(one)
  else if (one.localName === 'select') type(one, one.options.at(-1)?.value ?? '')
  else if (['input', 'textarea'].includes(one.localName)) {
    if (one.type !== 'file' && !one.hasAttribute('readonly')) type(one, text)
  } else one.click()
}

/** A key on what has the focus. */
export const keyed = (one: LiveElement, key: string, more: object = {}): boolean =>
  one.dispatchEvent(new LiveEvent('keydown', { key, keyCode: key === 'Enter' ? 13 : 0, isComposing: false, ...more }))

/** An input method writes letters first, which Enter makes one word. */
export function compose(field: LiveElement, letters: string, word: string): void {
  const before = field.value
  field.dispatchEvent(new LiveEvent('compositionstart', { data: '' }))
  type(field, before + letters)
  keyed(field, 'Enter', { isComposing: true, keyCode: 229 })
  type(field, before + word)
  field.dispatchEvent(new LiveEvent('compositionend', { data: word }))
}
