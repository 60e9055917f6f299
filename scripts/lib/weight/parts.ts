/** Length of the code of each module, by file of the build. */
export type Modules = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The package or the folder that a module belongs to. */
export function partOf(id: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  if (name) return name
  return id.split('/').slice(0, 3).join('/')
}

/** What a file is made of, largest first: its bytes shared out by the length of the code. */
export function partsOf(modules: Readonly<Record<string, number>>, bytes: number): [part: string, bytes: number][] {
  const lengths = new Map<string, number>()
  for (const [id, length] of Object.entries(modules)) lengths.set(partOf(id), (lengths.get(partOf(id)) ?? 0) + length)
  const whole = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  return [...lengths]
    .map(([part, length]): [string, number] => [part, whole === 0 ? 0 : (bytes * length) / whole])
    .toSorted((a, b) => b[1] - a[1])
}
