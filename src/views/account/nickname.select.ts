import { typedLine } from '#src/domain/text/typed-text.ts'
import { nicknameMax } from './account.form.ts'

const length = (text: string): number => [...new Intl.Segmenter('zh').segment(text)].length

/** 「3/16」, characters as people count them. */
export const nicknameCount = (nickname: string): string => `${length(typedLine(nickname))}/${nicknameMax}`

/** Whether saving would change nothing, so that it needs no call. */
export const isSameNickname = (typed: string, current: string): boolean =>
  typed.trim() !== '' && typed.trim() === current
