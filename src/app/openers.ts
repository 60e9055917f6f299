import type { ActorRefFrom } from 'xstate'
import { kindOf } from '#src/journal/entry.ts'
import type { AppMachine } from '#src/machines/app/app.machine.ts'
import { kindOfStream } from '#src/machines/registry.ts'
import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import type { Form } from '#src/machines/submission/submission.machine.ts'
import type { Outcome } from '#src/services/effect.ts'
import type { IntentStream } from '#src/views/kit/app/app.ts'
import type { Installer } from './installer.ts'
import type { Platform } from './platform.ts'
import type { Router } from './router.ts'

/** Actors that exist because a page needs them. */
export interface Openers {
  /** Makes sure that the resource exists and is asked to show itself. */
  openResource(stream: string, input: ResourceInput): void
  /** Makes sure that the conversation `chat:bob` exists as an actor, and shows its newest window. */
  openConversation(key: string): void
  /** Makes sure that the actor of a stream that its first fact makes (`order/<key>`) exists, to be looked at before that. */
  ensure(stream: string): void
  /** The stream that has the order: the one it was placed in, else one under its own id. */
  orderStream(orderId: string): `order/${string}`
  /** The streams of everything that takes or gives something. */
  intents(): readonly IntentStream[]
  /** Makes sure that the code of the page `<area>/<name>` is being loaded. */
  openChunk(page: string): void
  /** Makes sure that the form exists; what was typed before is kept. */
  openForm(stream: string, form: Form, values?: Readonly<Record<string, string | number | boolean>>): void
}

export interface OpenersParts {
  readonly root: ActorRefFrom<AppMachine>
  readonly router: Router
  readonly installer: Installer
  readonly clock: Platform['clock']
  /** Streams that were read back; a form that is opened is told so once. */
  readonly restored: Set<string>
}

/** Actors that exist because a page needs them. */
export function createOpeners({ root, router, installer, clock, restored }: OpenersParts): Openers {
  const open = (stream: string, input: unknown, fact: () => Outcome): void =>
    installer.when(kindOf(stream), () => {
      const streams = [{ stream, input }]
      // Also where it is here: whom it is made room for goes by what was opened longest ago.
      root.send({ type: 'app.streamsOpened', streams, at: clock.now() })
      router.relay(stream, fact())
    })
  return {
    ensure: router.ensure,
    orderStream: (orderId) =>
      Object.keys(root.getSnapshot().children)
        .filter(isOrderStream)
        .find((stream) => router.snapshot(stream)?.context.order?.orderId === orderId) ?? `order/${orderId}`,
    intents: () => Object.keys(root.getSnapshot().children).filter(isIntentStream),
    openConversation: (key) =>
      open(`im-conversation/${key}`, { key }, () => ({ type: 'imConversation.opened', user: userOf(router) })),
    openResource: (stream, input) => open(stream, input, () => ({ type: 'resource.opened' })),
    openChunk: (page) => open(`chunk/${page}`, { page }, () => ({ type: 'chunk.opened' })),
    openForm: (stream, form, values) => {
      open(stream, undefined, () => ({
        type: 'submission.opened',
        form,
        ...(values ? { values } : {}),
        // Known once the kind is here.
        ...(restored.delete(stream) ? { resumed: true } : {}),
      }))
    },
  }
}

/** Who uses the chat: whoever it was told, else whoever is signed in; '' while nobody is. */
const userOf = ({ snapshot }: Router): string =>
  snapshot('im-connection')?.context.user || (snapshot('session')?.context.user?.userId ?? '')

/** Made by what somebody wants done, and kept until it is settled. */
export const isIntentStream = (stream: string): stream is IntentStream => {
  const row = kindOfStream(stream)
  return row?.count === 'fact' && row.journaled === 'origin'
}

const isOrderStream = (stream: string): stream is `order/${string}` => kindOf(stream) === 'order'
