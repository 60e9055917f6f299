import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Schema } from 'effect'
import type { Words } from '#scenarios/player/mistakes.ts'
import { Scenario, stepKinds } from '#scenarios/player/scenario.ts'
import { scenarioWords } from '#src/workbench/words.ts'

const file = 'scenarios/scenario.schema.json'

type Json = Readonly<Record<string, unknown>>

/** The schema as the reader uses it: a field that there is not is a mistake. */
const strict = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(strict)
  if (typeof node !== 'object' || node === null) return node
  const inner = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, strict(value)]))
  return 'properties' in inner ? { ...inner, additionalProperties: false } : inner
}

const jsonOf = (schema: Schema.Constraint): Json => strict(Schema.toJsonSchemaDocument(schema).schema) as Json

/** A property that must be one of these names: editors offer them. */
const offers = (schema: Json, property: string, names: readonly string[]): Json => {
  const properties = schema['properties'] as Record<string, Json>
  return { ...schema, properties: { ...properties, [property]: { ...properties[property], enum: names } } }
}

/** What the field holds as a text of this form. */
const hasForm = (schema: Json, property: string, pattern: string): Json => {
  const properties = schema['properties'] as Record<string, Json>
  return { ...schema, properties: { ...properties, [property]: { ...properties[property], pattern } } }
}

/** The JSON Schema (draft 2020-12) of a scenario file, with the names that the app and the world know. */
export function scenarioSchema(words: Words): Json {
  const facts = [...new Set(Object.values(words.kinds).flatMap((kind) => kind.facts))].toSorted()
  const targets = Object.keys(words.faults).filter((target) => target !== 'rest')
  const calls = Object.keys(words.calls)
  const patterns = ['*', ...new Set(calls.map((name) => `${name.split('.', 1)[0]}.*`)), ...calls]
  const steps = {
    say: offers(jsonOf(stepKinds.say), 'say', facts),
    world: offers(jsonOf(stepKinds.world), 'world', Object.keys(words.acts)),
    push: offers(jsonOf(stepKinds.push), 'push', Object.keys(words.pushes)),
    fault: offers(jsonOf(stepKinds.fault), 'fault', [...targets, ...patterns.map((name) => `rest.${name}`)]),
    advance: hasForm(jsonOf(stepKinds.advance), 'advance', '^\\d+(ms|s|m|h|d)$'),
    expect: jsonOf(stepKinds.expect),
  }
  const whole = offers(jsonOf(Scenario), 'world', words.worlds)
  const properties = whole['properties'] as Json
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A scenario of Shucang',
    ...whole,
    properties: { ...properties, steps: { type: 'array', items: { anyOf: Object.values(steps) } } },
  }
}

/** The file, when it is not what the schemas say now. */
export async function staleScenarioSchema({ write }: { write: boolean }): Promise<string[]> {
  const wanted = `${JSON.stringify(scenarioSchema(await scenarioWords()), null, 2)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return []
  if (write) writeFileSync(file, wanted)
  return [file]
}
