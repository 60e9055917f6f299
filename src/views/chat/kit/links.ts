import { href, type RoutePath } from '#src/routes/table.ts'

const link = (path: RoutePath, query: Readonly<Record<string, string>> = {}): string => `#${href(path, query)}`

/** The pages of the chat besides conversations (chat §2). Groups and members are named by their plain ids. */
export const chatLinks = {
  chat: link('/pages/chat/index'),
  addFriends: (user = '') => link('/pages/chat/addFirends', { user }),
  groups: link('/pages/chat/myChatGroupList'),
  notifications: link('/pages/chat/systemNotification'),
  /** The envelope of now, on the page of what is on. */
  envelope: link('/pages/common/scrimmage/scrimmage', { envelope: 'now' }),
  setting: (key: string) => link('/pages/chat/chatSetting', { id: key }),
  members: (group: string) => link('/pages/chat/members', { group }),
  /** What somebody tells of themselves. */
  person: (user: string) => link('/pages/chat/memberSetting', { user }),
  member: (group: string, user: string) => link('/pages/chat/memberSetting', { group, user }),
  /** The group itself: name, announcement, files, management. */
  manage: (group: string) => link('/pages/chat/memberSetting', { group }),
} as const
