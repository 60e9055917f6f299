import { inWords } from '../language.ts'

const name = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Checks a kebab-case name; throws a message for the command line. */
export function kebab(value: string | undefined, what: string): string {
  if (value && name.test(value)) return value
  throw new Error(
    inWords(
      `${what} must be kebab-case, such as treasure-chest; got ${value ?? 'nothing'}`,
      `${what}要用连字符的小写，像 treasure-chest；现在是${value ? `“${value}”` : '空的'}`,
    ),
  )
}

export const camel = (value: string): string => value.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const pascal = (value: string): string => camel(`-${value}`)

/** A short upper-case mark for rules, different from those in use: `treasure-chest` -> `TRE`. */
export function ruleMark(value: string, used: ReadonlySet<string>): string {
  const letters = value.replaceAll(/[^a-z]/g, '').toUpperCase()
  for (let length = 3; length <= 5; length += 1) {
    const mark = letters.slice(0, length)
    if (mark.length >= 2 && !used.has(mark)) return mark
  }
  throw new Error(
    inWords(`no free rule mark for ${value}: choose another name`, `${value} 没有空着的规则代号：换个名字`),
  )
}
