import { Specimen, Stage } from '../story/stage.tsx'
import * as actions from './action-icons.tsx'
import * as chat from './chat-icons.tsx'
import type { Icon } from './icon.tsx'
import * as events from './event-icons.tsx'
import * as homes from './home-icons.tsx'
import * as others from './page-icons.tsx'
import * as places from './place-icons.tsx'
import * as signs from './sign-icons.tsx'

export default { title: '图标' }

const Set = ({ icons }: { icons: Record<string, Icon> }) => (
  <ul className="grid grid-cols-4 gap-x-2 gap-y-4">
    {Object.entries(icons).map(([name, Mark]) => (
      <li key={name} className="flex flex-col items-center gap-1 text-caption text-muted">
        <span className="text-ink">
          <Mark />
        </span>
        {name.replace(/Icon$/, '')}
      </li>
    ))}
  </ul>
)

export const All = () => (
  <Stage title="图标">
    <Specimen name="去处 place-icons" on="surface">
      <Set icons={places} />
    </Specimen>
    <Specimen name="动作 action-icons" on="surface">
      <Set icons={actions} />
      <Set icons={homes} />
      <Set icons={others} />
    </Specimen>
    <Specimen name="标记 sign-icons" on="surface">
      <Set icons={signs} />
    </Specimen>
    <Specimen name="活动 event-icons" on="surface">
      <Set icons={events} />
    </Specimen>
    <Specimen name="聊天 chat-icons" on="surface">
      <Set icons={chat} />
    </Specimen>
    <Specimen name="大小 16 · 20 · 24 · 32" on="surface">
      <div className="flex items-center gap-4">
        {[16, 20, 24, 32].map((size) => (
          <homes.BoxIcon key={size} size={size} label={`盲盒 ${size}`} />
        ))}
      </div>
    </Specimen>
  </Stage>
)
All.storyName = '全部图标'
