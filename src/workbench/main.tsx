import '#src/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { Workbench } from './panels/workbench.tsx'

createRoot(document.getElementById('root')!).render(<Workbench />)
