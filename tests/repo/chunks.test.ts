import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { chunkNamer, cutChunks, type Graph, unitOf } from '../../scripts/lib/chunks.ts'
import { routes } from '../../src/routes/all.ts'
import { firstModules } from '../../scripts/lib/first-styles.ts'
import { filesOf, preloadPlugin, preloadScript } from '../../scripts/lib/preload.ts'
import { drawnWith, firstStyled } from '../../src/app/pages/page-names.ts'

interface Module {
  readonly imports?: readonly string[]
  readonly later?: readonly string[]
  readonly size?: number
}

const graphOf =
  (modules: Readonly<Record<string, Module>>): Graph =>
  (id) => {
    const module = modules[id]
    if (!module) return null
    const { imports = [], later = [], size = 100 } = module
    return { importedIds: imports, dynamicallyImportedIds: later, code: ' '.repeat(size) }
  }

const main = '/p/src/app/main.tsx'
const [login, home] = ['/p/src/views/session/login.page.tsx', '/p/src/views/home/home.page.tsx']
const calls = '/p/src/services/rest/call-by-name.ts'
const [order, orders] = ['/p/src/views/order/place-order.page.tsx', '/p/src/views/order/order-list.page.tsx']
const modules = {
  [main]: { imports: ['/p/src/app/shell.ts'], later: ['/p/src/app/system.ts', login, home, calls, order, orders] },
  '/p/src/app/shell.ts': {},
  '/p/src/app/system.ts': { imports: ['/p/src/journal/journal.ts'] },
  '/p/src/journal/journal.ts': {},
  [login]: { imports: ['/p/src/ui/button.ts', '/p/src/ui/checkbox.ts'] },
  [home]: { imports: ['/p/src/ui/button.ts', '/p/src/domain/fen.ts'] },
  [calls]: { imports: ['/p/src/domain/fen.ts', '/p/effect.js'] },
  '/p/src/ui/button.ts': {},
  '/p/src/ui/checkbox.ts': {},
  '/p/src/domain/fen.ts': {},
  '/p/effect.js': {},
  [order]: { imports: ['/p/src/views/order/price.ts'], size: 20_000 },
  [orders]: { imports: ['/p/src/views/order/price.ts'] },
  '/p/src/views/order/price.ts': {},
}
const cut = (more: Readonly<Record<string, Module>> = {}) =>
  Object.fromEntries(cutChunks(graphOf({ ...modules, ...more }), main))

describe('the files of a build', () => {
  it('put what every start needs, the calls and each first page into a file of its own', () => {
    const files = cut()
    expect(files).toMatchObject({
      '/p/src/app/shell.ts': 'app',
      '/p/src/journal/journal.ts': 'app',
      '/p/effect.js': 'rest',
      '/p/src/ui/checkbox.ts': 'start-login',
      [home]: 'start-home',
    })
    // Where another page shares them, the module that starts the app is in none.
    expect(files[main]).toBe('app')
    expect([...cutChunks(graphOf(modules), main, true).keys()]).not.toContain(main)
  })

  it('put what both first pages need into the start, and what only calls and home need beside the calls', () => {
    expect(cut()['/p/src/ui/button.ts']).toBe('app')
    expect(cut()['/p/src/domain/fen.ts']).toBe('rest')
  })

  it('have one file for the pages of a business word, and another for a page that is large by itself', () => {
    const files = cut()
    expect([files[order], files[orders], files['/p/src/views/order/price.ts']]).toEqual(['order', 'order', 'order'])
    const large = cut({ [order]: { imports: ['/p/src/views/order/price.ts'], size: 40_000 } })
    expect(large[order]).toBe('place-order.page')
  })

  it('have one file for each page of drawn scenes, and what some of them share apart from what all do', () => {
    const garden = (name: string) => `/p/src/views/garden/${name}`
    const [plot, pasture, eggs, post, lamp] = ['plot', 'pasture', 'eggs', 'post', 'lamp'].map((name) =>
      garden(`${name}.page.tsx`),
    )
    const calls = '/p/src/contract/rest/garden/garden.endpoints.ts'
    const files = cut({
      [main]: { ...modules[main], later: [...modules[main].later, plot!, pasture!, eggs!, post!, lamp!, calls] },
      [plot!]: { imports: [garden('sky.tsx')], size: 20_000 },
      [pasture!]: { imports: [garden('sky.tsx'), garden('hens.tsx')] },
      [eggs!]: { imports: [garden('sky.tsx'), garden('hens.tsx')] },
      [post!]: { imports: [garden('sky.tsx')], size: 10_000 },
      [lamp!]: { imports: [garden('sky.tsx')], size: 10_000 },
      [calls]: { size: 15_000 },
      [garden('sky.tsx')]: { size: 20_000 },
      [garden('hens.tsx')]: { size: 30_000 },
    })
    expect(files[plot!]).toBe('plot.page')
    // Two small pages come with what only they draw.
    expect([files[pasture!], files[eggs!], files[garden('hens.tsx')]]).toEqual(Array(3).fill('garden-of-2'))
    expect([files[post!], files[lamp!]]).toEqual(['garden-more', 'garden-more'])
    expect(files[calls]).toBe('calls')
    expect(files[garden('sky.tsx')]).toBe('garden')
  })

  it('keep what several words share apart, and put small words together', () => {
    const [box, tree] = ['/p/src/views/box/box.page.tsx', '/p/src/views/tree/tree.page.tsx']
    const more = {
      [main]: { ...modules[main], later: [...modules[main].later, box, tree] },
      [box]: { imports: ['/p/src/views/kit/card.ts'] },
      [tree]: { imports: ['/p/src/views/kit/card.ts'] },
      '/p/src/views/kit/card.ts': {},
    }
    const files = cut(more)
    expect(files['/p/src/views/kit/card.ts']).toBe('kit-more')
    expect(files[box]).toMatch(/^small-/)
    expect(files[tree]).toBe(files[box])
  })

  it('keep what pages on which people arrive share apart from the rest, and each such page from its word', () => {
    const view = (name: string) => `/p/src/views/${name}`
    const [product, sold, tree] = [
      'product/product-details.page.tsx',
      'product/sold.page.tsx',
      'tree/tree.page.tsx',
    ].map(view)
    const live = '/p/src/machines/order/order.live.ts'
    const directory = '/p/src/app/pages/directory.ts'
    const files = cut({
      [main]: { ...modules[main], later: [...modules[main].later, directory, product!, sold!, tree!, live] },
      [directory]: { imports: [view('kit/outline.ts')] },
      [product!]: { imports: [view('kit/card.ts'), view('kit/dialog.ts'), view('product/words.ts')] },
      [sold!]: { imports: [view('kit/card.ts'), view('kit/table.ts')] },
      [tree!]: { imports: [view('kit/card.ts'), view('kit/table.ts'), view('kit/outline.ts')] },
      [live]: { imports: [view('kit/dialog.ts')] },
      ...Object.fromEntries(
        ['kit/card.ts', 'kit/dialog.ts', 'kit/outline.ts', 'kit/table.ts', 'product/words.ts'].map((name) => [
          view(name),
          {},
        ]),
      ),
    })
    expect([files[product!], files[view('product/words.ts')]]).toEqual(Array(2).fill('product-details.page'))
    expect([files[view('kit/card.ts')], files[view('kit/table.ts')]]).toEqual(['kit', 'kit-more'])
    // What the directory of pages draws with comes before any of them, so it is not with what they have for themselves.
    expect(files[view('kit/outline.ts')]).toBe('directory')
    // Nor does it wait for machines that share something with it.
    expect([files[view('kit/dialog.ts')], files[live]]).toEqual(['goods', 'machines'])
    expect(files[sold!]).toMatch(/^small-/)
  })

  it('keep what the list of chats and a product need of the first pages apart from what these have for themselves', () => {
    const [chat, product] = ['chat/chat', 'product/product-details'].map((page) => `/p/src/views/${page}.page.tsx`)
    const shelves = '/p/src/views/home/shelves.tsx'
    const [bar, field, card, strip, icons] = ['bar', 'field', 'card', 'strip', 'icons'].map(
      (name) => `/p/src/ui/${name}.ts`,
    )
    const files = cut({
      [main]: { ...modules[main], later: [...modules[main].later, chat!, product!, shelves] },
      [home]: { imports: [...modules[home]!.imports!, bar!, card!] },
      [login]: { imports: [...modules[login]!.imports!, field!] },
      [shelves]: { imports: [strip!] },
      [chat!]: { imports: [bar!, field!, icons!, '/p/src/domain/fen.ts'] },
      [product!]: { imports: [card!, strip!, icons!] },
      ...Object.fromEntries([bar!, field!, card!, strip!, icons!].map((id) => [id, {}])),
    })
    expect([bar!, card!, '/p/src/domain/fen.ts'].map((id) => files[id])).toEqual(Array(3).fill('common'))
    expect([files[field!], files[strip!], files[icons!]]).toEqual(['fields', 'goods', 'pages'])
    expect([files[home], files[shelves], files['/p/effect.js']]).toEqual(['start-home', 'shelves', 'rest'])
  })

  it('have all calls but the first in one file, which waits for no page', () => {
    const [buy, lease] = ['order/order', 'lease/lease'].map((name) => `/p/src/contract/rest/${name}.endpoints.ts`)
    const files = cut({
      [main]: { ...modules[main], later: [...modules[main].later, buy!, lease!] },
      [buy!]: { imports: ['/p/src/domain/fen.ts', '/p/src/contract/rest/order/order.schema.ts'] },
      [lease!]: { imports: ['/p/src/contract/rest/money-shapes.ts'] },
      [order]: { imports: ['/p/src/contract/rest/money-shapes.ts'] },
      '/p/src/contract/rest/order/order.schema.ts': {},
      '/p/src/contract/rest/money-shapes.ts': {},
    })
    const all = [buy!, lease!, '/p/src/contract/rest/order/order.schema.ts', '/p/src/contract/rest/money-shapes.ts']
    expect(all.map((id) => files[id])).toEqual(Array(4).fill('calls'))
    expect(files['/p/src/domain/fen.ts']).toBe('rest')
    expect(files[order]).not.toBe('calls')
  })

  it('leave no file at the end that is not worth a request', () => {
    const words = ['bell', 'boat', 'book', 'boot']
    const pages = words.map((word) => `/p/src/views/${word}/${word}.page.tsx`)
    const more = {
      [main]: { ...modules[main], later: [...modules[main].later, ...pages] },
      ...Object.fromEntries(pages.map((page, at) => [page, { size: at < 3 ? 12_000 : 600 }])),
    }
    const files = cut(more)
    expect(new Set(pages.map((page) => files[page]))).toEqual(new Set(['small-1']))
  })

  it('name pages by their word, machines and services as one, everything else by itself', () => {
    expect(unitOf(order)).toBe('order')
    expect(unitOf('/p/src/views/garden/egg-moment.tsx')).toBe('garden')
    expect(unitOf('/p/src/services/order-made.ts')).toBe('services')
    expect(unitOf('/p/src/machines/im-sync/im-sync.live.ts')).toBe('chat-machines')
    expect(unitOf('/p/src/machines/order/order.live.ts')).toBe('machines')
    expect(unitOf('/p/src/app/pages/directory.ts')).toBe('directory')
  })

  it('are not changed by one more page outside of the first ones', () => {
    const page = '/p/src/views/lamp/lamp.page.tsx'
    const files = cut({ [main]: { ...modules[main], later: [...modules[main].later, page] }, [page]: {} })
    const first = (all: Readonly<Record<string, string>>) =>
      Object.entries(all).filter(([, file]) => /^(app|core|rest|start-)/.test(file))
    expect(first(files)).toEqual(first(cut()))
  })

  it('are cut once for all modules that the bundler asks about', () => {
    const name = chunkNamer(main)
    expect(name(home, graphOf(modules))).toBe('start-home')
    expect(name('/p/elsewhere.ts', graphOf({}))).toBeNull()
    expect(name(login, graphOf({}))).toBe('start-login')
  })
})

const modulesOf = (page: string) => firstModules('.', [`src/views/${page}.page.tsx`])

it('pages that do not wait for what sends have no field in which something would be typed meanwhile', () => {
  // What is looked for is kept by the page itself.
  const fields = (page: string) =>
    modulesOf(page).filter((module) => /src\/ui\/form\/(?!search)[\w-]*(field|area)\.tsx$/.test(module))
  const sooner = routes.map(({ page }) => page).filter((page) => !drawnWith(page).some(({ id }) => id === 'submission'))
  expect(sooner).toEqual(['home/home', 'product/product-details', 'chat/chat'])
  expect(sooner.flatMap(fields)).toEqual([])
  expect(fields('session/login')).not.toEqual([])
})

it('pages whose styles come with the app are those for which they were looked for', () => {
  const looked = new Set(firstModules('.'))
  const styled = routes.map(({ page }) => page).filter((page) => firstStyled.has(page))
  expect(styled.filter((page) => !looked.has(`src/views/${page}.page.tsx`))).toEqual([])
  expect(styled).toEqual(['home/home', 'session/login'])
  expect(looked.has('src/views/product/product-details.page.tsx')).toBe(false)
})

const pathOf = (name: string) => routes.find(({ page }) => page === name)?.path

describe('what a page asks for ahead', () => {
  const chunk = (fileName: string, moduleIds: string[], ...imports: string[]) =>
    ({ type: 'chunk', fileName, moduleIds, imports }) as const
  const bundle = {
    'home.js': chunk('home.js', [home], 'kit.js'),
    'kit.js': chunk('kit.js', ['/p/kit.ts'], 'vendor.js'),
    'vendor.js': chunk('vendor.js', []),
    'order.js': chunk('order.js', [order]),
    'a.css': { type: 'asset' },
  } as const

  it('is the file of a module with all that it imports', () => {
    expect(filesOf(bundle, /home\.page/)).toEqual(['home.js', 'kit.js', 'vendor.js'])
    expect(filesOf(bundle, /nobody/)).toEqual([])
  })

  /** Runs the script as a page does that is opened at an address, and gives the files it asks for. */
  function askedAt(hash: string, token: string | null | undefined, guests = false): string[] {
    const asked: string[] = []
    const localStorage = {
      getItem: () => {
        if (token === undefined) throw new Error('blocked')
        return token
      },
    }
    const append = ({ href }: { href: string }) => asked.push(href)
    const document = { createElement: () => ({}), head: { append } }
    const ahead = {
      home: ['h.js', 'r.js'],
      login: ['l.js'],
      others: ['d.js', 's.js'],
      pages: { '/pages/chat': ['c.js', 'e.js'], '/pages/mine': ['d.js', 'm.js'] },
    }
    const script = preloadScript(ahead, guests)
    runInNewContext(script, { location: { hash }, localStorage, document })
    return asked
  }

  it('is home for guests, where they are let in', () => {
    expect(askedAt('', null, true)).toEqual(['h.js', 'r.js'])
    expect(askedAt('', undefined, true)).toEqual(['h.js', 'r.js'])
    expect(askedAt('#/pages/login/login/index', null, true)).toEqual(['l.js'])
  })

  it('is home for those who have signed in, and login for those who have not', () => {
    expect(askedAt('', 'token')).toEqual(['h.js', 'r.js'])
    expect(askedAt('#/pages/home/home?tab=1', 'token')).toEqual(['h.js', 'r.js'])
    expect(askedAt('#/pages/home/home', null)).toEqual(['l.js'])
    expect(askedAt('#/pages/login/login/index', null)).toEqual(['l.js'])
    // Where storage is blocked nobody is signed in.
    expect(askedAt('', undefined)).toEqual(['l.js'])
  })

  it('is the table of pages for any other one, and its own files where people arrive', () => {
    expect(askedAt('#/pages/order/list', 'token')).toEqual(['d.js', 's.js'])
    expect(askedAt('#/pages/mine', 'token')).toEqual(['d.js', 'm.js'])
    expect(askedAt('#/pages/mine', null, true)).toEqual(['d.js', 'm.js'])
    expect(askedAt('#/pages/chat?id=1', 'token')).toEqual(['c.js', 'e.js'])
  })

  it('is login where nobody is let in, and nothing for login once somebody has signed in', () => {
    expect(askedAt('#/pages/about/index', null)).toEqual(['l.js'])
    expect(askedAt('#/pages/login/login/index', 'token')).toEqual([])
  })

  /** The page as the bundler gives it: its entry, what that imports, and the style sheet. */
  const given = `<head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="./assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/react.js">
    <link rel="stylesheet" crossorigin href="./assets/app.css">
  </head>
  <body>
    <div id="root">数藏</div>
    <noscript>没有脚本</noscript>
  </body>`
  const built = (path = '/index.html') => {
    const { transformIndexHtml } = preloadPlugin({ guests: false }) as unknown as {
      transformIndexHtml: { handler: (html: string, given: object) => string }
    }
    const files = {
      main: chunk('assets/main.js', [main], 'assets/react.js'),
      system: chunk('assets/system.js', ['/p/src/app/system.ts'], 'assets/react.js', 'assets/journal.js'),
      react: chunk('assets/react.js', []),
      journal: chunk('assets/journal.js', []),
      home: chunk('assets/home.js', [home], 'assets/react.js', 'assets/journal.js', 'assets/kit.js'),
      kit: chunk('assets/kit.js', ['/p/kit.ts']),
      login: chunk('assets/login.js', [login], 'assets/system.js', 'assets/kit.js'),
      calls: chunk('assets/calls.js', [calls]),
      table: chunk('assets/table.js', ['/p/src/app/pages/directory.ts'], 'assets/calls.js'),
      chat: chunk('assets/chat.js', ['/p/src/views/chat/chat.page.tsx'], 'assets/kit.js'),
      live: chunk('assets/live.js', ['/p/src/machines/im-inbox/im-inbox.live.ts']),
      effects: chunk('assets/effects.js', ['/p/src/services/im/effects/chat-effects.ts'], 'assets/live.js'),
      styles: chunk('assets/styles.js', ['/p/src/app/parts/all-styles.ts']),
    }
    return transformIndexHtml.handler(given, { bundle: files, path })
  }
  /** Every file that a page names or asks for, in the order in which a browser comes by it, once. */
  function comesBy(page: string, hash: string, token: string | null): string[] {
    const asked: string[] = []
    const localStorage = { getItem: () => token }
    const append = ({ href }: { href: string }) => void asked.push(href)
    const document = { createElement: () => ({}), head: { append } }
    for (const [all, script] of page.matchAll(/<script>(.*?)<\/script>|<[^>]* (?:src|href)="[^"]*"[^>]*>/gs))
      if (script !== undefined) runInNewContext(script, { location: { hash }, localStorage, document })
      else asked.push(/(?:src|href)="([^"]*)"/.exec(all)?.[1] ?? '')
    return asked.map((file) => file.replace('./assets/', ''))
  }

  it('comes behind what every page waits for, React and the app, and before the style sheet', () => {
    const every = ['main.js', 'react.js', 'system.js', 'journal.js']
    expect(comesBy(built(), '', 'token')).toEqual([...every, 'home.js', 'kit.js', 'calls.js', 'app.css'])
    expect(comesBy(built(), '', null)).toEqual([...every, 'login.js', 'kit.js', 'app.css'])
    const other = ['table.js', 'calls.js', 'styles.js']
    expect(comesBy(built(), '#/pages/order/orderList', 'token')).toEqual([...every, ...other, 'app.css'])
  })

  it('is, of the list of chats, what draws it from what the phone keeps, and not what asks the server', () => {
    const of = comesBy(built(), `#${pathOf('chat/chat')}`, 'token')
    expect(of.slice(4)).toEqual(['styles.js', 'chat.js', 'kit.js', 'live.js', 'app.css'])
  })

  it('leaves the words of the page before the style sheet, which holds back all that is drawn behind it', () => {
    expect(built()).toMatch(/<div id="root">数藏<\/div>\s*<link rel="stylesheet"[^>]*>\s*<noscript>/)
    expect(built().match(/rel="stylesheet"/g)).toHaveLength(1)
  })

  it('is asked for in the app alone', () => {
    expect(built('/workbench.html')).toBe(given)
  })
})
