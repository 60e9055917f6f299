import { describe, expect, it } from 'vitest'
import { chatCallUsers } from '../../scripts/lib/chat-users.ts'
import { loadChatEndpoints } from '../../scripts/lib/declared.ts'
import { readProduct } from '../../scripts/lib/product.ts'

describe('calls of the chat service', () => {
  it('have a file on a person’s path that makes them, or a reason why nobody does; never both', () => {
    const rows = new Map(loadChatEndpoints().map(({ name, why }) => [name, why]))
    const users = chatCallUsers(rows.keys(), readProduct())
    const hasUser = (name: string): boolean => users.get(name)!.length > 0
    expect(rows.size).toBeGreaterThan(60)
    expect([...rows].filter(([name, why]) => !hasUser(name) && why === undefined).map(([name]) => name)).toEqual([])
    expect([...rows].filter(([name, why]) => hasUser(name) && why !== undefined).map(([name]) => name)).toEqual([])
  })

  it('are found by their names, and by what is asked of a stream; not in types, nor in what nobody reaches', () => {
    const files = {
      'src/app/main.tsx': `import './a.ts'; import './b.ts'; import './c.ts'`,
      'src/app/a.ts': `client.call('groups.joined'); type Not = 'groups.public'`,
      'src/app/b.ts': `const { run } = useAsk('thread', 'x'); run(done ? 'leave' : 'join', {}); const g = useAsk('group', 'y'); g.run('mute')`,
      'src/app/c.ts': `import { operate } from './talk.ts'
        operate(talk, 'react'); app.say('presence', { type: 'presence.operationRequested', operation: 'publish' })`,
      'src/app/talk.ts':
        'export const operate = (talk, operation) => app.say(`im-conversation/${talk}`, { operation })',
      'src/app/lost.ts': `client.call('groups.info')`,
    }
    const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
    const names = [
      'groups.joined',
      'groups.public',
      'groups.info',
      'groups.mute',
      'groups.leave',
      'threads.leave',
      'threads.join',
    ]
    const found = chatCallUsers(
      [...names, 'reactions.add', 'presence.publish'],
      readProduct(sources, 'src/app/main.tsx'),
    )
    expect(Object.fromEntries(found)).toEqual({
      'groups.joined': ['src/app/a.ts'],
      'groups.public': [],
      'groups.info': [],
      'groups.mute': ['src/app/b.ts'],
      'groups.leave': [],
      'threads.leave': ['src/app/b.ts'],
      'threads.join': ['src/app/b.ts'],
      'reactions.add': ['src/app/c.ts'],
      'presence.publish': ['src/app/c.ts'],
    })
  })
})
