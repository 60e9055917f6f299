/** A page has one graph of modules, so there is one count of what of it is on its way. */
let loading = 0
const waiting: (() => void)[] = []

/** How many scripts that came to be needed are on their way. */
export const scriptsLoading = (): number => loading

/** Resolves once no script is on its way. */
export function scriptsLoaded(): Promise<void> {
  if (loading === 0) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting.push(resolve)
  return promise
}

let whenMissing = (): Promise<void> => Promise.resolve()

/** What is done before a script is asked for again that could not be had; a rejection means that it is still missing. */
export const beforeAskingAgain = (run: () => Promise<void>): void => void (whenMissing = run)

/** A script that is needed could not be had: there is no network, or its server does not answer. */
export class ScriptMissing extends Error {
  constructor(cause: unknown) {
    super('a script could not be loaded', { cause })
  }
}

async function counted<Code>(code: Promise<Code>): Promise<Code> {
  loading++
  try {
    return await code
  } catch (error) {
    throw new ScriptMissing(error)
  } finally {
    loading--
    if (loading === 0) for (const tell of waiting.splice(0)) tell()
  }
}

/**
 * Code that is loaded by whoever needs it first, and at hand from then on. `import()` itself is never at hand: each time it walks
 * through all that a module imports, a task of the event loop for every step, however long everything has been there. A script that
 * could not be had is asked for again the next time. Rejects with `ScriptMissing`.
 */
export function lazy<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined
  let isMissing = false
  return () => {
    if (code) return code
    code = counted(isMissing ? whenMissing().then(load) : load())
    code.catch(() => {
      code = undefined
      isMissing = true
    })
    return code
  }
}
