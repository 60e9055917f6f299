import { useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react'
import { echoComposed, echoComposing, echoReceived, echoSettled, echoTyped, startEcho } from './echo.ts'
import type { Echo } from './echo.ts'
import { fitText } from './fit-text.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

interface Options {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Enter outside a composition. */
  onEnter?: (() => void) | undefined
  /** Applied to what was typed before it is kept: digits only, no spaces. */
  clean?: ((value: string) => string) | undefined
  /** Characters, as people see them. What there is no room for is not kept, and that is said: the browser would cut it silently. */
  max?: number | undefined
}

/** Binds an input or textarea to a value outside, safely for input methods: spread `bind` on the element. */
export function useEcho({ value, onChange, onBlur, onEnter, clean, max }: Options) {
  const [echo, setEcho] = useState(() => startEcho(value))
  const current = echoReceived(echo, value)
  // Kept in a ref as well: two events of one batch must not overwrite each other.
  const latest = useRef<Echo>(current)
  useLayoutEffect(() => {
    latest.current = current
  })
  if (current !== echo) setEcho(current)

  const [isCut, setIsCut] = useState(false)
  /** What stood there before the input method began. */
  const before = useRef(current.local)
  const put = (raw: string): string => {
    const text = clean ? clean(raw) : raw
    const kept = max === undefined ? text : fitText(before.current, text, max)
    setIsCut(kept !== text)
    return kept
  }

  const keep = (next: Echo) => {
    latest.current = next
    setEcho(next)
  }
  const set = (text: string) => {
    keep(echoTyped({ ...latest.current, composing: false }, text))
    onChange(text)
  }
  return {
    local: current.local,
    /** Something that was put in last was not kept. */
    isCut,
    set: (text: string) => {
      setIsCut(false)
      set(text)
    },
    bind: {
      value: current.local,
      onChange: (event: ChangeEvent<TextElement>) => {
        const raw = event.currentTarget.value
        if (latest.current.composing) {
          keep(echoTyped(latest.current, raw))
          return
        }
        before.current = latest.current.local
        const text = put(raw)
        // Some browsers repeat the composed text as an ordinary change.
        if (text !== latest.current.local || text !== raw) set(text)
      },
      onCompositionStart: () => {
        before.current = latest.current.local
        keep(echoComposing(latest.current))
      },
      onCompositionEnd: (event: CompositionEvent<TextElement>) => {
        const text = put(event.currentTarget.value)
        keep(echoComposed(latest.current, text))
        onChange(text)
      },
      onBlur: () => {
        if (!latest.current.composing) keep(echoSettled(latest.current, value))
        onBlur?.()
      },
      onKeyDown: (event: KeyboardEvent<TextElement>) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing && !latest.current.composing) onEnter?.()
      },
    },
  }
}
