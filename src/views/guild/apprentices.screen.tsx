import { typedNumber } from '#src/domain/text/typed-text.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { type LordInfo, powerWords } from './guild.select.ts'
import { PeopleList, type PeopleListProps } from './people-list.tsx'

export interface ApprenticesProps extends Pick<PeopleListProps, 'resource' | 'lines'> {
  /** Null until it is there. */
  readonly info: LordInfo | null
  readonly qq: ShownForm
  /** What has just been saved, `''` until it is read; null where nothing has been. */
  readonly saved: string | null
}

export const ApprenticesScreen = ({ info, qq, saved, ...list }: ApprenticesProps) => (
  <PageScreen>
    <p className="pb-3 text-note text-pretty text-muted tabular-nums">
      {info && info.followers > 0
        ? `${counted(info.followers, '位')}徒弟，共贡献 ${powerWords(info.led)}，领主榜第 ${info.rank} 名`
        : '跟随你的人即为徒弟，其能量计入你的名下'}
    </p>
    <PeopleList {...list} empty={<EmptyState kind="people" title="暂无徒弟" note="邀请朋友在公会页跟随你。" />} />
    <Section title="我的 QQ" note="仅徒弟和领主可见">
      {saved !== null ? (
        <InlineMessage kind="success">{`已保存 ${saved}`.trim()}</InlineMessage>
      ) : (
        <FormParts
          form={qq}
          label="填写 QQ"
          submit={{ text: '保存', pending: '正在保存', tone: 'secondary' }}
          fields={[
            {
              name: 'qqNumber',
              label: 'QQ 号',
              inputMode: 'numeric',
              clean: typedNumber,
              placeholder: info && info.qq !== '' ? `当前为 ${info.qq}` : '5 到 11 位数字',
            },
          ]}
        />
      )}
    </Section>
  </PageScreen>
)
