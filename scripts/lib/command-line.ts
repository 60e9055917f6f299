import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The words of this command's line that are asked for; on any other it says why, shows how the command is used, and ends it with 2. */
export function commandLine<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs({ args: process.argv.slice(2), ...config })
  } catch (error) {
    return misused((error as Error).message.split('. ')[0]!, usage)
  }
}

/** Ends this process because its command line means nothing. */
export function misused(why: string, usage: string): never {
  console.error(`${why}\n\n${usage}`)
  process.exit(2)
}
