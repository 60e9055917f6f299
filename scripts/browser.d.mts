export interface Browser {
  executablePath: string
  args: string[]
  env?: Record<string, string>
  /** Where it was found, for the log. */
  from: string
}
export function findBrowser(): Promise<Browser>
export function aptInstall(packages: string[]): boolean
export function ensureChineseFont(): boolean
