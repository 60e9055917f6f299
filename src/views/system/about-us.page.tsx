import { useApp } from '../kit/app/app.ts'
import { useUpdate } from '../kit/system/use-update.ts'
import { AboutScreen } from './about-us.screen.tsx'
import { viewAbout } from './about-us.select.ts'

/** The app, its version and who makes it (marketplace §1, §2). */
export default function AboutPage() {
  const { release } = useApp()
  const update = useUpdate()
  return <AboutScreen {...viewAbout(release.version, update)} onCheck={update.check} />
}
