import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * Of each number that stands in a scene of the garden and is not pressed itself: the words beside it that say why it is so, or where one
 * tap leads to them. What names a thing or a time (第 1 盏, 08:00, 1 号花盆) is no number of the game.
 */
const reasons: readonly (readonly [number: RegExp, why: RegExp])[] = [
  [/累计领取/, /magicDetails\?slot=/],
  [/^现有 \d+ 枚碎片/, /每领取一份收成得一枚/],
  [/^(每盏|还差) \d+ 枚碎片/, /^现有 \d+ 枚碎片/m],
  [/^\S+ \d+(\.\d+)?%( ·)?$/, /^灯里：/m],
  [/枚孵化中|牧场里有|只已出壳/, /也会继续孵化|^孵化/m],
  [/^\S+ \d+ × \d+|胜算|共 \d+ 回合|\d+ ?\/ ?\d+|的体力/, /胜算按「力气 × 体力」的平方计算/],
  [/可以收获 \d+|^× \d+%/, /产量加成 · 收 \d+ \S+/],
  [/^每点灵力/, /每点灵力消耗 1 微豆，本次生长加速 1%/],
  // On the page of an animal each stands below its name.
  [/^\d+( (小时|天|只))?$/, /^孵化/m],
]
/** Whatever is pressed leads on or opens something; a name and a time are no numbers of the game. */
const isPressed = (line: string): boolean =>
  /^(\s|[-+] |a \(|button|tab|spinbutton|progressbar|click|change|filled in|after|img|h1|h2|drawn)/.test(line)
const isName = (line: string): boolean => /^第 \d+ 盏|扎好$|^\d+ 号|^[春夏秋冬]季 · |^\d+月/.test(line)

interface Sight {
  readonly name: string
  readonly lines: readonly string[]
}
const sightsOf = (text: string): Sight[] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n')
      return { name, lines }
    })

/** Numbers that nothing explains, each with its sight. */
function unexplained({ name, lines }: Sight): string[] {
  const whole = lines.join('\n')
  return lines
    .filter((line) => /\d/.test(line) && !isPressed(line) && !isName(line))
    .filter((line) => !reasons.some(([number, why]) => number.test(line) && why.test(whole)))
    .map((line) => `${name}: ${line}`)
}

describe('the numbers of the garden', () => {
  it('each say why they are so, beside them or one tap away', () => {
    const sights = sightsOf(readFileSync('tests/pages/shown/garden.txt', 'utf8'))
    expect(sights.length).toBeGreaterThan(12)
    expect(sights.flatMap(unexplained)).toEqual([])
  })

  it('are found where nothing says why', () => {
    const sight = { name: 'x', lines: ['胜算 69%', 'button | 换 8 微豆', '第 1 盏兔儿灯', '共 3 只'] }
    expect(unexplained(sight)).toEqual(['x: 胜算 69%', 'x: 共 3 只'])
    expect(
      unexplained({ name: 'x', lines: ['胜算 69%', '胜算按「力气 × 体力」的平方计算：甲 12 × 40，乙 10 × 36'] }),
    ).toEqual([])
  })
})
