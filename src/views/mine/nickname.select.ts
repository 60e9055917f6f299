import { typedLine } from '#src/domain/typed-text.ts'
import { failureWords } from '../kit/form-words.ts'
import type { FormView } from '../kit/use-form.ts'
import { nicknameMax } from './account.form.ts'

export interface NicknameView {
  readonly nickname: string
  /** 「3/16」, characters as people count them. */
  readonly count: string
  readonly error: string | undefined
  readonly failure: string | null
  readonly pending: boolean
}

const length = (text: string): number => [...new Intl.Segmenter('zh').segment(text)].length

export function viewNickname(form: FormView): NicknameView {
  const nickname = String(form.values['nickname'] ?? '')
  return {
    nickname,
    count: `${length(typedLine(nickname))}/${nicknameMax}`,
    error: form.errors['nickname'],
    failure: form.status === 'editing' ? failureWords(form.failure) : null,
    pending: form.status === 'sending',
  }
}

/** Whether saving would change nothing, so that it needs no call. */
export const isSameNickname = (typed: string, current: string): boolean =>
  typed.trim() !== '' && typed.trim() === current
