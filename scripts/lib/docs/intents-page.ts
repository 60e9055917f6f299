import type { DeclaredEndpoint } from '../declared.ts'

/** One paragraph, or one row, of the page. */
const line = (...parts: readonly string[]): string => parts.join(' ')

const rules = [
  '# What we know about an intent\n',
  '<!-- Written by npm run docs from the endpoint records; do not edit -->\n',
  line(
    'An intent takes or gives something. It is *done*, *not done* or *unknown*, and only these may say which',
    '(`services/verdict.ts`, [docs/decisions/0025](decisions/0025-unknown-is-not-no.md)):\n',
  ),
  '| verdict | who says it | what people are told |',
  '|---|---|---|',
  line(
    "| done | the data of the call; the server's answer to the question;",
    "where a server knows no keys, the only order of one's own that can be meant | that it is done |",
  ),
  line(
    '| not done | a refusal of the first sending (a body code that is neither success nor 5xx, HTTP 4xx but 408);',
    "the server's answer to the question | why, in the server's words; it can be asked for again, under the same key |",
  ),
  line(
    '| unknown | everything else: no answer, an unreadable or foreign one, HTTP 5xx, a body code 5xx,',
    'and after any of these every refusal of a repetition | 确认中; it stays in sight,',
    'is asked about after 2, 5, 10, 30 and then every 60 s, and is not offered again without a question |\n',
  ),
  line(
    'What goes on after a restart is a repetition. A repetition asks `system.intent` first, which never acts; it goes out only where',
    'the server gives the key back and has never heard of it, with everything that the first sending carried.\n',
  ),
].join('\n')

const row = ({ name, summary, question }: DeclaredEndpoint): string => {
  if (question === null) return ''
  return 'seenIn' in question ? `| \`${name}\` | ${summary} | \`${question.seenIn}\` |` : ''
}
const unasked = ({ name, question }: DeclaredEndpoint): string =>
  question !== null && 'needsNone' in question ? `| \`${name}\` | ${question.needsNone} |` : ''

/** What is known about each call that changes something: the question it can be asked, or why nobody asks. */
export function intentsPage(endpoints: readonly DeclaredEndpoint[]): string {
  const asked = endpoints.map(row).filter((line) => line !== '')
  const others = endpoints.map(unasked).filter((line) => line !== '')
  return [
    rules,
    `## The ${asked.length} calls that are asked after\n`,
    'Each by its key, with `system.intent`. Without keys, what it did is to be seen in the last column.\n',
    ['| call | what for | seen in |', '|---|---|---|', ...asked].join('\n'),
    `\n## The ${others.length} calls that nobody has to ask after\n`,
    ['| call | why |', '|---|---|', ...others].join('\n'),
    '',
  ].join('\n')
}
