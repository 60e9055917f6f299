import { useState } from 'react'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { List } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { DownloadIcon, TrashIcon } from '#src/ui/icon/page-icons.tsx'
import { FileIcon } from '#src/ui/icon/chat-icons.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { fileSize } from '../kit/chat-time.ts'
import type { Progress } from '../kit/chat-view.ts'
import type { Loaded } from '../../kit/chat/people-view.ts'
import { LoadFailure } from '../../kit/chat/load-failure.tsx'
import { ProgressRing } from '../message/message-parts.tsx'

export interface GroupFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly owner: string
  readonly time: string
  /** On its way up or down. */
  readonly progress: Progress
  readonly canRemove: boolean
}

export interface GroupFilesProps {
  readonly files: Loaded<GroupFile>
  readonly onUpload: (file: File) => void
  readonly onDownload: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly onRetry: () => void
}

/** Files that a group shares. */
export function GroupFiles({ files, onUpload, onDownload, onRemove, onRetry }: GroupFilesProps) {
  const [leaving, setLeaving] = useState<GroupFile | null>(null)
  if (files.state === 'loading') return <SkeletonList rows={3} leading={40} notes />
  if (files.state === 'failed') return <LoadFailure title="群文件加载失败" failure={files.failure} onRetry={onRetry} />
  return (
    <>
      <List header="群文件">
        {files.items.map((file) => (
          <FileRow key={file.id} file={file} onDownload={() => onDownload(file.id)} onRemove={() => setLeaving(file)} />
        ))}
        <li>
          <label className="flex min-h-13 cursor-pointer items-center justify-center text-indigo focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-indigo active:bg-sunken">
            <input
              type="file"
              className="sr-only"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0]
                event.currentTarget.value = ''
                if (file) onUpload(file)
              }}
            />
            上传文件
          </label>
        </li>
      </List>
      <Dialog
        open={leaving !== null}
        title={`删除「${leaving?.name ?? ''}」？`}
        confirm={{
          text: '删除',
          tone: 'danger',
          onPress: () => {
            if (leaving) onRemove(leaving.id)
            setLeaving(null)
          },
        }}
        cancel
        onDismiss={() => setLeaving(null)}
      >
        删除后，群里的人都看不到了。
      </Dialog>
    </>
  )
}

interface FileRowProps {
  readonly file: GroupFile
  readonly onDownload: () => void
  readonly onRemove: () => void
}

const FileRow = ({ file, onDownload, onRemove }: FileRowProps) => (
  <li>
    <div className="flex min-h-16 items-center gap-3 py-2 pr-1 pl-4">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-s bg-indigo-wash text-indigo-ink">
        {file.progress === null ? (
          <FileIcon size={22} />
        ) : (
          <ProgressRing progress={file.progress} label={`${file.name}的传输进度`} size={28} />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2">{file.name}</span>
        <span className="block truncate text-note text-muted">
          {fileSize(file.bytes)} · {file.owner} · {file.time}
        </span>
      </span>
      <span className="flex shrink-0">
        {file.progress === null && <IconButton icon={SmallDownload} label={`下载${file.name}`} onPress={onDownload} />}
        {file.progress === null && file.canRemove && (
          <IconButton icon={SmallTrash} label={`删除${file.name}`} onPress={onRemove} />
        )}
      </span>
    </div>
  </li>
)

const SmallDownload = () => <DownloadIcon size={20} />

const SmallTrash = () => <TrashIcon size={20} />
