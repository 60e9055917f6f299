import { imInbox } from '#src/machines/im-inbox/im-inbox.kind.ts'
import { imMessage } from '#src/machines/im-message/im-message.kind.ts'
import type { Kind } from '#src/machines/kind.ts'
import { resource } from '#src/machines/resource/resource.kind.ts'
import { submission } from '#src/machines/submission/submission.kind.ts'
import { verificationCode } from '#src/machines/verification-code/verification-code.kind.ts'

/** Loaded like a page when a guest does what needs somebody. */
export const signInSheet = 'session/sign-in-sheet'

/** Loaded like a page when there is something to be told about a newer version. */
export const updateModal = 'system/update-dialog'

const most: readonly Kind[] = [resource, submission, verificationCode]
/**
 * Pages on which people arrive. On home and a product nothing is typed, and the list of chats is drawn from what the phone keeps: the rest
 * comes once they are shown, and what is pressed before waits for it.
 */
const fewer: Readonly<Record<string, readonly Kind[]>> = {
  'home/home': [resource],
  'session/login': [submission, verificationCode],
  'product/product-details': [resource],
  'chat/chat': [imInbox, imMessage],
  [updateModal]: [],
}

/** The kinds of actor without which a page is not drawn: what asks the server, and what sends what is typed. */
export const drawnWith = (page: string): readonly Kind[] => fewer[page] ?? most

/** The styles of these come with the app. */
export const firstStyled: ReadonlySet<string> = new Set(['home/home', 'session/login', updateModal])

/** Loaded like a page, by whoever opens an address that is not known yet. */
export const directory = 'directory'
