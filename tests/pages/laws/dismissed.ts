import { setBy } from '../react-notes.ts'
import type { Made } from '../react-notes.ts'

/** What drives a dialog (`useModal`): Esc, the back gesture and the backdrop all ask for this. */
interface Modal {
  readonly onDismiss?: (() => void) | undefined
}
/** What asks the server for something. */
const SENDS = /\w+\.(?:submitRequested|confirmed|\w*[rR]equested \{"endpoint")/

const textOf = (children: unknown): string => {
  if (typeof children === 'string') return children
  if (Array.isArray(children)) return children.map(textOf).join('')
  const { props } = (children ?? {}) as { readonly props?: { readonly children?: unknown; readonly title?: unknown } }
  return props ? `${typeof props.title === 'string' ? props.title : ''}${textOf(props.children)}` : ''
}
const nameOf = ({ props }: Made): string => textOf(props['aria-label'] ?? props['children']).slice(0, 40)

/** Dialogs that nobody can dismiss, or that send something when they are. */
export async function undismissable(made: readonly Made[], said: string[]): Promise<string[]> {
  const found: string[] = []
  for (const one of made.filter(({ type }) => type === 'dialog')) {
    const { onDismiss } = (one.props['ref'] ?? {}) as Modal
    if (!onDismiss) {
      found.push(`${nameOf(one)}: cannot be dismissed`)
      continue
    }
    said.length = 0
    await setBy(onDismiss)
    for (const line of said.filter((text) => SENDS.test(text))) found.push(`${nameOf(one)}: dismissing it says ${line}`)
  }
  return found
}
