import { parseHref, routeAt } from '#src/routes/table.ts'
import { otherNames } from './excused.ts'

interface Link {
  readonly from: string
  readonly to: string
  /** What stands on it: its label, or each of its words. */
  readonly words: readonly string[]
}

const LINK = /^a (?:“([^”]*)” )?\((?:[^)]*?, )?to #([^,)]+)[^)]*\)(.*)$/
const toneOf = / ~[\w ]+$/

/** The links among the lines of a page. */
export function linksIn(from: string, lines: readonly string[]): Link[] {
  return lines.flatMap((line) => {
    const [, label, to, rest = ''] = LINK.exec(line) ?? []
    if (to === undefined) return []
    const words = label === undefined ? rest.split(' | ').map((word) => word.replace(toneOf, '').trim()) : [label]
    return [{ from, to, words: words.filter((word) => word !== '') }]
  })
}

/** Pages that are made of ways to others: whatever leads from there to a page of its own is called as that page is. */
const menus: readonly string[] = [
  '/pages/home/home',
  '/pages/mine/mine',
  '/pages/mine/settings/index',
  '/pages/mine/aboutUs/aboutUs',
  '/pages/home/functions/index',
  '/pages/home/magicGarden/fingerpost',
  '/pages/home/newPattern/index',
]
/** Of one thing among many, which its own name stands for; a page that lies elsewhere. */
const OF_ONE = /[?&](?:id|orderId|categoryId|category|productId|typeId|user|userId|url)=/
/** How much there is of something, or a name that was invented. */
const COUNTED = /\d/

/** Links that lead elsewhere than their words say. `headings` has what can stand above each page, by its path. */
export function misnamed(links: readonly Link[], headings: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const namesOf = (path: string): ReadonlySet<string> => headings.get(routeAt(path)?.path ?? path) ?? new Set()
  const all = new Set([...headings.values()].flatMap((names) => [...names]))
  const wrong = links.flatMap(({ from, to, words }) => {
    const { path } = parseHref(to)
    const names = namesOf(path)
    const isNamed = words.some((word) => names.has(word) || otherNames[word] === path)
    if (isNamed) return []
    const named = words.find((word) => all.has(word))
    if (named !== undefined) return [`${from}: 「${named}」 leads to ${path}`]
    const isOfAPage = menus.includes(from) && !OF_ONE.test(to) && !words.some((word) => COUNTED.test(word))
    return isOfAPage ? [`${from}: 「${words.join(' ')}」 leads to ${path}`] : []
  })
  return [...new Set(wrong)]
}
