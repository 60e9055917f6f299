import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { type ChatCall, expandPath } from '#src/contract/im/rest/call.ts'
import { chatCalls } from '#src/contract/im/rest/calls.ts'
import { referenceCalls } from '#src/contract/im/rest/reference.endpoints.ts'
import { unaskedCalls } from '#src/contract/im/rest/unasked.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'

export interface DeclaredEndpoint extends Endpoint {
  /** The area's folder in src/contract/rest. */
  area: string
  /** Path with the base of its group, as the server sees it. */
  fullPath: string
}

export interface DeclaredRoute {
  path: string
  /** File of the page, when it exists. */
  page: string | undefined
}

export interface DeclaredMachine {
  id: string
  /** Ids of the specified lifecycles the machine stands for: `lc:session`. */
  lifecycles: string[]
  machine: AnyStateMachine
}

type Exports = Record<string, unknown>
const load = (file: string): Promise<Exports> => import(pathToFileURL(resolve(file)).href) as Promise<Exports>
const isRecord = (value: unknown): value is Exports => typeof value === 'object' && value !== null

/** Reads every table in `src/contract/rest/<area>/<area>.endpoints.ts`, in the order of the files. */
export async function loadEndpoints(): Promise<DeclaredEndpoint[]> {
  const rows: DeclaredEndpoint[] = []
  for (const file of globSync('src/contract/rest/*/*.endpoints.ts').toSorted()) {
    const area = file.split(/[\\/]/).at(-2) ?? ''
    for (const row of tableRows(await load(file))) {
      const endpoint = row as unknown as Endpoint
      rows.push({
        ...endpoint,
        area,
        fullPath: endpoint.path.startsWith('/api/') ? endpoint.path : `/api/v1.0${endpoint.path}`,
      })
    }
  }
  return rows
}

export interface DeclaredChatCall {
  /** `<area>.<operation>`. */
  name: string
  method: string
  path: string
  /** Why no person causes it; undefined for what the app asks. */
  why: string | undefined
}

/** The chat server's REST calls, a row for each path: the app's, then those that no person causes. */
export function loadChatEndpoints(): DeclaredChatCall[] {
  const unasked: Readonly<Record<string, string | undefined>> = unaskedCalls
  const rows: Readonly<Record<string, ChatCall & { readonly why?: string }>> = { ...chatCalls, ...referenceCalls }
  return Object.entries(rows).flatMap(([name, { method, path, why }]) =>
    expandPath(path).map((one) => ({ name, method, path: `/{org}/{app}${one}`, why: why ?? unasked[name] })),
  )
}

/** Rows of the tables a module exports: `export const noticeEndpoints = { list: endpoint(…) }`. */
function tableRows(exports: Exports): Exports[] {
  const tables = Object.values(exports).filter(isRecord)
  const rows = tables.flatMap((table) => Object.values(table)).filter(isRecord)
  return rows.filter((row) => typeof row['method'] === 'string' && typeof row['path'] === 'string')
}

/** Reads the table of routes and finds the page of each by its naming convention. */
export async function loadRoutes(): Promise<DeclaredRoute[]> {
  if (!existsSync('src/routes/all.ts')) return []
  const { routes } = await load('src/routes/all.ts')
  const rows = (Array.isArray(routes) ? routes : Object.values(routes ?? {})) as {
    path: string
    page?: string
    aliases?: string[]
  }[]
  return rows.flatMap((row) => {
    const file = `src/views/${row.page}.page.tsx`
    const page = existsSync(file) ? file : undefined
    return [row.path, ...(row.aliases ?? [])].map((path) => ({ path, page }))
  })
}

/** Reads the registry of machines. */
export async function loadMachines(): Promise<DeclaredMachine[]> {
  if (!existsSync('src/machines/registry.ts')) return []
  const { allKinds } = await load('src/machines/registry.ts')
  return (allKinds as () => Promise<DeclaredMachine[]>)()
}
