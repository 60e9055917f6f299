import { href, parseHref } from '#src/routes/table.ts'
import { useApp } from '#src/views/kit/app/app.ts'
import { UpdateDialog } from '#src/views/kit/system/update-dialog.tsx'
import { useNavigation } from '#src/views/kit/app/use-navigation.ts'
import { useUpdate } from '#src/views/kit/system/use-update.ts'
import { useStream } from '#src/views/kit/app/use-stream.ts'

const downloadPath = '/pages/downLoad/index'
const updatePath = '/pages/update/update'
/** Where the update is to be had or is what the page is about. */
const itself: readonly string[] = [downloadPath, updatePath]

/**
 * The update modal over any page; a forced one cannot be closed (marketplace §4; A-08), and an update of the app itself that is forced
 * (`isForce`) cannot be passed by leaving its page.
 */
export default function UpdateModal() {
  const app = useApp()
  const { push, href: here } = useNavigation()
  const modal = useStream('update', (snapshot) => snapshot?.context.modal ?? null)
  const { kind, forced: isForced, version: native, notes } = useUpdate()
  // A forced modal stands over every page but those of the update itself.
  if (itself.includes(parseHref(here).path)) return null
  if (isForced && (kind === 'full' || kind === 'hot')) {
    return (
      <UpdateDialog
        forced
        version={native}
        message={notes}
        onUpdate={() => push(updatePath)}
        onClose={() => undefined}
      />
    )
  }
  if (!modal) return null
  const close = () => app.say('update', { type: 'update.modalClosed' })
  const go = () => {
    close()
    push(href(downloadPath, { url: modal.url, version: modal.version }))
  }
  const { version, forced, message } = modal
  return <UpdateDialog version={version} forced={forced} message={message} onUpdate={go} onClose={close} />
}
