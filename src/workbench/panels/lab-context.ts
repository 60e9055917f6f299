import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Step } from '#scenarios/player/index.ts'
import { language } from '../language.ts'
import type { Lab } from '../lab.ts'
import type { LabState } from '../lab-core.ts'
import { stepSentence } from '../step-text.ts'

const LabContext = createContext<Lab | null>(null)

export const LabProvider = LabContext.Provider

/** The lab, for what is done. Throws outside of the workbench. */
export function useLab(): Lab {
  const lab = useContext(LabContext)
  if (!lab) throw new Error('useLab needs a LabProvider above it')
  return lab
}

/** One part of what the lab knows; a panel is drawn again only when its part changes. */
export function useLabState<Key extends keyof LabState>(key: Key): LabState[Key] {
  const lab = useLab()
  const part = () => lab.get()[key]
  return useSyncExternalStore(lab.subscribe, part, part)
}

/** Tells a step as a short sentence, in the words of the app beneath. */
export function useSentence(): (step: Step) => string {
  const { sayings } = useLab().catalogue
  return (step) => stepSentence(step, language.get(), sayings)
}
