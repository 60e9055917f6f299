import { href } from '#src/routes/table.ts'
import type { UpdateView } from '../kit/system/use-update.ts'

export interface AboutView {
  readonly version: string
  /** What is said at the end of the row that checks for a newer version. */
  readonly update: string
  readonly checking: boolean
  /** What is new in the newer version, shown on the page of the update modal; null while there is none. */
  readonly notesHref: string | null
}

const words: Record<UpdateView['kind'], (version: string) => string> = {
  unchecked: () => '',
  checking: () => '正在检查',
  latest: () => '已是最新版本',
  full: (version) => `有新版本 ${version}`,
  hot: (version) => `有新版本 ${version}`,
  failed: () => '检查失败，请重试',
}

const notesHref = ({ version, forced, notes, packageUrl }: UpdateView): string =>
  `#${href('/components/full-modal/full-modal', { type: 'update', version, forced: String(forced), message: notes, url: packageUrl })}`

export const viewAbout = (version: string, update: UpdateView): AboutView => ({
  version,
  update: words[update.kind](update.version),
  checking: update.kind === 'checking',
  notesHref: update.kind === 'full' || update.kind === 'hot' ? notesHref(update) : null,
})
