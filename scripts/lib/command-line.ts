import { inWords } from './language.ts'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * The words of this command's line that are asked for; on any other it says why, shows how the command is used, and ends it with 2.
 * `--help` shows how it is used and ends it with 0.
 */
export function commandLine<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  const given = process.argv.slice(2)
  if (given.includes('--help') || given.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs({ args: given, ...config })
  } catch (error) {
    const why = (error as Error).message.split('. ')[0]!
    const [, option] = /^Unknown option '(.+?)'/.exec(why) ?? []
    return misused(inWords(why, option === undefined ? `「${why}」` : `没有 ${option} 这个选项`), usage)
  }
}

/** Ends this process because its command line means nothing. */
export function misused(why: string, usage: string): never {
  console.error(`${why}\n\n${usage}`)
  process.exit(2)
}
