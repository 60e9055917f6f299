import { isNewerVersion } from '#src/domain/version.ts'
import { call } from './call.ts'
import { effect, type Outcome, type Provided, type Tools } from './effect.ts'

/** The release that runs: `version` for the comparisons, `code` for the reload check (marketplace §1; A-35). */
export interface Release {
  readonly version: string
  readonly code: number
}

export interface UpdateTools {
  readonly release: Release
  /** Loads the page again, past the cache. */
  readonly reload: () => void
}

const RELOADED_FOR = 'reloadedFor'

/** The server's versionNumber for which this device reloaded last. */
const reloadedFor = ({ vault }: Pick<Tools, 'vault'>): number => Number(vault.get(RELOADED_FOR) ?? 0) || 0

/** The update checks (marketplace §4, §7; A-07). */
export function updateEffects(tools: Tools, { release, reload }: UpdateTools): Provided {
  const checkServer = async (_: object, signal: AbortSignal): Promise<Outcome> => {
    const called = await call(tools, 'system.customerVersion', {}, { signal, silent: true })
    if (!called.ok) return { type: 'checkServer.failed', failure: called.failure }
    return {
      type: 'checkServer.succeeded',
      newer: isNewerVersion(called.data.version, release.version),
      ...called.data,
    }
  }

  const checkNative = async (_: object, signal: AbortSignal): Promise<Outcome> => {
    const userId = tools.vault.credentials()?.userId
    const called = await call(tools, 'system.latest', userId ? { userId } : {}, { signal, silent: true })
    if (!called.ok) return { type: 'checkNative.failed', failure: called.failure }
    return { type: 'checkNative.succeeded', ...called.data, localVersion: release.version, localCode: release.code }
  }

  return {
    input: { reloadedFor: reloadedFor(tools) },
    actors: {
      checkServer: effect('checkServer', tools, checkServer),
      checkNative: effect('checkNative', tools, checkNative),
    },
    actions: {
      reloadPage: (_: never, { versionNumber }: { versionNumber: number }) => {
        tools.vault.set(RELOADED_FOR, String(versionNumber))
        reload()
      },
    } as Provided['actions'],
  }
}
