import { ShareIcon } from '../icon/page-icons.tsx'
import { useState } from 'react'
import { Button } from '../action/button.tsx'
import { List, ListRow } from '../display/list.tsx'
import { NumberBox } from '../form/number-box.tsx'
import { CopyIcon, TrashIcon } from '../icon/page-icons.tsx'
import { ToastRegion } from '../feedback/toast.tsx'
import { Lines, Stage } from '../story/stage.tsx'
import { ActionSheet } from './action-sheet.tsx'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'

export default { title: '浮层' }

export const Confirm = () => {
  const [open, setOpen] = useState(true)
  return (
    <Stage title="确认">
      <Button onPress={() => setOpen(true)}>退出登录</Button>
      <Lines />
      <Dialog
        open={open}
        title="退出登录？"
        confirm={{ text: '退出', onPress: () => setOpen(false) }}
        cancel
        onDismiss={() => setOpen(false)}
      >
        草稿会留在这台手机上，下次登录还在。
      </Dialog>
    </Stage>
  )
}
Confirm.storyName = '确认'

export const Danger = () => {
  const [open, setOpen] = useState(true)
  return (
    <Stage title="危险的确认，正在进行">
      <Button onPress={() => setOpen(true)}>注销账号</Button>
      <Lines />
      <Dialog
        open={open}
        title="注销账号？"
        confirm={{ text: '确认注销', tone: 'danger', pending: true, onPress: () => setOpen(false) }}
        cancel
        onDismiss={() => setOpen(false)}
      >
        藏品、余额与聊天记录都会删除，不能恢复。
      </Dialog>
    </Stage>
  )
}
Danger.storyName = '危险的确认 正在进行'

export const Forced = () => {
  const [open, setOpen] = useState(true)
  return (
    <Stage title="必须回答">
      <Button onPress={() => setOpen(true)}>检查更新</Button>
      <Dialog open={open} title="发现新版本 1.0.40" confirm={{ text: '立即更新', onPress: () => setOpen(false) }}>
        修复了支付后偶尔看不到藏品的问题。更新后才能继续使用。
      </Dialog>
    </Stage>
  )
}
Forced.storyName = '必须回答'

export const Bottom = () => {
  const [open, setOpen] = useState(true)
  const [count, setCount] = useState(1)
  return (
    <Stage title="底部面板">
      <Button onPress={() => setOpen(true)}>购买</Button>
      <Lines />
      <Sheet
        open={open}
        title="选择数量"
        onDismiss={() => setOpen(false)}
        footer={
          <Button tone="primary" size="large" block onPress={() => setOpen(false)}>
            去支付 ¥128.00
          </Button>
        }
      >
        <div className="flex items-center justify-between py-4">
          <span>购买数量</span>
          <NumberBox label="购买数量" value={count} onChange={setCount} max={5} />
        </div>
      </Sheet>
    </Stage>
  )
}
Bottom.storyName = '底部面板'

export const Toasted = () => {
  const [message, setMessage] = useState('')
  return (
    <Stage title="面板上的轻提示">
      <Sheet open title="分享" onDismiss={() => setMessage('再留一会儿')}>
        <Button block onPress={() => setMessage('链接已复制')}>
          复制链接
        </Button>
        <div className="h-40" />
      </Sheet>
      <ToastRegion toasts={message ? [{ id: message, message, tone: 'success' }] : []} />
    </Stage>
  )
}
Toasted.storyName = '面板上的轻提示'

export const Tall = () => {
  const [open, setOpen] = useState(true)
  return (
    <Stage title="很高的面板">
      <Button onPress={() => setOpen(true)}>选择地区</Button>
      <Sheet open={open} title="选择地区" onDismiss={() => setOpen(false)} bleed>
        <List>
          {Array.from({ length: 24 }, (_, at) => (
            <ListRow key={at} title={`地区 ${at + 1}`} onPress={() => setOpen(false)} />
          ))}
        </List>
      </Sheet>
    </Stage>
  )
}
Tall.storyName = '很高的面板'

export const Actions = () => {
  const [open, setOpen] = useState(true)
  return (
    <Stage title="操作面板">
      <Button onPress={() => setOpen(true)}>更多</Button>
      <Lines />
      <ActionSheet
        open={open}
        title="「寒江独钓」#128"
        items={[
          { key: 'share', text: '分享', icon: ShareIcon },
          { key: 'copy', text: '复制编号', icon: CopyIcon },
          { key: 'give', text: '转赠', note: '入藏 30 天后可以转赠', disabled: true },
          { key: 'drop', text: '从展柜移除', icon: TrashIcon, tone: 'danger' },
        ]}
        onSelect={() => setOpen(false)}
        onDismiss={() => setOpen(false)}
      />
    </Stage>
  )
}
Actions.storyName = '操作面板'
