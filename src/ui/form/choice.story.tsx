import { useState } from 'react'
import { TextLink } from '../action/text-link.tsx'
import { Row, Specimen, Stage } from '../story/stage.tsx'
import { CascadeField, type CascadeOption } from './cascade-field.tsx'
import { Checkbox } from './checkbox.tsx'
import { DateField } from './date-field.tsx'
import { NumberBox } from './number-box.tsx'
import { Rating } from './rating.tsx'
import { SegmentedTabs, TabPanel } from './segmented-tabs.tsx'
import { Switch } from './switch.tsx'

export default { title: '表单 / 选择' }

export const Boxes = () => {
  const [agreed, setAgreed] = useState(true)
  const [on, setOn] = useState(true)
  return (
    <Stage title="勾选与开关">
      <Specimen name="协议">
        <Checkbox checked={agreed} onChange={setAgreed}>
          我已阅读并同意
          <TextLink href="#/" inline>
            《用户协议》
          </TextLink>
          和
          <TextLink href="#/" inline>
            《隐私政策》
          </TextLink>
          ，未注册的手机号将自动注册
        </Checkbox>
        <Checkbox checked={false} onChange={() => {}}>
          没有勾选
        </Checkbox>
        <Checkbox checked={false} onChange={() => {}} error="请先阅读并同意协议">
          没有勾选就提交了
        </Checkbox>
        <Checkbox checked disabled onChange={() => {}}>
          不可更改
        </Checkbox>
      </Specimen>
      <Specimen name="开关：开、关、等待、不可用">
        <Row>
          <Switch label="推送通知" on={on} onChange={setOn} />
          <Switch label="免打扰" on={false} onChange={() => {}} />
          <Switch label="深色模式" on pending onChange={() => {}} />
          <Switch label="指纹支付" on={false} disabled onChange={() => {}} />
        </Row>
      </Specimen>
    </Stage>
  )
}
Boxes.storyName = '勾选与开关'

export const Numbers = () => {
  const [count, setCount] = useState(1)
  const [rate, setRate] = useState(4)
  const [day, setDay] = useState('2026-03-01')
  return (
    <Stage title="数量与评分">
      <Specimen name="数量：最少 1，最多 5">
        <NumberBox label="购买数量" value={count} onChange={setCount} max={5} />
      </Specimen>
      <Specimen name="到顶、步长 10、不可用">
        <Row>
          <NumberBox label="到顶" value={5} max={5} onChange={() => {}} />
          <NumberBox label="积分" value={100} min={10} step={10} onChange={() => {}} />
          <NumberBox label="不可用" value={1} disabled onChange={() => {}} />
        </Row>
      </Specimen>
      <Specimen name="评分：可选、未评、只看、不可用">
        <Rating label="服务评分" most={5} value={rate} onChange={setRate} />
        <br />
        <Rating label="商品评分" most={5} value={0} onChange={() => {}} />
        <p className="my-2">
          <Rating label="平均评分" most={5} value={4} />
        </p>
        <Rating label="已评价" most={5} value={3} onChange={() => {}} disabled />
      </Specimen>
      <Specimen name="日期：前后十年">
        <DateField label="交付日期" value={day} onChange={setDay} min="2016-01-01" max="2036-12-31" />
      </Specimen>
    </Stage>
  )
}
Numbers.storyName = '数量与评分'

const two = [
  { key: 'code', label: '验证码登录' },
  { key: 'password', label: '密码登录' },
]
const many = [
  { key: 'all', label: '全部' },
  { key: 'pay', label: '待付款', badge: '2' },
  { key: 'send', label: '待发货' },
  { key: 'got', label: '已完成', badge: '' },
  { key: 'off', label: '已取消' },
  { key: 'back', label: '退款售后' },
]

export const Tabs = () => {
  const [way, setWay] = useState('code')
  const [state, setState] = useState('all')
  return (
    <Stage title="分段与标签页">
      <Specimen name="两段，方向键可换">
        <SegmentedTabs label="登录方式" items={two} current={way} onChange={setWay} idBase="way" />
        <TabPanel idBase="way" current={way}>
          <p className="pt-3 text-note text-muted">当前：{way === 'code' ? '验证码登录' : '密码登录'}</p>
        </TabPanel>
      </Specimen>
      <Specimen name="一行，可横向滑动">
        <div className="-mx-4">
          <SegmentedTabs label="订单状态" items={many} current={state} onChange={setState} look="line" />
        </div>
      </Specimen>
    </Stage>
  )
}
Tabs.storyName = '分段与标签页'

const cities = [
  {
    code: '330000',
    name: '浙江省',
    children: [{ code: '330100', name: '杭州市', children: [{ code: '330106', name: '西湖区', children: [] }] }],
  },
  { code: '810000', name: '香港特别行政区', children: [] },
]

export const Cascade = () => {
  const [path, setPath] = useState<readonly CascadeOption[]>([])
  return (
    <Stage title="逐级选择">
      <Specimen name="一级一级地选，到底就关上">
        <CascadeField label="所在地区" placeholder="请选择" options={cities} path={path} onChange={setPath} />
      </Specimen>
      <Specimen name="没有选">
        <CascadeField
          label="所在地区"
          placeholder="请选择"
          options={cities}
          path={[]}
          onChange={() => {}}
          error="请选择所在地区"
        />
      </Specimen>
    </Stage>
  )
}
Cascade.storyName = '逐级选择'
