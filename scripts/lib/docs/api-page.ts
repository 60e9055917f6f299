import { Schema } from 'effect'
import type { DeclaredEndpoint } from '../declared.ts'

interface Json {
  type?: string
  anyOf?: Json[]
  enum?: unknown[]
  const?: unknown
  items?: Json
  prefixItems?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  $ref?: string
}

/** The wire side of a schema in the spelling of a TypeScript type. */
export function wireType(schema: Schema.Constraint): string {
  const { schema: json, definitions = {} } = Schema.toJsonSchemaDocument(schema) as {
    schema: Json
    definitions?: Record<string, Json>
  }
  return typeText(json, definitions, '')
}

function typeText(json: Json, definitions: Record<string, Json>, indent: string): string {
  const text = (part: Json) => typeText(part, definitions, indent)
  if (json.$ref) return text(definitions[json.$ref.split('/').at(-1)!] ?? {})
  if (json.anyOf) return [...new Set(json.anyOf.map(text))].join(' | ')
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (json.const !== undefined) return JSON.stringify(json.const)
  if (json.type === 'array') return arrayText(json, text)
  if (json.type === 'object' && json.properties) return objectText(json, definitions, indent)
  if (json.type === 'integer') return 'number'
  return json.type ?? 'unknown'
}

function arrayText(json: Json, text: (part: Json) => string): string {
  if (json.prefixItems) return `[${json.prefixItems.map(text).join(', ')}]`
  const item = text(json.items ?? {})
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectText(json: Json, definitions: Record<string, Json>, indent: string): string {
  const fields = Object.entries(json.properties ?? {})
  if (fields.length === 0) return '{}'
  const inner = `${indent}  `
  const lines = fields.map(([key, value]) => {
    const optional = json.required?.includes(key) ? '' : '?'
    return `${inner}${key}${optional}: ${typeText(value, definitions, inner)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** The API reference: each endpoint with what it asks, what it answers and how the client treats it. */
export function apiPage(endpoints: DeclaredEndpoint[]): string {
  const specified = endpoints.filter(({ isOurs }) => !isOurs)
  const areas = [...new Set(specified.map((endpoint) => endpoint.area))]
  const sections = areas.map((area) => {
    const own = specified.filter((endpoint) => endpoint.area === area)
    return [`## ${area}`, ...own.map(endpointText)].join('\n\n')
  })
  const ours = endpoints.filter(({ isOurs }) => isOurs)
  if (ours.length > 0) sections.push(['## 规格以外，我们自己的接口', ...ours.map(endpointText)].join('\n\n'))
  const intro = `共 ${specified.length} 个接口。类型是线上的写法；应答在信封 \`{ code, msg?, data? }\` 的 \`data\` 里。`
  return `${['# 接口参考', '<!-- 由 npm run docs 生成，请勿手改 -->', intro, ...sections].join('\n\n')}\n`
}

function endpointText(endpoint: DeclaredEndpoint): string {
  const traits = [
    endpoint.readsOnly ? '只读' : '会改变数据，不重试也不预取',
    endpoint.token ? '带 token' : '不带 token',
    endpoint.loading ? '计入加载提示' : '',
    endpoint.base === 'platform' ? '平台接口' : '',
    endpoint.params === 'multipart' ? '表单上传' : '',
  ].filter(Boolean)
  const asked = wireType(endpoint.request)
  const types = `请求 ${asked === 'unknown' ? '无' : asked}\n应答 ${wireType(endpoint.response)}`
  return [
    `### ${endpoint.name}`,
    `\`${endpoint.method} ${endpoint.fullPath}\` — ${endpoint.summary}`,
    `${traits.join(' · ')}`,
    `\`\`\`ts\n${types}\n\`\`\``,
  ].join('\n\n')
}
