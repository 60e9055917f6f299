import '#src/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { catalogue } from './app/catalogue.ts'
import { createFrameBridge } from './app/frame-bridge.ts'
import { createWorkbench } from './index.ts'
import { language, languageFor } from './language.ts'

language.set(languageFor(location.search, navigator.languages))
const { view } = createWorkbench({ bridge: createFrameBridge(), catalogue })
createRoot(document.getElementById('root')!).render(view)
