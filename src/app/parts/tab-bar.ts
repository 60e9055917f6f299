import { AppTabBar } from '#src/views/kit/page/app-tab-bar.tsx'
import { setTabBar } from '#src/views/kit/page/tab-bar-slot.ts'

setTabBar(AppTabBar)
