import type { ReactNode } from 'react'
import { catalogue } from './catalogue.ts'
import type { Lab } from '../lab.ts'
import { firstState, type LabState } from '../lab-core.ts'
import { language, languageFor } from '../language.ts'
import { useLanguage } from '../panels/use-language.ts'
import { LabProvider } from '../panels/lab-context.ts'

// `&lang=en` behind the address of a story shows it in English.
language.set(languageFor(location.search, ['zh']))

const still = async (): Promise<undefined> => undefined

interface StoryLabProps {
  readonly state?: Partial<LabState>
  /** What the app answers that is not there. */
  readonly asked?: unknown
  readonly children: ReactNode
}

/** A panel beside a lab that knows this, and does nothing. */
export function StoryLab({ state = {}, asked, children }: StoryLabProps) {
  useLanguage()
  const known: LabState = { ...firstState(catalogue.setting), ready: true, ...state }
  const knows = {
    ask: async () => asked,
    catalogue,
    get: () => known,
    subscribe: () => () => true,
  } as unknown as Partial<Lab>
  // Whatever else is asked of it is done at once, and changes nothing.
  const lab = new Proxy(knows, { get: (own, name) => own[name as keyof Lab] ?? still }) as Lab
  return (
    <LabProvider value={lab}>
      <div className="h-dvh bg-paper text-ink">{children}</div>
    </LabProvider>
  )
}
