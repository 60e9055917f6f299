import { fieldsOf } from '#src/domain/unknown.ts'
import { useEffect, useState } from 'react'
import type { GroupState } from '#src/machines/group/groups.ts'
import { minute } from '#src/domain/time/instant.ts'
import { timings } from '#src/domain/time/timings.ts'
import { type App, useApp } from '../../kit/app/app.ts'
import type { GroupManagementProps } from './group-management.tsx'
import { type Rising, viewFiles } from '../member-setting.select.ts'
import type { Names } from '../../kit/chat/names.ts'
import { useComplaint } from '../setting/use-complaint.ts'
import { useAsk, useLoaded } from '../../kit/chat/use-directory.ts'

type FilesPart = Pick<GroupManagementProps, 'files' | 'onUpload' | 'onDownload' | 'onRemoveFile' | 'onRetryFiles'>

/** Ours: where the browser does not tell when it has taken a file (Safari), it has by then. */
const TAKEN_MS = minute

/** Hands the browser a kept file under its own name; its address is freed once it has been taken. */
function handOver(url: string, name: string, { setTimeout: later }: Pick<App['clock'], 'setTimeout'>): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  const { requestIdleCallback: whenIdle }: Partial<typeof globalThis> = globalThis
  const free = () => URL.revokeObjectURL(url)
  if (whenIdle) whenIdle(free)
  else later(free, TAKEN_MS)
}

/** The files of a group: listed, uploaded, fetched and removed. */
export function useGroupFiles(group: GroupState | undefined, me: string, names: Names): FilesPart {
  const app = useApp()
  const id = group?.id ?? ''
  const input = { id, kind: 'group' }
  const load = useLoaded('group', id === '' || (group?.known.includes('files') ?? false), 'files', input)
  const up = useAsk('group', 'upload')
  const down = useAsk('group', 'download')
  const remove = useAsk('group', 'remove file')
  const [rising, setRising] = useState<Rising | null>(null)
  const [falling, setFalling] = useState<{ readonly id: string; readonly name: string } | null>(null)
  useComplaint(up.ask, () => {
    setRising(null)
    up.forget()
  })
  useComplaint(remove.ask, remove.forget)
  const complain = (message: string) => app.say('toast', { type: 'toast.shown', message, durationMs: timings.toastMs })
  const fetched = fieldsOf(down.result)['key']
  useEffect(() => {
    if (typeof fetched !== 'string' || fetched === '') return
    void app.chat.fileUrl(fetched).then((url) => {
      if (url === null) complain('文件没有保存下来，请重试')
      else handOver(url, falling?.name ?? '', app.clock)
    })
    // Once for each file that has come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app, fetched])
  useComplaint(down.ask, () => {
    setFalling(null)
    down.forget()
  })
  const now = app.clock.now()
  return {
    files: group
      ? viewFiles({ group, load, rising, falling: falling?.id ?? null, me, names, now })
      : { state: 'loading', items: [], failure: null },
    onUpload(file) {
      if (file.size <= 0) return complain('文件是空的，请换一个')
      if (rising !== null) return complain('上一个文件还在上传')
      setRising({ name: file.name, bytes: file.size })
      app.chat.keepFile(file).then(
        (key) => up.run('uploadFile', { ...input, key, name: file.name, size: file.size }),
        () => {
          setRising(null)
          complain('手机存储空间不足，文件没有上传')
        },
      )
    },
    onDownload(fileId) {
      // What comes would be taken for the other one.
      if (falling !== null) return complain('上一个文件还在下载')
      setFalling({ id: fileId, name: group?.files?.find((one) => one.id === fileId)?.name ?? '' })
      down.run('downloadFile', { ...input, fileId, key: `group-file-${fileId}` })
    },
    onRemoveFile: (fileId) => remove.run('removeFile', { ...input, fileId }),
    onRetryFiles: load.retry,
  }
}
