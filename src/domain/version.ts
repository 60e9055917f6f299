/** The release that runs (marketplace §1): the dotted version of package.json, and the code that the reload check compares. */
export const appRelease = { version: '1.0.39', code: 1039 } as const

/**
 * What the native check must do (marketplace §4): `full` package when a major or minor part is behind, `hot` update when only a
 * later part is, nothing when `equal` or when the local version is `higher` than the server's.
 */
export type VersionVerdict = 'full' | 'hot' | 'equal' | 'higher'

/** Compares dot-separated integer parts; missing parts count 0 and the first difference decides. */
export function compareVersions(local: string, server: string): VersionVerdict {
  const [ours, theirs] = [partsOf(local), partsOf(server)]
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const difference = (ours[index] ?? 0) - (theirs[index] ?? 0)
    if (difference > 0) return 'higher'
    if (difference < 0) return index < 2 ? 'full' : 'hot'
  }
  return 'equal'
}

/** The server check's question: is the version it names newer than ours? */
export function isNewerVersion(server: string, local: string): boolean {
  const verdict = compareVersions(local, server)
  return verdict === 'full' || verdict === 'hot'
}

/** The page reloads if the server's versionNumber is greater than the local code (1039); the two are never derived. */
export function needsReload(serverVersionNumber: number, localCode: number): boolean {
  return serverVersionNumber > localCode
}

/** Parts that are no integers count 0, so that a malformed server version can never demand an upgrade. */
function partsOf(version: string): number[] {
  return version.split('.').map((part) => (/^\d{1,9}$/.test(part.trim()) ? Number(part) : 0))
}
