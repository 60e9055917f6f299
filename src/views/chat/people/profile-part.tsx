import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Clipped } from '#src/ui/display/clipped.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { ActionSheet } from '#src/ui/overlay/action-sheet.tsx'
import type { Ask, Person } from '../../kit/chat/people-view.ts'
import { useAsked } from '../kit/use-asked.ts'
import { type EditedPart, genders, type ProfileText, type ProfileView } from './profile.ts'
import { BirthSheet, CoverSheet, type CoverUpload, TextSheet } from './profile-sheets.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'

export interface ProfileProps {
  readonly person: Person
  readonly profile: ProfileView
  /** Null for others: theirs is only looked at. */
  readonly own: OwnProfile | null
  /** Where one talks to a friend; null for others, who can be invited instead. */
  readonly talkHref: string | null
  readonly inviteHref: string | null
}

export interface OwnProfile {
  readonly edit: Ask
  readonly upload: CoverUpload
  /** First and last day that may be a birthday. */
  readonly days: { readonly min: string; readonly max: string }
  /** What is changed in a sheet. */
  readonly onSave: (part: EditedPart, value: string) => void
  readonly onGender: (value: string) => void
  readonly onClosed: () => void
  readonly onPicked: (files: readonly File[]) => void
}

/** What a person tells others of themselves; one's own can be changed (chat §3, §7). */
export function ProfileCard({ person, profile, own, talkHref, inviteHref }: ProfileProps) {
  const { sign, gender, birth, mail } = profile
  return (
    <>
      <ProfileHead person={person} profile={profile} isMe={own !== null} />
      {own ? (
        <OwnRows profile={profile} own={own} />
      ) : (
        (gender !== '' || birth !== '' || mail !== '') && (
          <List>
            {gender !== '' && <ListRow title="性别" value={gender} />}
            {birth !== '' && <ListRow title="生日" value={birth} />}
            {mail !== '' && <ListRow title="邮箱" value={mail} />}
          </List>
        )
      )}
      {own && <p className="pt-3 text-note text-muted">昵称和头像跟随账号资料，在「我的」里修改。</p>}
      {(talkHref !== null || inviteHref !== null) && (
        <div className="pt-8">
          <Button tone="primary" size="large" block href={talkHref ?? inviteHref ?? '#/'}>
            {talkHref === null ? '加为好友' : '发消息'}
          </Button>
        </div>
      )}
      {sign === '' && own === null && gender === '' && birth === '' && mail === '' && (
        <p className="pt-6 text-center text-note text-muted">对方还没有填写资料</p>
      )}
    </>
  )
}

const ProfileHead = ({ person, profile, isMe }: { person: Person; profile: ProfileView; isMe: boolean }) => (
  <div className="mb-5 overflow-hidden rounded-l bg-surface">
    {profile.cover !== null && <ArtImage alt="" src={profile.cover} ratio={5 / 2} rounded="none" />}
    <div className="flex items-center gap-4 p-4">
      <Avatar name={person.name} src={person.avatar} size={64} decorative />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-title font-semibold">
          {isMe ? <Clipped end="（我）">{person.name}</Clipped> : person.name}
        </h2>
        <p className="truncate text-note text-muted">藏家号 {person.id}</p>
        {profile.sign !== '' && <p className="mt-0.5 line-clamp-3 text-note text-soft">{profile.sign}</p>}
      </div>
    </div>
  </div>
)

function OwnRows({ profile, own }: { profile: ProfileView; own: OwnProfile }) {
  const { edit, onSave } = own
  const asked = useAsked<EditedPart>(edit, own.onClosed)
  const part = asked.question
  const [choosing, setChoosing] = useState(false)
  const { sign, gender, birth, mail, cover } = profile
  const text: ProfileText | null = part === 'sign' || part === 'mail' ? part : null
  const sheet = { ask: edit, onDismiss: asked.close }
  return (
    <>
      <List>
        <ListRow title="个性签名" note={sign || '未填写'} chevron onPress={() => asked.start('sign')} />
        <ListRow title="性别" value={gender || '不展示'} chevron onPress={() => setChoosing(true)} />
        <ListRow title="生日" value={birth || '不展示'} chevron onPress={() => asked.start('birth')} />
        <ListRow title="邮箱" value={mail || '不展示'} chevron onPress={() => asked.start('mail')} />
        <ListRow
          title="名片封面"
          value={cover === null ? '未设置' : '已设置'}
          chevron
          onPress={() => asked.start('cover')}
        />
      </List>
      <ActionSheet
        open={choosing}
        title="性别"
        items={genders.map(({ value, text: word }) => ({ key: value, text: word }))}
        onSelect={(value) => {
          setChoosing(false)
          own.onGender(value)
        }}
        onDismiss={() => setChoosing(false)}
      />
      <TextSheet
        // A new opening begins with what is true now; what comes meanwhile takes nothing from what is written.
        key={text}
        {...sheet}
        part={text}
        value={text === null ? '' : profile[text]}
        onSave={onSave}
      />
      <BirthSheet
        key={`birth-${part}`}
        {...sheet}
        {...own.days}
        open={part === 'birth'}
        value={birth}
        onSave={onSave}
      />
      <CoverSheet
        {...sheet}
        open={part === 'cover'}
        cover={cover}
        upload={own.upload}
        onPicked={own.onPicked}
        onSave={onSave}
      />
    </>
  )
}
