import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aboutMoney, sayingIn, sayings, type Standing, untrue, whole } from '#scenarios/sayings.ts'
import { general, heard } from '#scenarios/sentences.ts'
import { sentencesIn, sentencesOfApp, sentencesOfServer } from './lib/sentences.ts'

const all = sentencesOfApp()
const server = sentencesOfServer()
/** A row of a table that is written as text is told by its cells. */
const told = [...server].flatMap(([sentence, path]) => sentence.split(/ +\| /).map((cell) => [cell, path] as const))
const none: Standing = {
  times: 0,
  orders: 0,
  charges: 0,
  closed: 0,
  wallet: 0,
  planted: 0,
  bids: 0,
  asks: 0,
}
/** Books in which one thing has happened, and in which nothing has. */
const books: readonly Standing[] = [none, ...Object.keys(none).map((what) => ({ ...none, [what]: 1 }))]

describe('every sentence of the app about money or belonging', () => {
  it('has its condition on the books, or a reason why it is about no intent', () => {
    expect(all.size).toBeGreaterThan(250)
    const unknown = [...all].filter(([sentence]) => sayingIn(sentence) === undefined)
    expect(unknown.map(([sentence, path]) => `${path}: 「${sentence}」 has neither a condition nor a reason`)).toEqual(
      [],
    )
  })

  it('has them where the server says it, in toasts, records, notices and stories', () => {
    expect(server.size).toBeGreaterThan(60)
    const unknown = told.filter(([cell]) => aboutMoney.test(cell) && sayingIn(cell) === undefined)
    expect(unknown.map(([cell, path]) => `${path}: 「${cell}」 has neither a condition nor a reason`)).toEqual([])
  })

  it('is one that somebody says: the tables hold nothing that is not said any more', () => {
    const listed: readonly string[] = Object.values(general).flat()
    expect(listed.filter((sentence) => !all.has(sentence))).toEqual([])
    expect(listed.filter((sentence, at) => listed.indexOf(sentence) !== at)).toEqual([])
    const { together: _, ...ofServer } = heard
    const words = Object.values(ofServer).flat()
    expect(words.filter((each) => !told.some(([cell]) => whole(each).test(cell)))).toEqual([])
    const said = [...all.keys(), ...server.keys()]
    expect(
      sayings.filter(({ says }) => !said.some((sentence) => says.test(sentence))).map(({ says }) => String(says)),
    ).toEqual([])
  })

  it.each(sayings.map((saying) => [String(saying.says), saying] as const))(
    'is true of some books and untrue of others: %s',
    (_, { holds }) => {
      expect(new Set(books.map(holds))).toEqual(new Set([true, false]))
    },
  )

  it('is found in literals, templates and markup, and a new one in none of the tables', () => {
    const text = `export const X = ({ n }) => <p>已从{n}扣款<b>钱已全额到账。再来一次</b></p>
      export const y = \`已扣 \${1} 豆\`; export const z = '没有付成！真的'; export const other = '今天天气好'`
    const found = sentencesIn([{ path: 'src/views/x/x.screen.tsx', text }])
    expect([...found.keys()]).toEqual(['已从…扣款', '钱已全额到账', '已扣 … 豆', '没有付成'])
    expect([...found.keys()].map(sayingIn)).toEqual([undefined, undefined, undefined, undefined])
    expect(sentencesIn([{ path: 'src/views/x/x.story.tsx', text }]).size).toBe(0)
  })

  it('is known on every page as it is drawn, with the values that stand there', () => {
    const lines = readdirSync('tests/pages/shown').flatMap((file) =>
      readFileSync(`tests/pages/shown/${file}`, 'utf8').split('\n'),
    )
    // A line names what it is of, then what is read there, with its tone: `- h2 | 免密支付 ~muted`; `button “支付”` is called so.
    const words = lines
      .filter((line) => !/^(→|#|click |cancel )/.test(line.trim()))
      .flatMap((line) => line.replace(/^ *[-+] /, '').split(' | '))
      .map((part) => (/^\w+ .*“(.*)”/.exec(part)?.[1] ?? part).replace(/ ~[\w-]+ *$/, ''))
    const about = words.filter((text) => aboutMoney.test(text))
    expect(about.length).toBeGreaterThan(100)
    expect(about.flatMap((text) => untrue(text, none)).filter((what) => what.endsWith('has no condition'))).toEqual([])
  })
})
