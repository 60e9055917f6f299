import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { UpdateModalScreen } from './update-modal.screen.tsx'
import { viewUpdateModal } from './update-modal.select.ts'

/** The update modal as a page of its own (marketplace §2; ). */
export default function UpdateModalPage() {
  const { query, back, replace } = useNavigation()
  const modal = viewUpdateModal(query)
  const update = () => replace(href('/pages/downLoad/index', { url: modal?.url, version: modal?.version }))
  return <UpdateModalScreen modal={modal} onUpdate={update} onClose={back} />
}
