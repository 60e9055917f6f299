import { Button } from '#src/ui/action/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { FormBox } from '../kit/form-box.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import type { NicknameView } from './nickname.select.ts'

export interface NicknameProps extends NicknameView {
  readonly onChange: (nickname: string) => void
  readonly onSubmit: () => void
}

export function NicknameScreen({ nickname, count, error, failure, pending, onChange, onSubmit }: NicknameProps) {
  return (
    <PageScreen>
      <FormBox
        label="修改昵称"
        errors={{ nickname: error }}
        failure={failure}
        onSubmit={onSubmit}
        actions={
          <Button tone="primary" size="large" block type="submit" pending={pending} pendingText="正在保存">
            保存
          </Button>
        }
      >
        <TextField
          label="昵称"
          name="nickname"
          autoComplete="nickname"
          placeholder="藏友们怎么称呼你"
          enterKeyHint="done"
          clearable
          value={nickname}
          onChange={onChange}
          error={error}
          aside={<span className="tabular-nums">{count}</span>}
          hint="1–16 个字，表情算一个字。其他藏友能看到你的昵称。"
        />
      </FormBox>
    </PageScreen>
  )
}
