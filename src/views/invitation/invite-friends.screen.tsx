import { CopyIcon, DownloadIcon } from '#src/ui/icon/page-icons.tsx'
import { typedNumber } from '#src/domain/text/typed-text.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonDetail, SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { QrCode } from '#src/ui/media/qr-code.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import type { FriendLine, InviteView, PosterView } from './invite-friends.select.ts'

export interface InviteFriendsProps {
  readonly resource: ShownResource
  /** Null until all is there. */
  readonly view: InviteView | null
  readonly friends: ShownResource
  readonly lines: readonly FriendLine[]
  readonly inviter: ShownForm
  readonly onCopy: (text: string) => void
  readonly onSave: () => void
}

const records = `#${href('/pages/mine/inviteLog/index')}`

export const InviteFriendsScreen = (props: InviteFriendsProps) => (
  <PageScreen>
    <ResourceState resource={props.resource} skeleton={<SkeletonDetail />}>
      {props.view && <Content {...props} view={props.view} />}
    </ResourceState>
  </PageScreen>
)

function Content({
  view,
  friends,
  lines,
  inviter,
  onCopy,
  onSave,
}: InviteFriendsProps & { readonly view: InviteView }) {
  if (view.barred !== null) {
    return (
      <EmptyState
        kind="people"
        title="暂时不能邀请好友"
        note={view.barred}
        action={<Button href={records}>邀请记录</Button>}
      />
    )
  }
  return (
    <>
      <Poster {...view.poster} onCopy={onCopy} />
      <div className="mt-3 grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
        <Button size="large" block onPress={() => onCopy(view.link)}>
          复制邀请链接
        </Button>
        <Button size="large" block tone="primary" icon={DownloadIcon} onPress={onSave}>
          保存海报
        </Button>
      </div>
      <Rewards {...view.campaign} />
      <Section title="我邀请的好友" moreHref={records} moreText="记录与排行">
        <ResourceState
          resource={friends}
          skeleton={<SkeletonList rows={3} leading={40} notes />}
          empty={
            <p className="rounded-l bg-surface px-4 py-6 text-center text-note text-muted">
              还没有好友加入，把海报发给朋友吧
            </p>
          }
        >
          <List>
            {lines.map(({ id, name, avatar, note, beans }) => (
              <ListRow
                key={id}
                leading={<Avatar name={name} src={avatar} size={40} decorative />}
                title={name}
                note={note}
                value={beans}
                oneLine
              />
            ))}
          </List>
          <ResourceFoot resource={friends} />
        </ResourceState>
      </Section>
      <InvitedBy name={view.inviter} form={inviter} />
    </>
  )
}

const Poster = ({ title, slogan, image, url, code, onCopy }: PosterView & Pick<InviteFriendsProps, 'onCopy'>) => (
  <article aria-label="邀请海报" className="overflow-hidden rounded-l bg-surface text-center">
    <ArtImage src={image} alt="" ratio={5 / 4} side="end" rounded="none" />
    <h2 className="px-4 pt-4 text-headline font-semibold">{title}</h2>
    <p className="text-note text-muted">{slogan}</p>
    <div className="mx-auto w-44 pt-3">
      <QrCode text={url} label="邀请链接的二维码" />
    </div>
    <p className="flex items-center justify-center gap-1 pt-1 pb-3 pl-11 font-medium tabular-nums">
      邀请码 {code}
      <IconButton icon={CopyIcon} label="复制邀请码" onPress={() => onCopy(code)} />
    </p>
  </article>
)

const Rewards = ({ title, rules, until, invited, earned, each }: InviteView['campaign']) => (
  <Section title={title} note={until}>
    <div className="rounded-l bg-surface p-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.5em,1fr))] text-center">
        {[
          ['已邀请', invited],
          ['已获得', earned],
          ['每位好友', each],
        ].map(([term, value]) => (
          <div key={term} className="flex flex-col-reverse">
            <dt className="text-note text-muted">{term}</dt>
            <dd className="text-title font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 list-disc space-y-1 border-t border-hairline pt-3 pl-5 text-note text-soft marker:text-faint">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  </Section>
)

/** Said once: afterwards only who it is. */
function InvitedBy({ name, form }: { readonly name: string | null; readonly form: ShownForm }) {
  if (name !== null) {
    return (
      <Section title="邀请我的人">
        <List>
          <ListRow title={name} />
        </List>
      </Section>
    )
  }
  return (
    <Section title="填写邀请人">
      <div className="rounded-l bg-surface p-4">
        <FormParts
          form={form}
          label="填写邀请人"
          fields={[
            {
              name: 'userId',
              label: '对方的邀请码',
              placeholder: '向邀请你的朋友要',
              inputMode: 'numeric',
              clean: typedNumber,
            },
          ]}
          submit={{ text: '提交', pending: '正在提交', tone: 'secondary' }}
        />
      </div>
      <Dialog
        open={form.confirming}
        title="确定是这位朋友邀请你的吗？"
        confirm={{ text: '确定', onPress: form.confirm }}
        cancel
        onDismiss={form.cancel}
      >
        邀请人只能填写一次，提交后不能更改。
      </Dialog>
    </Section>
  )
}
