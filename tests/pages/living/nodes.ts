import type { LiveDocument } from './document.ts'
import type { LiveElement } from './elements.ts'
import { type LiveEvent, Listening } from './events.ts'

/** From a node to the window. */
function pathOf(node: LiveNode): Listening[] {
  const path: Listening[] = []
  for (let at: LiveNode | null = node; at; at = at.parentNode) path.push(at)
  const { defaultView } = node.ownerDocument
  return path.includes(node.ownerDocument) ? [...path, defaultView] : path
}

/** A node of any kind. */
export class LiveNode extends Listening {
  parentNode: LiveNode | null = null
  readonly childNodes: LiveNode[] = []
  nodeValue: string | null = null
  readonly nodeType: number
  readonly nodeName: string
  readonly ownerDocument: LiveDocument
  constructor(nodeType: number, nodeName: string, ownerDocument: LiveDocument | null) {
    super()
    this.nodeType = nodeType
    this.nodeName = nodeName
    // A document is its own.
    this.ownerDocument = ownerDocument ?? (this as unknown as LiveDocument)
  }
  get data(): string {
    return this.nodeValue ?? ''
  }
  set data(value: string) {
    this.nodeValue = value
  }
  get parentElement(): LiveElement | null {
    return this.parentNode?.nodeType === 1 ? (this.parentNode as LiveElement) : null
  }
  get firstChild(): LiveNode | null {
    return this.childNodes[0] ?? null
  }
  get lastChild(): LiveNode | null {
    return this.childNodes.at(-1) ?? null
  }
  get nextSibling(): LiveNode | null {
    const row = this.parentNode?.childNodes ?? []
    return row[row.indexOf(this) + 1] ?? null
  }
  get previousSibling(): LiveNode | null {
    const row = this.parentNode?.childNodes ?? []
    return row[row.indexOf(this) - 1] ?? null
  }
  get isConnected(): boolean {
    return this.getRootNode() === this.ownerDocument
  }
  getRootNode(): LiveNode {
    return this.parentNode?.getRootNode() ?? this
  }
  contains(other: LiveNode | null): boolean {
    for (let at = other; at; at = at.parentNode) if (at === this) return true
    return false
  }
  insertBefore(node: LiveNode, before: LiveNode | null): LiveNode {
    node.remove()
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before)
    this.childNodes.splice(at, 0, node)
    node.parentNode = this
    return node
  }
  appendChild(node: LiveNode): LiveNode {
    return this.insertBefore(node, null)
  }
  append(...nodes: LiveNode[]): void {
    for (const node of nodes) this.appendChild(node)
  }
  replaceChildren(...nodes: LiveNode[]): void {
    while (this.firstChild) this.firstChild.remove()
    this.append(...nodes)
  }
  removeChild(node: LiveNode): LiveNode {
    this.childNodes.splice(this.childNodes.indexOf(node), 1)
    node.parentNode = null
    const { ownerDocument } = this
    if (node.contains(ownerDocument.activeElement)) ownerDocument.activeElement = ownerDocument.body
    return node
  }
  remove(): void {
    this.parentNode?.removeChild(this)
  }
  get textContent(): string {
    return this.nodeType === 1 ? this.childNodes.map((one) => one.textContent).join('') : this.data
  }
  set textContent(text: string) {
    if (this.nodeType !== 1) {
      this.nodeValue = text
      return
    }
    while (this.firstChild) this.firstChild.remove()
    if (text !== '') this.appendChild(this.ownerDocument.createTextNode(text))
  }
  /** Sends an event down to this node and up again, as far as it rises. */
  dispatchEvent(event: LiveEvent): boolean {
    event.target = this
    const path = pathOf(this)
    for (const one of path.toReversed()) if (!event.isStopped) one.tell(event, true)
    for (const one of event.bubbles ? path : path.slice(0, 1)) if (!event.isStopped) one.tell(event, false)
    return !event.defaultPrevented
  }
}
