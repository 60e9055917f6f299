import { inWords } from '../language.ts'
import { addEntry, addImport } from './insert.ts'
import type { Files } from './files.ts'
import { camel, pascal } from './names.ts'

const KINDS = 'src/domain/message/kinds.ts'

const kindText = (
  name: string,
  words: string,
): string => `import { type MessageKind, plainCard, textIn } from './kind.ts'

/** ${words} as it travels. */
export interface ${pascal(name)} {
  readonly title: string
}

export const ${camel(name)}: MessageKind<${pascal(name)}> = {
  event: '${name}',
  read(attributes) {
    const title = textIn(attributes, 'title', 80)
    return title === '' ? null : { title }
  },
  write: ({ title }) => ({ title }),
  words: ({ title }) => \`[${words}] \${title}\`,
  found: ({ title }) => title,
  card: ({ title }) => ({ ...plainCard, label: '${words}', title }),
  height: 84,
}
`

/** A kind of chat message: its file, and its row among the kinds. Path -> text. */
export function newMessage(name: string, words: string | undefined, files: Files): Map<string, string> {
  if (!words || !/[\u4e00-\u9fff]/.test(words))
    throw new Error(inWords('say in Chinese what it is: message poll “投票”', '用中文说它是什么：message poll 投票'))
  const imported = addImport(files.read(KINDS), `import { ${camel(name)} } from './${name}.ts'`)
  return new Map([
    [`src/domain/message/${name}.ts`, kindText(name, words)],
    [KINDS, addEntry(imported, 'messageKinds = {', `${camel(name)},`)],
  ])
}
