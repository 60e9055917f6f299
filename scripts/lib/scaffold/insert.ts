import { inWords } from '../language.ts'

/** Adds an import behind the last one of the file that starts with `from` (or behind the last import at all). */
export function addImport(text: string, line: string): string {
  const imports = [...text.matchAll(/^import [^;]*? from '[^']+'$/gms)]
  const last = imports.at(-1)
  if (!last) return `${line}\n\n${text}`
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

/** Adds a line at the end of the list or record that starts with `opening`, behind what stands between two; throws when it is not there. */
export function addEntry(text: string, opening: string, line: string, between = ','): string {
  const start = text.indexOf(opening)
  if (start < 0) throw new Error(inWords(`cannot find “${opening}”`, `找不到“${opening}”`))
  let depth = 0
  for (let at = start + opening.length - 1; at < text.length; at += 1) {
    if ('{[('.includes(text[at]!)) depth += 1
    if ('}])'.includes(text[at]!)) depth -= 1
    if (depth > 0) continue
    const before = text.slice(0, at).trimEnd()
    const comma = /[,{[(]$/.test(before) ? '' : between
    return `${before}${comma}\n  ${line}\n${text.slice(at)}`
  }
  throw new Error(inWords(`“${opening}” does not end`, `“${opening}” 没有结尾`))
}
