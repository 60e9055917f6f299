import { ChatIcon } from '../icon/home-icons.tsx'
import { ShareIcon } from '../icon/page-icons.tsx'
import { useState } from 'react'
import { CopyIcon, MoreIcon, PlusIcon, StarFilledIcon, StarIcon } from '../icon/page-icons.tsx'
import { CloseIcon } from '../icon/action-icons.tsx'
import { BellIcon } from '../icon/place-icons.tsx'
import { Row, Specimen, Stage } from '../story/stage.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'
import { TextLink } from './text-link.tsx'

export default { title: '操作' }

export const Buttons = () => {
  const [pending, setPending] = useState(false)
  return (
    <Stage title="按钮">
      <Specimen name="四种语气">
        <Row>
          <Button tone="primary">立即购买</Button>
          <Button>加入心愿单</Button>
          <Button tone="quiet">查看规则</Button>
          <Button tone="danger">注销账号</Button>
        </Row>
      </Specimen>
      <Specimen name="三种大小">
        <Row>
          <Button tone="primary" size="large">
            大
          </Button>
          <Button tone="primary">中</Button>
          <Button tone="primary" size="small">
            小
          </Button>
          <Button size="small" icon={PlusIcon}>
            关注
          </Button>
        </Row>
      </Specimen>
      <Specimen name="按下后等待，不能再按（点一下试试）">
        <Row>
          <Button tone="primary" pending pendingText="正在提交">
            提交订单
          </Button>
          <Button pending>保存</Button>
          <Button tone="quiet" pending>
            获取验证码
          </Button>
          <Button tone="danger" pending={pending} onPress={() => setPending(true)}>
            删除草稿
          </Button>
        </Row>
      </Specimen>
    </Stage>
  )
}
Buttons.storyName = '按钮 语气与大小与等待'

export const ButtonLimits = () => (
  <Stage title="按钮">
    <Specimen name="不可用，说明原因">
      <Row>
        <Button tone="primary" disabled>
          已售罄
        </Button>
        <Button disabled>不可用</Button>
      </Row>
      <div className="mt-3">
        <Button tone="primary" size="large" block disabledReason="完成实名认证后才能购买">
          立即购买
        </Button>
      </div>
    </Specimen>
    <Specimen name="带图标、是链接、占满一行">
      <Row>
        <Button icon={ShareIcon}>分享</Button>
        <Button href="#/" icon={CopyIcon}>
          去看看
        </Button>
      </Row>
      <div className="mt-3 flex flex-col gap-3">
        <Button tone="primary" size="large" block>
          确认支付 ¥128.00
        </Button>
        <Button size="large" block>
          这是一段很长的按钮文字，长到一行放不下，于是它换了行
        </Button>
      </div>
    </Specimen>
  </Stage>
)
ButtonLimits.storyName = '按钮 不可用与链接与整行'

export const IconButtons = () => {
  const [starred, setStarred] = useState(true)
  return (
    <Stage title="图标按钮">
      <Specimen name="普通、带角标、等待、不可用">
        <Row>
          <IconButton icon={MoreIcon} label="更多" />
          <IconButton icon={BellIcon} label="公告" badge="8" />
          <IconButton icon={ChatIcon} label="消息" badge="99+" href="#/" />
          <IconButton icon={BellIcon} label="公告有更新" badge="" />
          <IconButton icon={ShareIcon} label="分享" pending />
          <IconButton icon={CloseIcon} label="关闭" disabled />
        </Row>
      </Specimen>
      <Specimen name="按住不放的，图片上的">
        <Row>
          <IconButton
            icon={StarIcon}
            pressedIcon={StarFilledIcon}
            label="收藏"
            pressed={starred}
            onPress={() => setStarred(!starred)}
          />
          <span className="rounded-l bg-jade p-2">
            <IconButton icon={ShareIcon} label="分享图片" tone="ground" />
          </span>
        </Row>
      </Specimen>
      <Specimen name="转圈">
        <Row>
          <Spinner size={14} />
          <Spinner />
          <Spinner size={28} />
        </Row>
      </Specimen>
    </Stage>
  )
}
IconButtons.storyName = '图标按钮'

export const Links = () => (
  <Stage title="文字链接">
    <Specimen name="单独一处">
      <TextLink href="#/">忘记密码</TextLink>
    </Specimen>
    <Specimen name="句子里面">
      <p className="text-note text-soft">
        登录即表示同意
        <TextLink href="#/" inline>
          《用户协议》
        </TextLink>
        和
        <TextLink href="https://example.com" inline external>
          《隐私政策》
        </TextLink>
        。
      </p>
    </Specimen>
  </Stage>
)
Links.storyName = '文字链接'
