import { fieldsOf } from '#src/domain/unknown.ts'
import type { Upcast } from '#src/journal/entry.ts'

/** The intent key was called `key`, and nothing was said to follow. */
const keyIsIntent = (state: unknown, more: Readonly<Record<string, unknown>> = {}): unknown => {
  const kept = fieldsOf(state)
  const { key, intent = key, ...context } = fieldsOf(kept['context'])
  return { ...kept, context: { ...context, intent, follows: {}, ...more } }
}

export const keyOfIntent: Upcast = { fact: (fact) => fact, state: (state) => keyIsIntent(state) }

/** The same of an order, and the key of a payment was called `id`. */
export const keysOfOrder: Upcast = {
  fact: (fact) => fact,
  state: (state) => {
    const { attempt } = fieldsOf(fieldsOf(state)['context'])
    if (attempt === null) return keyIsIntent(state, { way: null, asker: null })
    const { id: intent, ...tried } = fieldsOf(attempt)
    return keyIsIntent(state, { way: null, asker: null, attempt: { intent, ...tried } })
  },
}

/** Facts that say more than they did: those that say less still mean what they meant. */
export const asItWas: Upcast = { fact: (fact) => fact, state: (state) => state }

/** When it was meant, and whether with a password, is not known of what was written before that was noted. */
export const nobodyKnowsWhen: Upcast = {
  fact: (fact) =>
    /\.((place|list|delist|boxChange)R|r)equested$/.test(fact.type) ? { ...fact, withPassword: null } : fact,
  state: (state) => {
    const kept = fieldsOf(state)
    return { ...kept, context: { ...fieldsOf(kept['context']), sent: null } }
  },
}

/** Whether a cancelling is in doubt was not noted: it is taken as answered, and the order is asked about. */
export const nobodyCancelled: Upcast = {
  fact: (fact) => (fact.type === 'order.cancelRequested' ? { ...fact, unnoted: true } : fact),
  state: (state) => {
    const kept = fieldsOf(state)
    return { ...kept, context: { ...fieldsOf(kept['context']), cancelAt: null } }
  },
}

/** Nothing was said to follow. */
export const nothingFollowed = (none: unknown): Upcast => ({
  fact: (fact) => fact,
  state: (state) => {
    const kept = fieldsOf(state)
    return { ...kept, context: { ...fieldsOf(kept['context']), follows: none } }
  },
})

/** Nobody was asked to sign in over a page, and no page was remembered for after it. */
export const noPageWanted: Upcast = {
  fact: (fact) => fact,
  state: (state) => {
    const kept = fieldsOf(state)
    return { ...kept, context: { ...fieldsOf(kept['context']), over: null, wanted: null } }
  },
}

/** Whose page was remembered at the login page is not known: nobody is led there. What a guest asked for is for who comes. */
export const nobodyKnowsWhose: Upcast = {
  fact: (fact) => (/^navigation\.(signInRequired|signedIn)$/.test(fact.type) ? { ...fact, user: '' } : fact),
  state: (state) => {
    const kept = fieldsOf(state)
    const context = fieldsOf(kept['context'])
    const wantedBy = context['over'] === null && context['wanted'] !== null ? '' : null
    return { ...kept, context: { ...context, wantedBy, wantedTab: false } }
  },
}

/** Whose session had ended is not known. */
export const nobodyEnded: Upcast = {
  fact: (fact) => fact,
  state: (state) => {
    const kept = fieldsOf(state)
    return { ...kept, context: { ...fieldsOf(kept['context']), ended: null } }
  },
}
