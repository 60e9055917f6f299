import { shownForm } from '../kit/form/shown-form.ts'
import { useForm } from '../kit/form/use-form.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { ApprenticesScreen } from './apprentices.screen.tsx'
import { qqForm } from './guild.form.ts'
import { followerLine, savedQq } from './guild.select.ts'

/** Who follows oneself, what they bring, and how they can reach one (marketplace §2, §6; docs/decisions/0050). */
export default function ApprenticesPage() {
  const info = useAside({ endpoint: 'lord.info', request: {} })
  const followers = useResource({ endpoint: 'lord.followers', request: {}, pageSize: ROWS_A_PAGE })
  const qq = useForm(qqForm, {}, [info.renewal])
  return (
    <ApprenticesScreen
      resource={followers}
      info={info.data ?? null}
      lines={followers.items.map(followerLine)}
      qq={shownForm(qq)}
      saved={qq.status === 'done' ? savedQq(info) : null}
    />
  )
}
