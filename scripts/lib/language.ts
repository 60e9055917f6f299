import { languageOf } from '#src/domain/text/language.ts'

export { languageOf }

export const language = languageOf(process.env)

/** The text in the language of this command. */
export const inWords = (en: string, zh: string): string => (language === 'zh' ? zh : en)
