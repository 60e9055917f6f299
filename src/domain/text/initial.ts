import { isLetters } from '../form/validators.ts'

/** The first character whose reading begins with each letter, in the order of pinyin; I, U and V begin none. */
const firsts = Array.from('阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥仨他屲夕丫帀')
const letters = 'ABCDEFGHJKLMNOPQRSTWXYZ'
const order = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

const isHan = (char: string): boolean => /^\p{Script=Han}$/u.test(char)

/** The letter under which a name is found: that of its first character's reading, `#` for everything without one. */
export function initialOf(name: string): string {
  const [first = ''] = Array.from(name.trim())
  if (isLetters(first)) return first.toUpperCase()
  if (!isHan(first)) return '#'
  const at = firsts.findLastIndex((char) => order.compare(first, char) >= 0)
  return at < 0 ? '#' : letters[at]!
}

/** Names in the order of their reading, what has no letter last. */
export function byReading(a: string, b: string): number {
  const [one, other] = [initialOf(a), initialOf(b)]
  if (one !== other) return one === '#' ? 1 : other === '#' ? -1 : one < other ? -1 : 1
  return order.compare(a, b)
}
