import { describe, expect, it } from 'vitest'
import { characterCount, fitText } from './fit-text.ts'

const family = '👨‍👩‍👧‍👦'

describe('a text that is put into a field with an end', () => {
  it('is counted in characters as people see them', () => {
    expect(['', '福', '😀', family, '🇨🇳', 'é', 'a😀福'].map(characterCount)).toEqual([0, 1, 1, 1, 1, 1, 3])
  })

  it.each([
    ['fits', '', '一二三', 3, '一二三'],
    ['is cut at its end', '', '一二三四', 3, '一二三'],
    ['loses no half of an emoji', '', '一二😀', 2, '一二'],
    ['keeps an emoji of many parts whole', '', `一${family}${family}`, 2, `一${family}`],
    ['keeps what stood behind it', '一二三', '新一二三', 3, '一二三'],
    ['keeps what stood around it, and takes what there is room for', '一二', '一甲乙丙二', 4, '一甲乙二'],
    ['replaces what was marked', '一二三', '一甲乙三', 3, '一甲三'],
    ['may be shorter, though still too long', '一二三四五', '一二三五', 3, '一二三五'],
    ['may not become longer, where it was too long before', '一二三四五', '一二三四五六', 3, '一二三四五'],
    ['knows two emoji with the same first half apart', '😀😀', '😀😁😀', 2, '😀😀'],
  ])('%s', (_what, before, after, max, kept) => {
    expect(fitText(before, after, max)).toBe(kept)
  })

  it('is never a half of a character, wherever and whatever is put in', () => {
    const parts = ['福', '😀', family, '🇨🇳', 'é', '\u0301', '\u200d', 'a']
    for (let seed = 0; seed < 400; seed += 1) {
      const pick = (salt: number, most: number) =>
        Array.from({ length: (seed * salt) % most }, (_, at) => parts[(seed * salt + at * 7) % parts.length]).join('')
      const before = fitText('', pick(3, 9), 6)
      const at = (seed * 5) % (before.length + 1)
      const after = before.slice(0, at) + pick(11, 13) + before.slice(at)
      const kept = fitText(before, after, 6)
      expect(characterCount(kept)).toBeLessThanOrEqual(6)
      // Somebody's caret cannot stand inside an emoji; this one's may, and only such a half was there before.
      expect(kept.isWellFormed() || !after.isWellFormed()).toBe(true)
    }
  })

  it('is not looked at for ever when somebody pastes a book, or a pile of accents', () => {
    expect(fitText('', '字'.repeat(1_000_000), 100)).toBe('字'.repeat(100))
    expect(fitText('一', `一a${'\u0301'.repeat(1_000_000)}`, 100)).toBe('一')
  })
})
