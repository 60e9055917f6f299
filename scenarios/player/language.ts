/** The languages of what developers read. */
export type Language = 'en' | 'zh'

/** A text in both of them. */
export type Said = Readonly<Record<Language, string>>

/** Something went wrong, and why is known in both languages; `message` has the English one. */
export class SaidError extends Error {
  readonly said: Said
  constructor(said: Said) {
    super(said.en)
    this.said = said
  }
}

/** A title or text that somebody may have written in one language only. */
export const eitherText = (text: string | Said, language: Language): string =>
  typeof text === 'string' ? text : text[language]

/** What an error says; what is known in one language only is quoted in the other. */
export function saidOf(error: unknown): Said {
  // The app in a frame has classes of its own.
  const { said, message = String(error) } = (error ?? {}) as { readonly said?: Said; readonly message?: string }
  if (said) return said
  return { en: message, zh: `出错：「${message}」` }
}
