import { useEffect, useSyncExternalStore } from 'react'
import type { Language } from '#scenarios/player/index.ts'
import { language } from '../language.ts'

/** The language that is spoken; whoever asks is drawn again in another. */
export function useLanguage(): Language {
  const spoken = useSyncExternalStore(language.subscribe, language.get, language.get)
  useEffect(() => {
    document.documentElement.lang = spoken === 'zh' ? 'zh-CN' : 'en'
  }, [spoken])
  return spoken
}
