import { existsSync, readFileSync } from 'node:fs'
import type { DeclaredMachine } from '../declared.ts'
import { edgesOf, effectsOf, mermaid } from './chart.ts'

const generated = '<!-- 由 npm run docs 生成，请勿手改 -->'
const quoted = (text: string): string => (text ? `\`${text}\`` : '')
const row = (cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

export function table(head: string[], rows: string[][]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

/** The doc comment above `export const …Machine`, as one paragraph. */
export function docComment(source: string): string {
  const before = source.slice(0, source.search(/export const \w+Machine\b/))
  const comment = before.slice(before.lastIndexOf('/**') + 3, before.lastIndexOf('*/'))
  const follows = before.slice(before.lastIndexOf('*/') + 2).trim() === ''
  if (!follows || before.lastIndexOf('/**') < 0) return ''
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim()
}

/** The page of one machine: what it is, its diagram, its rules, every transition and the effects it starts. */
export function machinePage({ id, lifecycles, machine }: DeclaredMachine): string {
  const standsFor = lifecycles.length > 0 ? ` · 对应生命周期：${lifecycles.map(quoted).join('、')}` : ''
  const folder = `src/machines/${id}`
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const rules = read(`${folder}/${id}.rules.md`)
    .replace(/^# .*\n+/, '')
    .replace(/^#/gm, '##')
    .trim()
  const edges = edgesOf(machine).map(({ from, on, guard, to, actions }) => [
    quoted(from) || '任何状态',
    quoted(on),
    quoted(guard),
    to.map(quoted).join(' ') || '不变',
    actions.map(quoted).join(' '),
  ])
  const effects = effectsOf(machine).map(({ state, id: effect, src }) => [quoted(state), quoted(effect), quoted(src)])
  const parts = [
    `# ${id}`,
    generated,
    docComment(read(`${folder}/${id}.machine.ts`)),
    `源文件：[${id}.machine.ts](../../${folder}/${id}.machine.ts)${standsFor}`,
    `## 状态图\n\n\`\`\`mermaid\n${mermaid(machine)}\n\`\`\``,
    rules && `## 规则\n\n${rules}`,
    `## 转移\n\n${table(['从', '事实', '条件', '到', '动作'], edges)}`,
    effects.length > 0 ? `## 效果\n\n${table(['状态', '效果', '接口'], effects)}` : '',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

export function machineIndex(machines: DeclaredMachine[]): string {
  const rows = machines.map(({ id, lifecycles, machine }) => [
    `[${id}](${id}.md)`,
    String(edgesOf(machine).length),
    lifecycles.map(quoted).join('、'),
  ])
  return `# 状态机\n\n${generated}\n\n${table(['状态机', '转移', '生命周期'], rows)}\n`
}
