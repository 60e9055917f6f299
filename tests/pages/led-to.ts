import { fieldsOf } from '#src/domain/unknown.ts'
import type { Told } from './sight.ts'

/** So many addresses of its own that a page leads to are looked at. */
const LED_TO = 6
const ownAddress = /^ *→ navigation navigation\.(?:push|replace)Requested (\{.*"href":.*\})$/
const ownLink = /^a (?:“[^”]*” )?\((?:[^)]*, )?to #([^,)]+)/

/**
 * Where presses and links lead on the same page: a part of it, a sheet, what was chosen. Of addresses that differ by a number alone one is
 * looked at, and none that is an example.
 */
export function ledTo(own: string, shown: Pick<Told, 'lines' | 'presses'>, known: Set<string>): string[] {
  const formOf = (href: string) => href.replaceAll(/\d+|%../g, '0')
  known.add(formOf(own))
  const [path] = own.split('?')
  const found: string[] = []
  for (const line of [...shown.presses, ...shown.lines]) {
    const [, fact] = ownAddress.exec(line) ?? []
    const href = fact === undefined ? (ownLink.exec(line)?.[1] ?? '') : String(fieldsOf(JSON.parse(fact))['href'])
    if (href.split('?')[0] !== path || known.has(formOf(href)) || found.length === LED_TO) continue
    known.add(formOf(href))
    found.push(href)
  }
  return found
}
