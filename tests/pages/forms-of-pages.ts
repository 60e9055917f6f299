import { fieldsOf } from '#src/domain/unknown.ts'
import type { Form } from '#src/machines/submission/submission.machine.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/views/**/*{form,select}.ts', '../../src/views/kit/**/{search,offer,market-filter}.ts'],
  { eager: true },
)

const isForm = (one: unknown): one is Form => typeof fieldsOf(one)['form'] === 'string' && 'fields' in fieldsOf(one)

/** Every form that is data: by its name, each once. */
export const forms = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter(isForm)
    .map((form) => [form.form, form]),
)
