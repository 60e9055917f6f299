import { resolve } from 'node:path'

/** Lines of JSON: what was executed, and what was noticed by what. Tests run in the root of the copy. */
export const NOTES = resolve('.tmp/planting.jsonl')
