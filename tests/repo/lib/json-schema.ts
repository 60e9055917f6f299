type Json = Readonly<Record<string, unknown>>

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isSafeInteger(value) ? 'integer' : typeof value
}

const isObject = (value: unknown): value is Json => typeOf(value) === 'object'

/** Whether a value is as a JSON Schema wants it, as far as the words go that the schema of scenarios uses; throws on any other word. */
export function conforms(schema: Json, value: unknown): boolean {
  return Object.entries(schema).every(([word, rule]) => {
    const look = looks[word]
    if (!look) throw new Error(`the schema says ${word}, which is not looked at here`)
    return look(rule, value, schema)
  })
}

type Look = (rule: any, value: unknown, schema: Json) => boolean
const always: Look = () => true

const looks: Readonly<Record<string, Look>> = {
  $schema: always,
  title: always,
  description: always,
  type: (rule, value) => rule === typeOf(value) || (rule === 'number' && typeof value === 'number'),
  enum: (rule: unknown[], value) => rule.includes(value),
  pattern: (rule: string, value) => typeof value !== 'string' || new RegExp(rule).test(value),
  minimum: (rule: number, value) => typeof value !== 'number' || value >= rule,
  maximum: (rule: number, value) => typeof value !== 'number' || value <= rule,
  anyOf: (rule: Json[], value) => rule.some((one) => conforms(one, value)),
  items: (rule: Json, value) => !Array.isArray(value) || value.every((one) => conforms(rule, one)),
  required: (rule: string[], value) => !isObject(value) || rule.every((name) => Object.hasOwn(value, name)),
  properties: (rule: Readonly<Record<string, Json>>, value) =>
    !isObject(value) || Object.entries(rule).every(([name, one]) => !(name in value) || conforms(one, value[name])),
  additionalProperties: (rule: boolean | Json, value, { properties = {} }) => {
    if (rule === true || !isObject(value)) return true
    const more = Object.keys(value).filter((name) => !Object.hasOwn(properties as Json, name))
    return more.every((name) => rule !== false && conforms(rule, value[name]))
  },
}
