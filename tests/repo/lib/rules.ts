import { type Fault, lineOf, type Source } from './source.ts'

export interface Rule {
  id: string
  path: string
  line: number
}

/** Rules a document states: an id at the start of a heading, list item, table cell or paragraph (`## SES-4 …`, `- SES-4: …`). */
export function statedRules(document: Source): Rule[] {
  return [...document.text.matchAll(/^[#\-*|\s]*\**([A-Z]{2,5}-\d+)\b/gm)].map((match) => ({
    id: match[1]!,
    path: document.path,
    line: lineOf(document.text, match.index + match[0].length),
  }))
}

/** Rules stated twice, rules nothing cites, and citations of rules that are not stated. */
export function ruleFaults(documents: Source[], citers: Source[]): Fault[] {
  const rules = documents.flatMap(statedRules)
  const prefixes = new Set(rules.map((rule) => rule.id.split('-')[0]!))
  const known = new Set(rules.map((rule) => rule.id))
  const cited = new Set<string>()
  const faults: Fault[] = []
  for (const citer of citers) {
    for (const match of citer.text.matchAll(/\b([A-Z]{2,5})-\d+\b/g)) {
      cited.add(match[0])
      if (!prefixes.has(match[1]!) || known.has(match[0])) continue
      faults.push({
        path: citer.path,
        line: lineOf(citer.text, match.index),
        message: `cites ${match[0]}, which no rules document states`,
      })
    }
  }
  rules.forEach((rule, at) => {
    if (rules.findIndex((other) => other.id === rule.id) !== at)
      faults.push({ ...rule, message: `states ${rule.id} a second time` })
    else if (!cited.has(rule.id))
      faults.push({ ...rule, message: `${rule.id} is cited by no law, test or scenario: cite it in a title` })
  })
  return faults.map(({ path, line, message }) => ({ path, line, message }))
}
