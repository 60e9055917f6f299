import { expect, it } from 'vitest'
import { validationMessages } from './validation-messages.ts'
import * as validators from './validators.ts'

it('every helper validator has its message', () => {
  for (const name of Object.keys(validators)) {
    const kind = name.charAt(2).toLowerCase() + name.slice(3)
    expect(Object.keys(validationMessages)).toContain(kind)
  }
})

it('messages are short and Chinese', () => {
  for (const message of Object.values(validationMessages)) {
    expect(message).toMatch(/\p{Script=Han}/u)
    expect(message.length).toBeLessThanOrEqual(32)
  }
})
