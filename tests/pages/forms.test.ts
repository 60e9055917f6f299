import { expect, it } from 'vitest'
import { fieldsOf } from '#src/domain/unknown.ts'
import { forms } from './forms-of-pages.ts'

/** A form as it is sent and checked, a line for each of its fields. */
function linesOf([name, form]: readonly [string, object]): string[] {
  const { fields, form: _name, ...rest } = fieldsOf(form)
  const own = Object.entries(fieldsOf(fields)).map(([field, how]) => `${field} ${JSON.stringify(how)}`)
  return [`# ${name} ${JSON.stringify(rest)}`, ...own, '']
}

it('what each form asks for, by which rules, and where it is sent', async () => {
  expect(forms.size).toBeGreaterThan(30)
  const all = [...forms].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await expect(all.flatMap(linesOf).join('\n')).toMatchFileSnapshot('shown/forms.txt')
})
