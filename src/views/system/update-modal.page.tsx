import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { useUpdate } from '../kit/system/use-update.ts'
import { UpdateModalScreen } from './update-modal.screen.tsx'
import { heardOf, viewUpdateModal } from './update-modal.select.ts'

/** The update modal as a page of its own (marketplace §2; ). */
export default function UpdateModalPage() {
  const { query, back, replace } = useNavigation()
  const { version, forced, notes: message, packageUrl: url } = useUpdate()
  const told = useStream('update', (snapshot) => snapshot?.context.modal ?? null)
  const known = [{ version, forced, message, url }, ...(told ? [told] : [])]
  const modal = heardOf(viewUpdateModal(query), known)
  const update = () => replace(href('/pages/downLoad/index', { url: modal?.url, version: modal?.version }))
  return <UpdateModalScreen modal={modal} onUpdate={update} onClose={back} />
}
