import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shareOf } from '#scenarios/player/share.ts'
import { languageOf } from '../../scripts/lib/language.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }
/** Ladle and the formatter are programs of others, and have their own. */
const own = Object.entries(scripts).filter(
  ([name, command]) => /^(?!pre|post)|^preview/.test(name) && command.startsWith('node '),
)

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

function run(command: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const { promise, resolve } = Promise.withResolvers<Ran>()
  const [, ...args] = command.split(' ')
  execFile(process.execPath, [...args, ...words], { env: { ...process.env, ...env } }, (error, out, err) =>
    resolve({ code: error ? Number(error.code) : 0, out, err }),
  )
  return promise
}

describe('the commands', () => {
  it('are at least fifteen', () => expect(own.length).toBeGreaterThan(15))

  // Each of them loads much of the code to say little: a run asks a third, drawn by the commit.
  it.each(shareOf(own, 3, ([name]) => name))(
    '%s says with --help how it is used, and does nothing',
    async (name, command) => {
      const { code, out, err } = await run(command, ['--help'], { LC_ALL: 'C' })
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/^(npm|node) /)
      expect(out).toContain(name.split(':', 1)[0])
      expect(out).not.toMatch(/\p{Script=Han}/u)
    },
  )

  it('check takes nothing that it does not know', async () => {
    expect((await run('node scripts/check.mjs', ['--quick'])).code).toBe(2)
  })

  it('name the file that is nearest to what is to be cut down, and is none', async () => {
    const shrink = (text: string) => run('node scripts/scenario.ts', ['--shrink', text], { LC_ALL: 'C' })
    const file = 'scenarios/listing/listing-answer-lost.scenario.json'
    for (const text of ['asked again with the same key', 'listing-anser-lost.scenario.json'])
      expect(await shrink(text)).toEqual({
        code: 1,
        out: `there is no file ${text}; the nearest is ${file}\n`,
        err: '',
      })
  })

  it('speak the language of the environment', async () => {
    expect(languageOf({ LANG: 'zh_CN.UTF-8' })).toBe('zh')
    expect(languageOf({ LANG: 'zh_CN.UTF-8', LC_ALL: 'C' })).toBe('en')
    expect(languageOf({})).toBe('en')
    const help = async (lang: string) => (await run('node scripts/scenario.ts', ['--help'], { LC_ALL: lang })).out
    expect(await help('en_GB.UTF-8')).not.toMatch(/[\u4e00-\u9fff]/)
    expect(await help('zh_CN.UTF-8')).toMatch(/[\u4e00-\u9fff]/)
  })
})
