type Heard = ((event: LiveEvent) => void) | { handleEvent(event: LiveEvent): void }
type HeardHow = boolean | { capture?: boolean; once?: boolean; signal?: AbortSignal } | undefined
interface Listener {
  readonly type: string
  readonly heard: Heard
  readonly capture: boolean
  readonly once: boolean
}

const isCapture = (how: HeardHow): boolean => (typeof how === 'object' ? how.capture === true : how === true)

/** Who can be told of events. */
export class Listening {
  readonly listeners: Listener[] = []

  addEventListener(type: string, heard: Heard, how?: HeardHow): void {
    const capture = isCapture(how)
    if (this.listeners.some((one) => one.type === type && one.heard === heard && one.capture === capture)) return
    const { once = false, signal } = typeof how === 'object' ? how : {}
    this.listeners.push({ type, heard, capture, once })
    signal?.addEventListener('abort', () => this.removeEventListener(type, heard, how))
  }

  removeEventListener(type: string, heard: Heard, how?: HeardHow): void {
    const capture = isCapture(how)
    const at = this.listeners.findIndex((one) => one.type === type && one.heard === heard && one.capture === capture)
    if (at >= 0) this.listeners.splice(at, 1)
  }

  /** Tells those of one turn, on the way down or up. */
  tell(event: LiveEvent, capture: boolean): void {
    event.currentTarget = this
    for (const one of this.listeners.filter(({ type, capture: own }) => type === event.type && own === capture)) {
      if (one.once) this.removeEventListener(one.type, one.heard, one.capture)
      if (typeof one.heard === 'function') one.heard.call(this, event)
      else one.heard.handleEvent(event)
    }
  }
}

/** An event on its way. */
export class LiveEvent {
  readonly bubbles: boolean = true
  readonly cancelable = true
  readonly timeStamp = 0
  readonly detail = 1
  readonly isTrusted = true
  target: Listening | null = null
  currentTarget: Listening | null = null
  eventPhase = 2
  defaultPrevented = false
  isStopped = false
  readonly type: string
  constructor(type: string, given: Readonly<Record<string, unknown>> = {}) {
    this.type = type
    Object.assign(this, given)
  }
  get srcElement(): Listening | null {
    return this.target
  }
  preventDefault(): void {
    this.defaultPrevented = true
  }
  stopPropagation(): void {
    this.isStopped = true
  }
  stopImmediatePropagation(): void {
    this.isStopped = true
  }
}
