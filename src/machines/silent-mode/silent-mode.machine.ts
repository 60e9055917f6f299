import { fieldsOf } from '#src/domain/unknown.ts'
import { asText, type OperationsFact, operationsMachine } from '../operations.ts'

/** Do-not-disturb settings by conversation key; `''` is the setting for everything (chat §3). */
export interface SilentModes {
  readonly settings: Readonly<Record<string, unknown>>
  /** Into which pushed messages are translated; '' while nobody has chosen, null while it is not known. */
  readonly language: string | null
}

export const noSilentModes: SilentModes = { settings: {}, language: null }

export type SilentModeFact = OperationsFact<'silentMode', never>

/**
 * Silent mode: `get`, `set`, `clear` with `{ conversation? }`, `list` with `{ conversations }`, `language`, `getLanguage` (chat §3;
 * lc:silent-mode).
 */
export const silentModeMachine = operationsMachine({
  id: 'silentMode',
  initial: noSilentModes,
  done(data, { operation, input }, result) {
    const key = asText(input['conversation'])
    switch (operation) {
      case 'get':
      case 'set':
        return { ...data, settings: { ...data.settings, [key]: result } }
      case 'clear': {
        const { [key]: _cleared, ...rest } = data.settings
        return { ...data, settings: rest }
      }
      case 'list': {
        const { user, group } = fieldsOf(result)
        const users = Object.entries(fieldsOf(user)).map(([name, value]) => [`chat:${name}`, value] as const)
        const groups = Object.entries(fieldsOf(group)).map(([name, value]) => [`group:${name}`, value] as const)
        return { ...data, settings: { ...data.settings, ...Object.fromEntries([...users, ...groups]) } }
      }
      case 'language':
        return { ...data, language: asText(input['language']) }
      case 'getLanguage':
        return { ...data, language: asText(fieldsOf(result)['language']) }
      default:
        return data
    }
  },
})
