import { LiveElement } from './elements.ts'
import type { Listening } from './events.ts'
import { LiveNode } from './nodes.ts'

const XHTML = 'http://www.w3.org/1999/xhtml'

/**
 * As much of a document as React needs to keep a page alive: elements, words, events that rise, the focus, dialogs. Nothing has a size.
 * What a page asks of it (to stand on something, to scroll, to open a dialog) is noted.
 */
export class LiveDocument extends LiveNode {
  readonly documentElement: LiveElement
  readonly body: LiveElement
  activeElement: LiveElement
  visibilityState: 'visible' | 'hidden' = 'visible'
  title = ''
  /** Browsers tell of what is typed. */
  readonly oninput = null
  readonly defaultView: Listening
  /** Who is told what is asked of it. */
  note: (what: string) => void = () => undefined
  constructor(view: Listening) {
    super(9, '#document', null)
    this.defaultView = view
    this.documentElement = this.createElement('html')
    this.body = this.createElement('body')
    this.activeElement = this.body
    this.appendChild(this.documentElement)
    this.documentElement.appendChild(this.createElement('head'))
    this.documentElement.appendChild(this.body)
  }
  createElement(name: string): LiveElement {
    return new LiveElement(name, XHTML, this)
  }
  createElementNS(space: string, name: string): LiveElement {
    return new LiveElement(name, space, this)
  }
  createTextNode(text: string): LiveNode {
    const node = new LiveNode(3, '#text', this)
    node.nodeValue = text
    return node
  }
  createDocumentFragment(): LiveElement {
    return this.createElement('fragment')
  }
  createComment(text: string): LiveNode {
    const node = new LiveNode(8, '#comment', this)
    node.nodeValue = text
    return node
  }
  querySelectorAll(selector: string): LiveElement[] {
    return this.documentElement.querySelectorAll(selector)
  }
  querySelector(selector: string): LiveElement | null {
    return this.documentElement.querySelector(selector)
  }
  getElementById(id: string): LiveElement | null {
    return this.querySelectorAll('*').find((one) => one.id === id) ?? null
  }
  elementFromPoint(): null {
    return null
  }
  hasFocus(): boolean {
    return true
  }
}
