import type { LiveDocument } from './document.ts'
import { LiveEvent } from './events.ts'
import { LiveNode } from './nodes.ts'
import { nameOf, parsedSelector, type Selector } from './selectors.ts'

/** `style`, as far as it is written. */
class Style {
  [name: string]: unknown
  setProperty(name: string, value: string): void {
    this[name] = value
  }
  removeProperty(name: string): void {
    delete this[name]
  }
}

/** An element. */
export class LiveElement extends LiveNode {
  /** How high is what lies in a box; nothing has a size unless a test gives it one. */
  static heightWithin = 0
  readonly attributes = new Map<string, string>()
  readonly style = new Style()
  scrollTop = 0
  scrollLeft = 0
  readonly clientWidth = 0
  readonly clientHeight = 0
  readonly offsetWidth = 0
  readonly offsetHeight = 0
  readonly offsetLeft = 0
  readonly offsetTop = 0
  readonly scrollWidth = 0
  selectionStart: number | null = null
  selectionEnd: number | null = null
  multiple = false
  files: readonly File[] = []
  #defaultValue = ''
  defaultChecked = false
  /** Above everything. */
  isLifted = false
  /** Markup that was put in whole. */
  html: string | null = null
  #value: string | null = null
  #checked = false
  readonly localName: string
  readonly namespaceURI: string
  constructor(localName: string, namespaceURI: string, ownerDocument: LiveDocument) {
    super(1, namespaceURI.endsWith('xhtml') ? localName.toUpperCase() : localName, ownerDocument)
    this.localName = localName
    this.namespaceURI = namespaceURI
  }
  get tagName(): string {
    return this.nodeName
  }
  get children(): LiveElement[] {
    return this.childNodes.filter((one) => one instanceof LiveElement)
  }
  get options(): LiveElement[] {
    return this.querySelectorAll('option')
  }
  get id(): string {
    return this.getAttribute('id') ?? ''
  }
  get scrollHeight(): number {
    return LiveElement.heightWithin
  }
  get value(): string {
    return this.#value ?? this.getAttribute('value') ?? (this.localName === 'textarea' ? this.textContent : '')
  }
  set value(value: string) {
    this.#value = String(value)
    this.selectionStart = this.#value.length
    this.selectionEnd = this.#value.length
  }
  /** A text area's is the text in it, which is shown until somebody types. */
  get defaultValue(): string {
    return this.localName === 'textarea' ? this.textContent : this.#defaultValue
  }
  set defaultValue(value: string) {
    if (this.localName === 'textarea') this.textContent = value
    else this.#defaultValue = value
  }
  get checked(): boolean {
    return this.#checked
  }
  set checked(value: boolean) {
    this.#checked = value
  }
  get type(): string {
    return this.getAttribute('type') ?? (this.localName === 'button' ? 'submit' : 'text')
  }
  set type(value: string) {
    this.setAttribute('type', value)
  }
  get name(): string {
    return this.getAttribute('name') ?? ''
  }
  set name(value: string) {
    this.setAttribute('name', value)
  }
  get open(): boolean {
    return this.hasAttribute('open')
  }
  get tabIndex(): number {
    const own = this.getAttribute('tabindex')
    if (own !== null) return Number(own)
    return ['a', 'button', 'input', 'textarea', 'select'].includes(this.localName) ? 0 : -1
  }
  set tabIndex(value: number) {
    this.setAttribute('tabindex', String(value))
  }
  set innerHTML(html: string) {
    this.textContent = ''
    this.html = html
  }
  get innerHTML(): string {
    return this.html ?? ''
  }
  get dataset(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      [...this.attributes].flatMap(([name, value]) =>
        name.startsWith('data-')
          ? [[name.slice(5).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value]]
          : [],
      ),
    )
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name)
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value))
  }
  setAttributeNS(_: string, name: string, value: unknown): void {
    this.setAttribute(name, value)
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }
  matches(selector: string): boolean {
    if (selector === ':popover-open') return this.isLifted
    return parsedSelector(selector).some((one) => isOf(this, one))
  }
  closest(selector: string): LiveElement | null {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null)
  }
  querySelectorAll(selector: string): LiveElement[] {
    const found = this.children.flatMap((child) => [child, ...child.#all()])
    return found.filter((one) => one.matches(selector))
  }
  #all(): LiveElement[] {
    return this.children.flatMap((child) => [child, ...child.#all()])
  }
  querySelector(selector: string): LiveElement | null {
    return this.querySelectorAll(selector)[0] ?? null
  }
  cloneNode(): LiveElement {
    return new LiveElement(this.localName, this.namespaceURI, this.ownerDocument)
  }
  getBoundingClientRect(): object {
    return { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 }
  }
  setSelectionRange(start: number, end: number): void {
    this.selectionStart = start
    this.selectionEnd = end
  }
  select(): void {
    this.setSelectionRange(0, this.value.length)
  }
  focus({ preventScroll = false }: { readonly preventScroll?: boolean } = {}): void {
    const { ownerDocument: document } = this
    const before = document.activeElement
    if (!this.isConnected || before === this || this.hasAttribute('disabled')) return
    document.note(`stands on ${nameOf(this)}${preventScroll ? '' : ', brought into sight'}`)
    document.activeElement = this
    if (before !== document.body) {
      before.dispatchEvent(new LiveEvent('blur', { bubbles: false, relatedTarget: this }))
      before.dispatchEvent(new LiveEvent('focusout', { relatedTarget: this }))
    }
    this.dispatchEvent(new LiveEvent('focus', { bubbles: false, relatedTarget: before }))
    this.dispatchEvent(new LiveEvent('focusin', { relatedTarget: before }))
  }
  blur(): void {
    const { ownerDocument: document } = this
    if (document.activeElement !== this) return
    document.activeElement = document.body
    this.dispatchEvent(new LiveEvent('blur', { bubbles: false, relatedTarget: null }))
    this.dispatchEvent(new LiveEvent('focusout', { relatedTarget: null }))
  }
  click(): void {
    if (!this.hasAttribute('disabled')) this.dispatchEvent(new LiveEvent('click'))
  }
  requestSubmit(): void {
    this.dispatchEvent(new LiveEvent('submit'))
  }
  showModal(): void {
    this.ownerDocument.note(`opens ${nameOf(this)}`)
    this.setAttribute('open', '')
  }
  close(): void {
    if (!this.open) return
    this.ownerDocument.note(`closes ${nameOf(this)}`)
    this.removeAttribute('open')
  }
  showPopover(): void {
    this.ownerDocument.note(`lifts ${nameOf(this)}`)
    this.isLifted = true
  }
  hidePopover(): void {
    this.ownerDocument.note(`lets down ${nameOf(this)}`)
    this.isLifted = false
  }
  scrollTo(to?: unknown): void {
    this.ownerDocument.note(`scrolls ${nameOf(this)} to ${JSON.stringify(to)}`)
  }
  scrollBy(by?: unknown): void {
    this.ownerDocument.note(`scrolls ${nameOf(this)} by ${JSON.stringify(by)}`)
  }
  scrollIntoView(): void {
    this.ownerDocument.note(`brings ${nameOf(this)} into sight`)
  }
  setPointerCapture(): void {}
  releasePointerCapture(): void {}
  hasPointerCapture(): boolean {
    return false
  }
  animate(): object {
    return { finished: Promise.resolve(), cancel: () => undefined, play: () => undefined, pause: () => undefined }
  }
  getAnimations(): readonly object[] {
    return []
  }
  getContext(): null {
    return null
  }
  load(): void {}
  pause(): void {
    this.ownerDocument.note(`pauses ${nameOf(this)}`)
  }
  play(): Promise<void> {
    this.ownerDocument.note(`plays ${nameOf(this)}`)
    return Promise.resolve()
  }
}

/** Whether an element is what a selector without parts says. */
const isOf = (one: LiveElement, { tag, attributes }: Selector): boolean =>
  (tag === null || one.localName === tag) &&
  attributes.every(({ name, value, how }) => {
    const own = one.getAttribute(name)
    if (own === null) return false
    return value === null || (how === '^' ? own.startsWith(value) : own === value)
  })
