import { useApp } from '../../kit/app/app.ts'
import { useUser } from '../../kit/app/use-session.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import { failureWords } from '../../kit/form/form-words.ts'
import { viewUpload } from '../../kit/form/upload.ts'
import { chatLinks } from '../kit/links.ts'
import type { MemberSettingProps } from '../member-setting.screen.tsx'
import { conversationHref } from '../message/message-body.ts'
import { useComplaint } from '../setting/use-complaint.ts'
import { noContactsKnown, noPeopleKnown } from '../../kit/chat/directory.ts'
import { namesFrom } from '../../kit/chat/names.ts'
import type { OwnProfile } from './profile-part.tsx'
import { attributeOf, birthDays, viewProfile } from './profile.ts'
import { useAsk, useDirectory, useLoaded } from '../../kit/chat/use-directory.ts'

/** What a person tells of themselves, and of oneself how it is changed (chat §3, §7). */
export function useProfile(user: string): MemberSettingProps {
  const me = useUser()
  const { people } = useDirectory('im-people', noPeopleKnown)
  const { contacts, isLoaded } = useDirectory('contact', noContactsKnown)
  useLoaded('contact', isLoaded)
  const load = useLoaded('im-people', Object.hasOwn(people, user), 'profile', { users: [user] })
  const own = useOwnProfile(user, people[user]?.ext ?? '')
  const isMe = user === me?.userId
  const isNobody = people[user] === null && !isMe
  const frame = { failure: isNobody ? '没有找到这个人' : load.failure, onRetry: load.retry }
  if (load.state === 'loading') return { ...frame, status: 'loading', about: 'person' }
  if (load.state === 'failed' || isNobody) return { ...frame, status: 'failed', about: 'person' }
  const isFriend = contacts.includes(user)
  const person = {
    person: namesFrom(people, me).personOf(user),
    profile: viewProfile(people[user]),
    own: isMe ? own : null,
    talkHref: isFriend ? conversationHref(`chat:${user}`) : null,
    inviteHref: isFriend || isMe ? null : chatLinks.addFriends(user),
  }
  return { ...frame, status: 'ready', about: 'person', person }
}

const stream = 'upload/cover'

/** How one's own profile is changed; `ext` is what it holds besides. */
function useOwnProfile(user: string, ext: string): OwnProfile {
  const { say, trade, clock } = useApp()
  const edit = useAsk('im-people', 'own profile')
  const gender = useAsk('im-people', 'own gender')
  useComplaint(gender.ask, gender.forget)
  const upload = useStream(stream, viewUpload)
  return {
    edit: edit.ask,
    upload: { pending: upload.state === 'uploading', url: upload.url, failure: failureWords(upload.failure) },
    days: birthDays(clock.now()),
    onSave: (part, value) => edit.run('updateProfile', { user, changes: attributeOf(part, value, ext) }),
    onGender: (value) => gender.run('updateProfile', { user, changes: { gender: value } }),
    onClosed() {
      edit.forget()
      say(stream, { type: 'upload.cancelled' })
    },
    onPicked(files) {
      say(stream, { type: 'upload.cancelled' })
      const kept = files.map((file) => {
        const { name, size, type } = file
        return { name, size, type, ref: trade.keepFile(file), to: 'files' as const }
      })
      say(stream, { type: 'upload.picked', files: kept })
      say(stream, { type: 'upload.requested' })
    },
  }
}
