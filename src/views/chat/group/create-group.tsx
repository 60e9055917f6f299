import { type ReactNode, useState } from 'react'
import { SegmentedTabs } from '#src/ui/form/segmented-tabs.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { Ask, Loaded, Person } from '../../kit/chat/people-view.ts'
import { PeoplePicker } from './people-picker.tsx'

/** A group that is to be made. */
export interface NewGroup {
  readonly name: string
  readonly description: string
  /** Anybody may find it. */
  readonly isPublic: boolean
  /** Who finds it asks to come in. */
  readonly needsApproval: boolean
  /** Members may bring others. */
  readonly allowsInvites: boolean
  readonly maxUsers: number
}

/** How many a group may hold; the service allows no less than the members chosen. */
const sizes = [50, 200, 1000] as const
/** The longest name of a group (ours). */
const NAME_MAX = 20

const blank: NewGroup = {
  name: '',
  description: '',
  isPublic: false,
  needsApproval: true,
  allowsInvites: true,
  maxUsers: 200,
}

export interface CreateGroupProps {
  readonly open: boolean
  readonly friends: Loaded<Person>
  readonly create: Ask
  readonly onRetry: () => void
  readonly onCreate: (group: NewGroup, ids: readonly string[]) => void
  readonly onDismiss: () => void
}

/** Makes a group: what it is called, who may find it and come in, and who is in from the start. */
export function CreateGroup({ open, friends, create, onRetry, onCreate, onDismiss }: CreateGroupProps) {
  const [group, setGroup] = useState(blank)
  const set = (change: Partial<NewGroup>) => setGroup({ ...group, ...change })
  return (
    <PeoplePicker
      open={open}
      title="发起群聊"
      verb="创建群聊"
      people={friends}
      ask={create}
      lacks={group.name.trim() === '' ? '请填写群名称' : ''}
      most={group.maxUsers - 1}
      onRetry={onRetry}
      onDone={(ids) => onCreate({ ...group, name: group.name.trim(), description: group.description.trim() }, ids)}
      onDismiss={() => {
        setGroup(blank)
        onDismiss()
      }}
    >
      <TextField
        label="群名称"
        value={group.name}
        onChange={(name) => set({ name })}
        maxLength={NAME_MAX}
        counter
        placeholder={`最多 ${NAME_MAX} 个字`}
      />
      <div className="pt-3">
        <TextArea
          label="群简介（选填）"
          value={group.description}
          onChange={(description) => set({ description })}
          maxLength={100}
          rows={2}
        />
      </div>
      <Choice text="公开群" note="别人可以在「发现群聊」里找到">
        <Switch label="公开群" on={group.isPublic} onChange={(isPublic) => set({ isPublic })} />
      </Choice>
      {group.isPublic && (
        <Choice text="进群需要审核" note="由群主和管理员处理申请">
          <Switch label="进群需要审核" on={group.needsApproval} onChange={(needsApproval) => set({ needsApproval })} />
        </Choice>
      )}
      <Choice text="成员可以邀请别人">
        <Switch
          label="成员可以邀请别人"
          on={group.allowsInvites}
          onChange={(allowsInvites) => set({ allowsInvites })}
        />
      </Choice>
      <p className="pt-2 pb-1.5 text-note text-muted">人数上限</p>
      <SegmentedTabs
        label="人数上限"
        items={sizes.map((size) => ({ key: String(size), label: `${size} 人` }))}
        current={String(group.maxUsers)}
        onChange={(size) => set({ maxUsers: Number(size) })}
      />
      <p className="pt-4 text-note text-muted">选择好友</p>
    </PeoplePicker>
  )
}

const Choice = ({ text, note, children }: { text: string; note?: string; children: ReactNode }) => (
  <div className="flex min-h-13 items-center gap-3">
    <span className="min-w-0 flex-1">
      {text}
      {note && <span className="block text-note text-muted">{note}</span>}
    </span>
    {children}
  </div>
)
