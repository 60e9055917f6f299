import type { Scenario, Step } from '#scenarios/player/index.ts'

/** How a run begins: what a bench is told. */
export type Beginning = Pick<Scenario, 'world' | 'seed' | 'clock' | 'start'> & { readonly chat: boolean }

/** A run is how it began and what was done to it from outside: everything else follows. */
export interface Run {
  readonly beginning: Beginning
  readonly steps: readonly Step[]
}

/** The run as a scenario, to be saved, linked and played anywhere; its steps as `clean` leaves them. */
export const scenarioOf = (
  { beginning, steps }: Run,
  title: Scenario['title'],
  clean: (steps: readonly Step[]) => readonly Step[],
): Scenario => ({
  title,
  ...beginning,
  recorded: true,
  cites: [],
  steps: [...clean(steps)],
})

/** A scenario as a run: the sign-in before its first step is made a part of it by whoever plays it. */
export const runOf = ({ world, seed, clock, start, chat = false, steps }: Scenario): Run => ({
  beginning: { world, seed, clock, start, chat },
  steps,
})

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))

const squeezed = async (bytes: Uint8Array<ArrayBuffer>, how: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(how)).arrayBuffer())

/** A scenario as what stands in a link: compressed, and without what an address would have to escape. */
export async function linkOf(scenario: Scenario): Promise<string> {
  const bytes = await squeezed(bytesOf(JSON.stringify(scenario)), new CompressionStream('deflate-raw'))
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** What a link says, as text; throws where it says nothing. */
export async function readLink(link: string): Promise<string> {
  const packed = atob(link.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(packed, (letter) => letter.codePointAt(0)!)
  return new TextDecoder().decode(await squeezed(bytes, new DecompressionStream('deflate-raw')))
}
