import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent, SyntheticEvent } from 'react'
import {
  draftReceived,
  insertAt,
  isSendKey,
  mention,
  mentionable,
  mentionAt,
  sendable,
  spokenTo,
  startWriting,
  written,
} from './composer-text.ts'
import type { Person } from '../../kit/chat/people-view.ts'

interface Options {
  readonly draft: string
  /** Whom one may speak to with an @; empty outside of groups. */
  readonly people: readonly Person[]
  readonly onDraft: (text: string) => void
  readonly onSend: (text: string, mentions: readonly string[]) => void
}

/** The text field of the composer: see composer-text.ts. Spread `bind` on a textarea. */
export function useWriting({ draft, people, onDraft, onSend }: Options) {
  const box = useField(draft, onDraft)
  const { text, put, field, composing } = box
  const mentions = useMentions(box, people)

  const send = () => {
    const ready = sendable(text)
    if (ready === null) return
    onSend(
      ready,
      spokenTo(ready, people).map(({ id }) => id),
    )
    box.empty()
  }
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { isComposing, keyCode } = event.nativeEvent
    const isFree = !isComposing && !composing.current && keyCode !== 229
    if (isFree && mentions.hear(event.key)) {
      event.preventDefault()
      return
    }
    if (!isSendKey({ key: event.key, shiftKey: event.shiftKey, isComposing, keyCode }, composing.current)) return
    event.preventDefault()
    send()
  }
  const insert = (added: string) => {
    const el = field.current
    put(insertAt(text, el?.selectionStart ?? text.length, el?.selectionEnd ?? text.length, added))
  }
  return {
    text,
    canSend: sendable(text) !== null,
    mentions,
    send,
    insert,
    field,
    bind: { ...box.bind, onKeyDown: keys },
  }
}

/** Five lines of 24 px, and the space around them. */
const tallest = 5 * 24 + 20

/** As high as the text, up to five lines; and the caret where the returned function puts it after the next change. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const caretTo = useRef<number | null>(null)
  useLayoutEffect(() => {
    const el = field.current
    if (!el) return
    el.style.setProperty('height', 'auto')
    el.style.setProperty('height', `${Math.min(el.scrollHeight, tallest)}px`)
    if (caretTo.current === null) return
    el.setSelectionRange(caretTo.current, caretTo.current)
    caretTo.current = null
  }, [field, text])
  return (caret: number) => {
    caretTo.current = caret
  }
}

function useField(draft: string, onDraft: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null)
  const composing = useRef(false)
  const [caret, setCaret] = useState<number | null>(null)
  const [kept, setKept] = useState(() => startWriting(draft))
  const writing = draftReceived(kept, draft)
  if (writing !== kept) setKept(writing)
  const { text } = writing
  const caretTo = useGrowing(field, text)

  const change = (next: string, at: number | null) => {
    setKept((was) => written(was, next))
    setCaret(at)
    // While an input method composes nothing leaves the field.
    if (!composing.current) onDraft(next)
  }
  /** Without the focus: a panel may be open in the place of the keyboard. */
  const put = (next: { readonly text: string; readonly caret: number }) => {
    caretTo(next.caret)
    change(next.text, null)
  }
  /** What was written is gone, also where an input method still holds it. */
  const empty = () => {
    composing.current = false
    change('', null)
  }
  const busy = (isBusy: boolean) => setKept((was) => ({ ...was, busy: isBusy }))
  const bind = {
    value: text,
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) =>
      change(event.currentTarget.value, composing.current ? null : event.currentTarget.selectionStart),
    onSelect: (event: SyntheticEvent<HTMLTextAreaElement>) => {
      const { selectionStart, selectionEnd } = event.currentTarget
      if (caret !== null && !composing.current) setCaret(selectionStart === selectionEnd ? selectionStart : null)
    },
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: (event: SyntheticEvent<HTMLTextAreaElement>) => {
      composing.current = false
      change(event.currentTarget.value, event.currentTarget.selectionStart)
    },
    onFocus: () => busy(true),
    onBlur: () => {
      busy(false)
      setCaret(null)
    },
  }
  return { field, composing, text, caret, setCaret, change, put, empty, bind }
}

/** Who is offered after an @, and the keys that choose among them. */
function useMentions({ text, caret, setCaret, put }: ReturnType<typeof useField>, people: readonly Person[]) {
  const [choice, setChoice] = useState({ query: '', at: 0 })
  const search = caret === null || people.length === 0 ? null : mentionAt(text, caret)
  const offered = search ? mentionable(people, search.query) : []
  const at = search?.query === choice.query ? Math.min(choice.at, Math.max(0, offered.length - 1)) : 0
  const pick = (person: Person) => search && put(mention(text, search, person.name))
  const step = (by: number) =>
    setChoice({ query: search?.query ?? '', at: (at + by + offered.length) % offered.length })
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => pick(offered[at]!),
    Tab: () => pick(offered[at]!),
    Escape: () => setCaret(null),
  }
  const hear = (key: string): boolean => {
    const act = offered.length > 0 ? keys[key] : undefined
    act?.()
    return act !== undefined
  }
  return { offered, chosen: at, pick, hear }
}
