/** Calls that are made in one place only, each with what to use instead. Paths are prefixes. */
export interface Ban {
  /** `Date.now`, `fetch`, or `new Date()` for a constructor without arguments, `new WebSocket` for any. */
  name: string
  instead: string
  /** Where it is at home. */
  except: string[]
}

/** Where the mock world meets real time and real sockets. */
const doors = [
  'mock-server/im/doors/',
  'mock-server/im/standalone.ts',
  'mock-server/host-clock.ts',
  'mock-server/node.ts',
]
const clock = ['src/services/clock/', ...doors]
/** Developers' panels wrap and wipe what the browser has. */
const bench = 'src/workbench/'
const storage = ['src/services/storage/', 'src/services/vault/', bench, 'mock-server/lent-storage.ts']

export const bans: Ban[] = [
  ...['Date.now', 'new Date()', 'Date', 'performance.now'].map((name) => ({
    name,
    instead: 'read the time from the injected clock (src/services/clock), or let the fact carry `at`',
    except: clock,
  })),
  ...['setTimeout', 'setInterval'].map((name) => ({
    name,
    instead: 'use the injected clock (setTimeout, waitUntil); in a machine, a `waitUntil` port',
    except: clock,
  })),
  ...['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'].map((name) => ({
    name,
    instead: 'use the injected, seeded random (src/services/random)',
    except: ['src/services/random/', ...doors],
  })),
  ...['fetch', 'new XMLHttpRequest', 'navigator.sendBeacon'].map((name) => ({
    name,
    instead: 'declare an endpoint and call the client (src/services/rest)',
    except: ['src/services/rest/', 'src/services/upload/', 'src/app/browser/browser-platform.ts', bench],
  })),
  {
    name: 'new WebSocket',
    instead: 'take the constructor as an input (src/services/im)',
    except: ['src/services/im/'],
  },
  ...['localStorage', 'sessionStorage'].map((name) => ({
    name,
    instead: 'use the storage or the vault service',
    except: storage,
  })),
  {
    name: 'indexedDB',
    instead: 'use a journal store or the storage service',
    except: [...storage, 'src/journal/stores/'],
  },
  ...['alert', 'confirm', 'prompt'].map((name) => ({ name, instead: 'use a toast or a sheet of src/ui', except: [] })),
  ...['eval', 'new Function'].map((name) => ({ name, instead: 'the policy forbids it: write the code', except: [] })),
  {
    name: 'dangerouslySetInnerHTML',
    instead: 'render foreign HTML through the sanitising component of src/ui',
    except: ['src/ui/'],
  },
]

/** What a test must not do, with what to do instead. */
export const testBans: Ban[] = [
  ...['only', 'skip', 'todo', 'fixme', 'fails'].flatMap((name) =>
    ['it', 'test', 'describe', 'test.describe'].map((subject) => ({
      name: `${subject}.${name}`,
      instead: 'run every test; delete one that has nothing to say',
      except: [],
    })),
  ),
  ...['xit', 'xdescribe', 'fit', 'fdescribe'].map((name) => ({ name, instead: 'run every test', except: [] })),
  { name: 'page.waitForTimeout', instead: 'wait for what the user would see (expect(…).toBeVisible())', except: [] },
  { name: 'sleep', instead: 'drive the virtual clock, or poll for the result', except: [] },
]
