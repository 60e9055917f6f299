import { useEffect, useSyncExternalStore } from 'react'
import type { CallName } from '#src/contract/rest/calls.ts'
import { useApp } from '../app/app.ts'
import { createRetries, useRetries } from './retries.ts'
import { resourceStream } from './resource-stream.ts'
import { type Resource, type ResourceOf, useResource } from './use-resource.ts'

/** Each answer that could not be had, of what pages show beside what they are about. */
const missing = createRetries()
/** With these something was answered: asking anew brings the same. */
const answered = ['refused', 'signInNeeded', 'request']

const nothing = () => undefined
const noChange = () => nothing
const always = () => true

/**
 * `useResource` of what stands beside what a page is about: a count, a fee, what a sheet offers. The page does without it, and that it
 * could not be had is said above the page, once for all that is missing there, with a way to ask anew. On the first page of a start it
 * is asked for once that shows what it is about: its calls, and the code they need, would hold that back.
 */
export function useAside<Name extends CallName>(input: ResourceOf<Name> | null): Resource<Name> {
  const { firstScreen } = useApp()
  const isShown = firstScreen?.isShown ?? always
  const begins = useSyncExternalStore(firstScreen?.subscribe ?? noChange, isShown, isShown)
  const resource = useResource(begins ? input : null)
  const { status, failure, refresh } = resource
  const stream = input ? resourceStream(input) : ''
  const isMissing = input !== null && status === 'failed' && !answered.includes(failure?.reason ?? '')
  useEffect(() => {
    if (!isMissing) return
    missing.add(refresh)
    return () => void missing.drop(refresh)
  }, [isMissing, stream]) // oxlint-disable-line react/exhaustive-deps -- the stream names what is asked for
  return resource
}

/** Asks anew for all that is missing beside; null while nothing is. */
export const useMissingAsides = (): (() => void) | null => useRetries(missing)
