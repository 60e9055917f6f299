import { useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react'
import { echoComposed, echoComposing, echoReceived, echoSettled, echoTyped, startEcho } from './echo.ts'
import type { Echo } from './echo.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

interface Options {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Enter outside a composition. */
  onEnter?: (() => void) | undefined
  /** Applied to what was typed before it is kept: digits only, no spaces. */
  clean?: ((value: string) => string) | undefined
}

/** Binds an input or textarea to a value outside, safely for input methods: spread `bind` on the element. */
export function useEcho({ value, onChange, onBlur, onEnter, clean }: Options) {
  const [echo, setEcho] = useState(() => startEcho(value))
  const current = echoReceived(echo, value)
  // Kept in a ref as well: two events of one batch must not overwrite each other.
  const latest = useRef<Echo>(current)
  useLayoutEffect(() => {
    latest.current = current
  })
  if (current !== echo) setEcho(current)

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
    set,
    bind: {
      value: current.local,
      onChange: (event: ChangeEvent<TextElement>) => {
        const raw = event.currentTarget.value
        if (latest.current.composing) {
          keep(echoTyped(latest.current, raw))
          return
        }
        const text = clean ? clean(raw) : raw
        // Some browsers repeat the composed text as an ordinary change.
        if (text !== latest.current.local || text !== raw) set(text)
      },
      onCompositionStart: () => keep(echoComposing(latest.current)),
      onCompositionEnd: (event: CompositionEvent<TextElement>) => {
        const raw = event.currentTarget.value
        const text = clean ? clean(raw) : raw
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
