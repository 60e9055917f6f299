import type { FactType } from '#src/machines/streams.ts'

const page = 'the page says it by itself when it is opened, left or drawn'
const follows = 'it follows from another gesture of the same page'
const unsaid = 'a person cannot cause it: no page says it today'
const aboutFile = 'it is about a picked file, which lies in a tab and which a scenario cannot name'

/** User facts that no gesture brings about, each with the reason. */
export const withoutGesture: Partial<Readonly<Record<FactType, string>>> = {
  'chunk.opened': page,
  'chunk.retryRequested': 'e2e/chunk.spec.ts presses it: code is missing on no scenario',
  'contact.askForgotten': page,
  'group.askForgotten': page,
  'imArchive.searchEnded': page,
  'imArchive.searchRequested': page,
  'imConversation.askForgotten': page,
  'imConversation.cleared': 'the app says it when the person changes',
  'imConversation.moreRequested': 'scrolling says it: e2e/chat-conversation.spec.ts',
  'imInbox.draftChanged': follows,
  'imInbox.emptied': follows,
  'imInbox.noticesRead': page,
  'imInbox.refreshRequested':
    'its button is there only while the first list of all has failed, and scenarios begin behind that list',
  'imPeople.askForgotten': page,
  'listing.boxChangeRequested': unsaid,
  'navigation.locationChanged': 'the browser says it: its back button, an address that is typed',
  'navigation.scrolled': 'scrolling says it: e2e/list-position.spec.ts',
  'navigation.signInAsked': 'whatever needs somebody says it: e2e/guests.spec.ts',
  'navigation.signInLeft': 'e2e/guests.spec.ts closes the sheet',
  'presence.askForgotten': page,
  'presence.operationRequested': page,
  'push.clicked': 'a notification of the system is pressed, outside of the page',
  'resource.moreRequested': 'scrolling says it: e2e/list-position.spec.ts',
  'resource.refreshRequested':
    'e2e/hostile.spec.ts presses it: what a scenario could open has been loaded by the tabs it begins behind',
  'session.failureDismissed': unsaid,
  'silentMode.askForgotten': page,
  'submission.reset': page,
  'thread.askForgotten': page,
  'toast.dismissed': unsaid,
  'upload.cancelled': aboutFile,
  'upload.picked': aboutFile,
  'upload.requested': aboutFile,
}
