import { isRecord } from '#src/domain/unknown.ts'

/** What a text means as JSON; undefined where it is none. */
export const readJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** A JSON object out of what was typed; null when it is none. */
export function readObject(text: string): Readonly<Record<string, unknown>> | null {
  const value = readJson(text.trim() === '' ? '{}' : text)?.value
  return isRecord(value) && !Array.isArray(value) ? value : null
}
