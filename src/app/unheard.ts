/** A fact that nobody hears is a mistake where somebody can mend it: on the bench, in development, in tests. */
export function failUnheard(stream: string, type: string): never {
  throw new Error(`nobody hears ${type} at ${stream}`)
}
