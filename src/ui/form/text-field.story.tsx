import { PhoneIcon } from '../icon/page-icons.tsx'
import { useState } from 'react'
import { Button } from '../action/button.tsx'
import { TextLink } from '../action/text-link.tsx'
import { Specimen, Stage } from '../story/stage.tsx'
import { CodeField } from './code-field.tsx'
import { CodeInput } from './code-input.tsx'
import { TextArea } from './text-area.tsx'
import { digitsOnly, TextField } from './text-field.tsx'

export default { title: '表单 / 文字输入' }

export const Text = () => {
  const [phone, setPhone] = useState('13800000000')
  const [name, setName] = useState('山间明月')
  const [password, setPassword] = useState('Shucang2026')
  const [empty, setEmpty] = useState('')
  return (
    <Stage title="单行输入">
      <Specimen name="空的，带提示">
        <TextField
          label="昵称"
          value={empty}
          onChange={setEmpty}
          placeholder="2 到 12 个字"
          hint="每 30 天可以改一次"
        />
      </Specimen>
      <Specimen name="带前缀、可清空">
        <TextField
          label="手机号"
          type="tel"
          prefix="+86"
          value={phone}
          onChange={setPhone}
          clean={digitsOnly}
          maxLength={11}
          clearable
        />
      </Specimen>
      <Specimen name="出错">
        <TextField
          label="手机号"
          value="1380000"
          onChange={() => {}}
          prefix={<PhoneIcon size={20} />}
          error="手机号是 11 位，以 1 开头"
          required
        />
      </Specimen>
      <Specimen name="计数、旁注">
        <TextField label="昵称" value={name} onChange={setName} maxLength={12} counter clearable aside="选填" />
      </Specimen>
      <Specimen name="密文，可显示">
        <TextField
          label="登录密码"
          value={password}
          onChange={setPassword}
          secure
          autoComplete="current-password"
          aside={<TextLink href="#/">忘记密码</TextLink>}
        />
      </Specimen>
      <Specimen name="单位、不可改、只读">
        <div className="flex flex-col gap-4">
          <TextField
            label="出价"
            value="1280"
            onChange={() => {}}
            prefix="¥"
            suffix={<span className="pr-2 text-muted">元</span>}
            inputMode="decimal"
          />
          <TextField label="邀请码" value="SC-8K2M" onChange={() => {}} disabled hint="注册后不可更改" />
          <TextField label="钱包地址" value="0x71a3…9f04" onChange={() => {}} readOnly />
        </div>
      </Specimen>
    </Stage>
  )
}
Text.storyName = '单行'

export const Codes = () => {
  const [code, setCode] = useState('')
  const [cells, setCells] = useState('123')
  const [pay, setPay] = useState('1234')
  return (
    <Stage title="验证码">
      <Specimen name="还没发送">
        <CodeField
          label="验证码"
          value={code}
          onChange={setCode}
          placeholder="6 位数字"
          send={{ text: '获取验证码', onPress: () => {} }}
        />
      </Specimen>
      <Specimen name="正在发送">
        <CodeField
          label="验证码"
          value=""
          onChange={() => {}}
          send={{ text: '获取验证码', onPress: () => {}, pending: true }}
        />
      </Specimen>
      <Specimen name="倒计时">
        <CodeField
          label="验证码"
          value="8241"
          onChange={() => {}}
          send={{ text: '58 秒', onPress: () => {}, disabled: true }}
          hint="已发送到 138 0000 0000"
        />
      </Specimen>
      <Specimen name="可以再发，填错了">
        <CodeField
          label="验证码"
          value="824100"
          onChange={() => {}}
          send={{ text: '重新获取', onPress: () => {} }}
          error="验证码错误，请重新填写"
        />
      </Specimen>
      <Specimen name="六格">
        <CodeInput label="短信验证码" value={cells} onChange={setCells} />
      </Specimen>
      <Specimen name="六格密文">
        <CodeInput label="支付密码" value={pay} onChange={setPay} secure />
      </Specimen>
      <Specimen name="六格出错、四格、不可用">
        <div className="flex flex-col gap-4">
          <CodeInput label="支付密码" value="123456" onChange={() => {}} secure error="支付密码不对，还可以试 2 次" />
          <CodeInput label="提货码" value="82" onChange={() => {}} length={4} />
          <CodeInput label="验证码" value="" onChange={() => {}} disabled hint="先填手机号" />
        </div>
      </Specimen>
    </Stage>
  )
}
Codes.storyName = '验证码'

export const Area = () => {
  const [text, setText] = useState('想换一件同系列的「寒江独钓」，编号不限。')
  return (
    <Stage title="多行输入">
      <Specimen name="空的">
        <TextArea label="反馈内容" value="" onChange={() => {}} placeholder="请写下遇到的问题" />
      </Specimen>
      <Specimen name="填了一些">
        <TextArea label="留言" value={text} onChange={setText} hint="对方可以看到" />
      </Specimen>
      <Specimen name="出错、不可用">
        <div className="flex flex-col gap-4">
          <TextArea label="申诉理由" value="" onChange={() => {}} error="请写明理由" rows={2} />
          <TextArea label="备注" value="订单已发货，不能再改。" onChange={() => {}} disabled rows={2} />
        </div>
      </Specimen>
      <div className="mt-6">
        <Button tone="primary" size="large" block>
          提交
        </Button>
      </div>
    </Stage>
  )
}
Area.storyName = '多行'
