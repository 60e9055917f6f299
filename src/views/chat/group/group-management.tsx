import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow, SwitchRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { LoadFailure } from '../../kit/chat/load-failure.tsx'
import type { Ask, Loaded, Person } from '../../kit/chat/people-view.ts'
import type { Toggle } from '../setting/subject.ts'
import { GroupFiles, type GroupFile } from './group-files.tsx'
import { useAsked } from '../kit/use-asked.ts'

export interface GroupManagementProps {
  readonly name: string
  readonly description: string
  readonly announcement: string
  /** Owner and administrators; others look on. */
  readonly canEdit: boolean
  readonly muteAll: Toggle
  readonly files: Loaded<GroupFile>
  /** Who may not come in again; null for those who may not know. */
  readonly blocked: Loaded<Person> | null
  readonly onRetryBlocked: () => void
  /** Who is being let in again. */
  readonly unblocking: string | null
  /** A text, while it is being changed. */
  readonly edit: Ask
  readonly onEdit: (what: GroupText, text: string) => void
  readonly onUnblock: (id: string) => void
  readonly onEditClosed: () => void
  readonly onMuteAll: (on: boolean) => void
  readonly onUpload: (file: File) => void
  readonly onDownload: (id: string) => void
  readonly onRemoveFile: (id: string) => void
  readonly onRetryFiles: () => void
}

/** Texts that those who look after a group may change. */
export type GroupText = 'name' | 'description' | 'announcement'

interface TextRule {
  readonly title: string
  readonly label: string
  readonly maxLength: number
  readonly mayBeEmpty: boolean
}

const rules: Readonly<Record<GroupText, TextRule>> = {
  name: { title: '修改群名称', label: '群名称', maxLength: 20, mayBeEmpty: false },
  description: { title: '修改群简介', label: '群简介', maxLength: 100, mayBeEmpty: true },
  announcement: { title: '群公告', label: '公告内容', maxLength: 500, mayBeEmpty: true },
}

/** A group: its name and announcement, muting everybody, and its files. */
export function GroupManagement(props: GroupManagementProps) {
  const { name, description, announcement, canEdit, edit } = props
  const texts = { name, description, announcement }
  const asked = useAsked<GroupText>(edit, props.onEditClosed)
  return (
    <>
      <List>
        {canEdit ? (
          <ListRow title="群名称" value={name} chevron onPress={() => asked.start('name')} />
        ) : (
          <ListRow title="群名称" value={name} />
        )}
        {canEdit ? (
          <ListRow
            title="群简介"
            note={description || '暂无群简介'}
            chevron
            onPress={() => asked.start('description')}
          />
        ) : (
          <ListRow title="群简介" note={description || '暂无群简介'} />
        )}
      </List>
      <List header="群公告">
        <li className="px-4 py-3">
          <p className={announcement === '' ? 'text-muted' : 'whitespace-pre-wrap'}>
            {announcement === '' ? '暂无公告' : announcement}
          </p>
          {canEdit && (
            <div className="mt-2 flex justify-end">
              <Button size="small" onPress={() => asked.start('announcement')}>
                {announcement === '' ? '发布公告' : '修改公告'}
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
        onDownload={props.onDownload}
        onRemove={props.onRemoveFile}
        onRetry={props.onRetryFiles}
      />
      {props.blocked && (
        <Blocked
          blocked={props.blocked}
          unblocking={props.unblocking}
          onUnblock={props.onUnblock}
          onRetry={props.onRetryBlocked}
        />
      )}
      <EditSheet
        // A new opening begins with what is true now; what others change meanwhile takes nothing from what is written.
        key={asked.question}
        edited={asked.question}
        value={asked.question === null ? '' : texts[asked.question]}
        ask={edit}
        onSave={(text) => asked.question !== null && props.onEdit(asked.question, text)}
        onDismiss={asked.close}
      />
    </>
  )
}

interface BlockedProps {
  readonly blocked: Loaded<Person>
  readonly unblocking: string | null
  readonly onUnblock: (id: string) => void
  readonly onRetry: () => void
}

const Blocked = ({ blocked, unblocking, onUnblock, onRetry }: BlockedProps) => {
  if (blocked.state === 'failed')
    return <LoadFailure title="群黑名单加载失败" failure={blocked.failure} onRetry={onRetry} />
  if (blocked.items.length === 0) return null
  return (
    <List header="群黑名单">
      {blocked.items.map((person) => (
        <ListRow
          key={person.id}
          oneLine
          leading={<Avatar name={person.name} src={person.avatar} size={40} decorative />}
          title={person.name}
          trailing={
            <Button
              size="small"
              label={`解除拉黑${person.name}`}
              pending={unblocking === person.id}
              onPress={() => onUnblock(person.id)}
            >
              解除
            </Button>
          }
        />
      ))}
    </List>
  )
}

interface EditSheetProps {
  readonly edited: GroupText | null
  readonly value: string
  readonly ask: Ask
  readonly onSave: (text: string) => void
  readonly onDismiss: () => void
}

function EditSheet({ edited, value, ask, onSave, onDismiss }: EditSheetProps) {
  const [written, setText] = useState<string | null>(null)
  const text = written ?? value
  const { title, label, maxLength, mayBeEmpty } = rules[edited ?? 'name']
  const isSame = text.trim() === value.trim()
  const lacks = !mayBeEmpty && text.trim() === '' ? `先填${label}` : null
  return (
    <Sheet
      open={edited !== null}
      title={title}
      onDismiss={onDismiss}
      footer={
        <Button
          tone="primary"
          size="large"
          block
          disabledReason={lacks ?? (isSame ? '没有改动' : null)}
          pending={ask.state === 'sending'}
          pendingText="正在保存"
          onPress={() => onSave(text.trim())}
        >
          保存
        </Button>
      }
    >
      <div className="pb-4">
        {edited === 'name' ? (
          <TextField label={label} value={text} onChange={setText} maxLength={maxLength} counter clearable />
        ) : (
          <TextArea label={label} value={text} onChange={setText} maxLength={maxLength} rows={6} />
        )}
        {ask.state === 'failed' && (
          <div className="pt-3">
            <InlineMessage kind="error">{ask.failure ?? '保存失败，请重试'}</InlineMessage>
          </div>
        )}
      </div>
    </Sheet>
  )
}
