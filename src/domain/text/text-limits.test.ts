import { expect, it } from 'vitest'
import {
  cutText,
  fitsCodeInput,
  fitsImagePicker,
  fitsNumberBox,
  fitsTextArea,
  fitsUpload,
  limits,
  stepNumberBox,
  textLength,
} from './text-limits.ts'

it('[val:000:textarea] [const:textarea-len] a text area takes 140 characters', () => {
  expect(limits.textArea).toBe(140)
  expect(fitsTextArea('字'.repeat(140))).toBe(true)
  expect(fitsTextArea('字'.repeat(141))).toBe(false)
  expect(cutText('字'.repeat(141))).toBe('字'.repeat(140))
})

it('counts and cuts emoji as one character', () => {
  expect(textLength('好🎉')).toBe(2)
  expect(cutText('🎉🎉', 1)).toBe('🎉')
})

it('[val:000:code-input] [const:code-input-max] a code input takes 6 characters', () => {
  expect(limits.codeInput).toBe(6)
  expect(fitsCodeInput('123456')).toBe(true)
  expect(fitsCodeInput('1234567')).toBe(false)
})

it('[val:000:image-upload] [const:image-upload] one upload takes one picture', () => {
  expect([0, 1, 2].map(fitsUpload)).toEqual([false, true, false])
})

it('[val:000:ui-kit-images] [const:image-kit-max] the picker holds at most 52 pictures', () => {
  expect([1, 52, 53].map(fitsImagePicker)).toEqual([true, true, false])
})

it('[val:000:number-box] [const:number-box-min] [const:number-box-step] the number box starts at 1 and steps by 1', () => {
  expect([1, 2, 3].every((value) => fitsNumberBox(value))).toBe(true)
  expect([0, -1].some((value) => fitsNumberBox(value))).toBe(false)
  expect(stepNumberBox(1, 1)).toBe(2)
  expect(stepNumberBox(1, -1)).toBe(1)
  expect(stepNumberBox(9, 1, { max: 10, step: 5 })).toBe(10)
})
