import { describe, expect, it } from 'vitest'
import { appRelease, compareVersions, isNewerVersion, type VersionVerdict, needsReload } from './version.ts'

describe('native version', () => {
  const examples: [string, string, VersionVerdict][] = [
    ['1.0.39', '2.0.0', 'full'],
    ['1.0.39', '1.1.0', 'full'],
    ['1.0.39', '1.0.40', 'hot'],
    ['1.0.39', '1.0.39.1', 'hot'],
    ['1.0.39', '1.0.39', 'equal'],
    ['1.0', '1.0.0', 'equal'],
    ['1', '1.0.1', 'hot'],
    ['1.0.39', '1.0.38', 'higher'],
    ['1.0.1', '1.0', 'higher'],
    ['1.0.39', '', 'higher'],
    ['1.0.39', 'latest', 'higher'],
    // A part that is no number is none, whatever it begins or ends with.
    ['1.0.39', '1.0.v40', 'higher'],
    ['1.0.39', '1.0.40b', 'higher'],
    ['1.0.39', '1.0.1234567890', 'higher'],
    ['1.0.39', '1.0. 40 ', 'hot'],
  ]
  for (const [local, server, verdict] of examples) {
    it(`${local} against ${server || '(none)'} is ${verdict}`, () =>
      expect(compareVersions(local, server)).toBe(verdict))
  }

  it('[A-35] the first difference decides, and a local version above the server does nothing', () => {
    expect(compareVersions('2.0.0', '1.9.99')).toBe('higher')
    expect(compareVersions('1.2.0', '1.1.99')).toBe('higher')
    expect(compareVersions('1.9.0', '1.10.0')).toBe('full')
  })

  it('only a newer server version is newer', () => {
    expect(isNewerVersion('1.0.40', '1.0.39')).toBe(true)
    expect(isNewerVersion('1.0.39', '1.0.39')).toBe(false)
    expect(isNewerVersion('1.0.3', '1.0.39')).toBe(false)
  })

  it('[const:app-version-code] reloads only when the server number is greater than the local code', () => {
    expect(appRelease.code).toBe(1039)
    expect([1040, 1039, 1038].map((number) => needsReload(number, appRelease.code))).toEqual([true, false, false])
  })
})
