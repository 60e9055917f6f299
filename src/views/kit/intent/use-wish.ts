import { useEffect } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { IntentContext } from '#src/machines/intent.ts'
import { useApp } from '../app/app-port.ts'
import { useStream } from '../app/use-stream.ts'

const states = ['sending', 'refused', 'uncertain', 'done'] as const

/** How a wish stands: not said yet, under way, refused by the server, 确认中, or done. */
export interface WishView<Result> {
  readonly state: 'none' | (typeof states)[number]
  readonly result: Result | null
  /** Why the server said no; `''` otherwise. */
  readonly message: string
}

/** Pure: a wish as a page sees it; without its stream it has not been said on this device, or was forgotten. */
export function viewWish<Result>(snapshot: AnyMachineSnapshot | undefined): WishView<Result> {
  const context = snapshot?.context as IntentContext | undefined
  const state = states.find((one) => snapshot?.matches(one as never)) ?? 'none'
  return {
    state,
    result: state === 'done' ? (context?.result as Result) : null,
    message: state === 'refused' ? (context?.failure?.message ?? '') : '',
  }
}

interface Wish {
  readonly endpoint: string
  readonly request: Readonly<Record<string, unknown>>
  readonly password?: string
}

/** Follows the wish under the key of the address, and says it. Somebody who looks at an unknown outcome asks for it at once. */
export function useWish<Result>(kind: 'blindBox' | 'transfer', key: string) {
  const app = useApp()
  const stream = `${kind === 'blindBox' ? 'blind-box' : 'transfer'}/${key}`
  const view = useStream(stream, viewWish<Result>)
  const check = () => app.say(stream, { type: `${kind}.checkRequested` })
  useEffect(() => {
    if (view.state === 'uncertain') check()
    // Once, when the page is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stream])
  return { ...view, check, wish: (wish: Wish) => app.say(stream, { type: `${kind}.requested`, ...wish }) }
}
