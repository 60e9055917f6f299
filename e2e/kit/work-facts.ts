import { readFileSync } from 'node:fs'

/** What a picture has to show, as `mock-server/art/works/facts.json` tells it; the tests have it from the file, as a reader would. */
export interface Work {
  readonly title: string
  readonly palette: readonly { readonly part: string; readonly hex: string }[]
  readonly stars?: readonly { readonly name: string; readonly ra: number; readonly dec: number; readonly mag: number }[]
  readonly lines?: readonly unknown[]
  readonly label?: string
  readonly parts?: readonly { readonly part: string; readonly count: number }[]
  readonly pattern?: {
    readonly patches: readonly { readonly colour: string; readonly from: number; readonly to: number }[]
  }
}

export const readFacts = (name: string): unknown =>
  JSON.parse(readFileSync(`mock-server/art/works/${name}.json`, 'utf8'))

export const facts = readFacts('facts') as Readonly<Record<string, readonly Work[]>>

/** How many of each part a picture may have, by its title. */
export type Counts = Readonly<Record<string, Readonly<Record<string, readonly [least: number, most?: number]>>>>
