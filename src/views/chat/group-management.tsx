import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow, SwitchRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { Ask, Loaded } from './chat-view.ts'
import type { Toggle } from './chat-setting.screen.tsx'
import { GroupFiles, type GroupFile } from './group-files.tsx'
import { useAsked } from './use-asked.ts'

export interface GroupManagementProps {
  readonly name: string
  readonly announcement: string
  /** Owner and administrators; others look on. */
  readonly canEdit: boolean
  readonly muteAll: Toggle
  readonly files: Loaded<GroupFile>
  /** Name or announcement, while it is being changed. */
  readonly edit: Ask
  readonly onName: (name: string) => void
  readonly onAnnouncement: (text: string) => void
  readonly onEditClosed: () => void
  readonly onMuteAll: (on: boolean) => void
  readonly onUpload: (file: File) => void
  readonly onRemoveFile: (id: string) => void
  readonly onRetryFiles: () => void
}

type Edited = 'name' | 'announcement'

/** A group: its name and announcement, muting everybody, and its files. */
export function GroupManagement(props: GroupManagementProps) {
  const { name, announcement, canEdit, edit } = props
  const asked = useAsked<Edited>(edit, props.onEditClosed)
  return (
    <>
      <List>
        {canEdit ? (
          <ListRow title="群名称" value={name} chevron onPress={() => asked.start('name')} />
        ) : (
          <ListRow title="群名称" value={name} />
        )}
      </List>
      <List header="群公告">
        <li className="px-4 py-3">
          <p className={announcement === '' ? 'text-muted' : 'whitespace-pre-wrap'}>
            {announcement === '' ? '还没有公告' : announcement}
          </p>
          {canEdit && (
            <div className="mt-2 flex justify-end">
              <Button size="small" onPress={() => asked.start('announcement')}>
                {announcement === '' ? '写公告' : '修改公告'}
              </Button>
            </div>
          )}
        </li>
      </List>
      {canEdit && (
        <List header="管理">
          <SwitchRow title="全员禁言" note="只有群主和管理员可以说话" {...props.muteAll} onChange={props.onMuteAll} />
        </List>
      )}
      <GroupFiles
        files={props.files}
        onUpload={props.onUpload}
        onRemove={props.onRemoveFile}
        onRetry={props.onRetryFiles}
      />
      <EditSheet
        // A new opening begins with what is true now.
        key={`${asked.question}-${name}-${announcement}`}
        edited={asked.question}
        value={asked.question === 'name' ? name : announcement}
        ask={edit}
        onSave={(text) => (asked.question === 'name' ? props.onName(text) : props.onAnnouncement(text))}
        onDismiss={asked.close}
      />
    </>
  )
}

interface EditSheetProps {
  readonly edited: Edited | null
  readonly value: string
  readonly ask: Ask
  readonly onSave: (text: string) => void
  readonly onDismiss: () => void
}

function EditSheet({ edited, value, ask, onSave, onDismiss }: EditSheetProps) {
  const [text, setText] = useState(value)
  const isName = edited === 'name'
  return (
    <Sheet
      open={edited !== null}
      title={isName ? '修改群名称' : '群公告'}
      onDismiss={onDismiss}
      footer={
        <Button
          tone="primary"
          size="large"
          block
          disabled={text.trim() === value.trim() || (isName && text.trim() === '')}
          pending={ask.state === 'sending'}
          pendingText="正在保存"
          onPress={() => onSave(text.trim())}
        >
          保存
        </Button>
      }
    >
      <div className="pb-4">
        {isName ? (
          <TextField label="群名称" value={text} onChange={setText} maxLength={20} counter clearable />
        ) : (
          <TextArea label="公告内容" value={text} onChange={setText} maxLength={500} rows={6} />
        )}
        {ask.state === 'failed' && (
          <div className="pt-3">
            <InlineMessage kind="error">{ask.failure ?? '没有保存成功，请再试一次'}</InlineMessage>
          </div>
        )}
      </div>
    </Sheet>
  )
}
