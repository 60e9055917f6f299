import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Said } from '#scenarios/player/language.ts'
import { languageFor } from '#src/workbench/language.ts'
import { areaNames } from '#src/workbench/app/area-names.ts'
import { sightNames } from '#src/workbench/app/sight-names.ts'
import { examplesOf } from '#src/workbench/examples.ts'
import { routes } from '#src/routes/all.ts'
import { languageFaults, wrongIn } from './lib/languages.ts'
import { readSources, show, type Source } from './lib/source.ts'

/** What speaks to developers. The texts of the others are the app's, which is Chinese. */
const spoken = ['src/workbench/**/*.{ts,tsx}', 'scenarios/player/*.ts']
const appsOwn = /\.test\.ts$|\.story\.tsx$|\/examples\/|\/(demo|gateway|sight-names|leaves)\.ts$/

const faultsIn = (text: string) => languageFaults([{ path: 'x.tsx', text } satisfies Source]).length

describe('the workbench in the reader’s language', () => {
  it('has every message in both, without a sentence of one inside the other', () => {
    const sources = readSources(spoken).filter(({ path }) => !appsOwn.test(path))
    expect(sources.length).toBeGreaterThan(90)
    expect(show(languageFaults(sources))).toEqual([])
  })

  it.each([
    "const t = { close: { en: '关闭', zh: '关闭' } }",
    "const t = { close: { en: 'Close', zh: 'Close the page now' } }",
    'const t = { close: { en: (n: number) => `第 ${n} 步`, zh: (n: number) => `第 ${n} 步` } }',
    "inWords('关', '关')",
    "const t = { close: { en: 'Closed.', zh: '关闭了.' } }",
    "const t = { close: { en: 'Close (now)', zh: '关闭(马上)' } }",
    'const t = { close: { en: (n: number) => `step ${n}: gone`, zh: (n: number) => `第 ${n} 步: 没有` } }',
    'const t = { close: { en: (a: string) => `${a}, ${a}`, zh: (a: string) => `${a}, ${a}` } }',
    '<p>关闭</p>',
    '<p>Close</p>',
    "<p>{open ? '开' : t.closed}</p>",
    '<Line label="Close" />',
  ])('is told of %s', (text) => expect(faultsIn(text)).toBe(1))

  it.each([
    "const t = { close: { en: 'Close “关于”', zh: '关闭 HTTP 500' } }",
    "const t = { close: { en: 'At 08:00: order.create', zh: '08:00 的 order.create：关闭 v1.2' } }",
    "inWords('npm run rig', 'npm run rig -- --seed N 跑一次')",
    '<p>{t.close} · 4/5</p>',
    "<Line payload={{ text: '在吗' }} />",
  ])('takes %s', (text) => expect(faultsIn(text)).toBe(0))

  it('lets quotations stand in the other language', () => {
    expect(wrongIn('en', 'the page says “订单已取消”')).toBeNull()
    expect(wrongIn('zh', '没有「there is no such thing」')).toBeNull()
  })

  it('names every sight of a page in English', () => {
    const names = new Set(routes.flatMap(({ path }) => examplesOf(path).map(({ name }) => name)))
    expect([...names].filter((name) => name !== '' && !/^[\w’ -]+$/.test(sightNames[name] ?? ''))).toEqual([])
    expect(Object.keys(sightNames).filter((name) => !names.has(name))).toEqual([])
  })

  it('is chosen by the address, else by the browser', () => {
    expect(languageFor('', ['zh-CN', 'en'])).toBe('zh')
    expect(languageFor('', ['fr', 'en-GB', 'zh'])).toBe('en')
    expect(languageFor('', ['fr'])).toBe('en')
    expect(languageFor('?lang=zh', ['en'])).toBe('zh')
    expect(languageFor('?lang=xx', ['zh-TW'])).toBe('zh')
  })
})

/** Programs read these: the end of `npm test`, and what the documents are made of. */
const read =
  /\/(docs|scaffold|rig|engines|weight|stubs)\/|\/(parts|coverage-report|airs|tour-run|film-scenes|film-stage)\.ts$/

describe('commands in the reader’s language', () => {
  it('say everything in both', () => {
    const sources = readSources(['scripts/**/*.{ts,mjs}', 'mock-server/node.ts']).filter(({ path }) => !read.test(path))
    expect(sources.length).toBeGreaterThan(40)
    expect(show(languageFaults(sources))).toEqual([])
  })

  it.each([
    "console.log('wrote the file')",
    "misused('there is no area', usage)",
    "print(inWords('wrote it', 'wrote it all now'))",
  ])('are told of %s', (text) => expect(faultsIn(text)).toBe(1))
})

describe('scenarios in the reader’s language', () => {
  const texts = globSync('scenarios/*/*.scenario.json').flatMap((file) => {
    const { title, about } = JSON.parse(readFileSync(file, 'utf8')) as { title: unknown; about?: unknown }
    return [title, ...(about === undefined ? [] : [about])].map((text) => ({ file, text }))
  })

  it('lie in folders that have a name in both', () => {
    const folders = new Set(globSync('scenarios/*/*.scenario.json').map((file) => file.split('/')[1]!))
    const unnamed = [...folders].filter((folder) => !areaNames[folder])
    expect(unnamed).toEqual([])
    expect(Object.keys(areaNames).filter((area) => !folders.has(area))).toEqual([])
  })

  it('have titles, and what is said of them, in both', () => {
    expect(texts.length).toBeGreaterThan(250)
    const said = texts.filter(({ text }) => typeof text === 'object' && text !== null) as readonly {
      readonly file: string
      readonly text: Said
    }[]
    expect(said).toHaveLength(texts.length)
    const wrong = said.flatMap(({ file, text }) =>
      (['en', 'zh'] as const)
        .flatMap((language) => wrongIn(language, text[language]) ?? [])
        .map((why) => `${file} ${why}`),
    )
    expect(wrong).toEqual([])
    expect(said.filter(({ text }) => !/\p{Script=Han}/u.test(text.zh)).map(({ file }) => file)).toEqual([])
    // The rules that it shows stand first in both.
    const idsOf = (text: string) => /^(?:[A-Z]+-\d+ )*/.exec(text)![0]
    expect(said.filter(({ text }) => idsOf(text.en) !== idsOf(text.zh)).map(({ file }) => file)).toEqual([])
  })
})
