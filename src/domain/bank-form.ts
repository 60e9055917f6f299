/** What a bank's HTML form comes down to: where it is posted, and what with. */
export interface BankForm {
  /** As written: absolute, or below the server's origin. */
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

const HTML_MAX = 64 * 1024
const FIELDS_MAX = 100

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

const unescape = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,6}));/g,
    (whole, decimal?: string, hex?: string, name = '') => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
      if (code === undefined) return entities[name] ?? whole
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
    },
  )

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g

function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of tag.matchAll(attribute)) {
    // The first of two attributes of one name counts, as in a browser.
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, unescape(double ?? single ?? bare ?? ''))
  }
  return found
}

const notShown = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const tagStart = /<(form|input|select|textarea|base|\/form)\b/gi
const tagRest = /((?:"[^"]*"|'[^']*'|[^'">])*)>/y
/** What stands in a text area is text, but that there is one counts. */
const strip = (html: string): string =>
  html.replace(notShown, (_, name?: string) => (name?.toLowerCase() === 'textarea' ? '<textarea>' : ''))

/** The tags that matter; null where one never ends. Every sign is looked at a bounded number of times, whatever the text. */
function tagsOf(html: string): { readonly kind: string; readonly attributes: Map<string, string> }[] | null {
  const found = []
  tagStart.lastIndex = 0
  for (let start = tagStart.exec(html); start; start = tagStart.exec(html)) {
    tagRest.lastIndex = tagStart.lastIndex
    const rest = tagRest.exec(html)
    if (!rest) return null
    tagStart.lastIndex = tagRest.lastIndex
    found.push({ kind: start[1]!.toLowerCase(), attributes: attributesOf(rest[1]!) })
  }
  return found
}

/**
 * Reads the one form in what a bank answers. Nothing of the HTML is ever put into a page: a form of our own is made from the address
 * and the fields, whatever else stands around it. Null for anything but exactly one posted form with an address and hidden fields: none,
 * several, a form that is fetched, a changed base, a field of another kind or twice, an address with signs we cannot read, a tag
 * that never ends.
 */
export function readBankForm(html: string): BankForm | null {
  if (html.length > HTML_MAX) return null
  let action: string | null = null
  let isInside = false
  const fields = new Map<string, string>()
  const tags = tagsOf(strip(html))
  if (!tags) return null
  for (const { kind, attributes } of tags) {
    if (kind === 'base') return null
    if (kind === '/form') isInside = false
    if (kind === 'form') {
      if (action !== null || attributes.get('method')?.toLowerCase() !== 'post') return null
      action = attributes.get('action')?.trim() ?? ''
      isInside = true
    }
    if (isInside && (kind === 'select' || kind === 'textarea')) return null
    const field = attributes.get('name') ?? ''
    if (kind !== 'input' || !isInside || field === '' || !isSent(attributes)) continue
    if (fields.has(field) || fields.size === FIELDS_MAX) return null
    fields.set(field, attributes.get('value') ?? '')
  }
  if (action === null || action === '' || /&#?\w+;/.test(action)) return null
  return { action, fields: Object.fromEntries(fields) }
}

/** Whether a browser would send a field when the form is sent off by itself. */
function isSent(attributes: ReadonlyMap<string, string>): boolean {
  const type = attributes.get('type')?.toLowerCase() ?? ''
  if (attributes.has('disabled') || ['submit', 'button', 'reset', 'image', 'file'].includes(type)) return false
  return !['checkbox', 'radio'].includes(type) || attributes.has('checked')
}
