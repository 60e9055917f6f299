import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { FormBox } from '../kit/form/form-box.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

interface Text {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

export interface ChooseLocationProps {
  readonly name: Text
  readonly address: Text
  readonly errors: Readonly<Record<string, string>>
  readonly onSubmit: () => void
}

export const ChooseLocationScreen = ({ name, address, errors, onSubmit }: ChooseLocationProps) => (
  <PageScreen>
    <div className="pb-5">
      <InlineMessage>地图暂时不可用，请直接填写地点。</InlineMessage>
    </div>
    <FormBox
      label="填写地点"
      errors={errors}
      failure={null}
      onSubmit={onSubmit}
      actions={
        <Button tone="primary" size="large" block type="submit">
          确定
        </Button>
      }
    >
      <TextField
        {...name}
        label="地点名称"
        name="place"
        placeholder="例如：西湖断桥"
        enterKeyHint="next"
        maxLength={30}
        clearable
      />
      <TextArea {...address} label="详细地址" placeholder="省市区、街道和门牌号" />
    </FormBox>
  </PageScreen>
)
