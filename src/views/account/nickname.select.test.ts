import { describe, expect, it } from 'vitest'
import { firstBrokenRule } from '#src/domain/form/rules.ts'
import { nicknameForm } from './account.form.ts'
import { isSameNickname, nicknameCount } from './nickname.select.ts'

const broken = (nickname: string) => firstBrokenRule(nicknameForm.fields['nickname']!.rules, nickname, {})?.message

describe('the nickname', () => {
  it('counts an emoji as one character, families and flags included', () => {
    const counted = ['', '青瓷', '青瓷👨‍👩‍👧‍👦🇨🇳', ' 青 '].map(nicknameCount)
    expect(counted).toEqual(['0/16', '2/16', '4/16', '1/16'])
  })

  it('has 1 to 16 characters', () => {
    expect(broken('')).toBe('请输入昵称')
    expect(broken('   ')).toBe('请输入昵称')
    expect(broken('👨‍👩‍👧‍👦'.repeat(16))).toBeUndefined()
    expect(broken('青'.repeat(17))).toBe('最多 16 个字')
  })

  it('is not sent when it stays as it is', () => {
    expect(isSameNickname(' 青瓷 ', '青瓷')).toBe(true)
    expect(isSameNickname('青花', '青瓷')).toBe(false)
    expect(isSameNickname('', '')).toBe(false)
  })
})
