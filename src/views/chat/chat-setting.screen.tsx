import { ChevronIcon } from '#src/ui/icon/home-icons.tsx'
import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow, SwitchRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { ActionSheet } from '#src/ui/overlay/action-sheet.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { FocusedAtFirst } from '../kit/page/search-page.tsx'
import type { Report, SearchView } from './kit/chat-view.ts'
import type { Ask } from '../kit/chat/people-view.ts'
import { GroupPart } from './group/group-part.tsx'
import { LoadFailure } from '../kit/chat/load-failure.tsx'
import type { DaySpan } from './setting/quiet.ts'
import { type QuietChoice, QuietSheets, type QuietSheetsProps } from './setting/quiet-sheets.tsx'
import { RatingSheet } from './setting/rating-sheet.tsx'
import { ReportSheet } from './setting/report-sheet.tsx'
import { SearchResults } from './list/search-results.tsx'
import { SettingDialogs, type SettingQuestion } from './setting/setting-dialogs.tsx'
import type { SettingSubject, Toggle } from './setting/subject.ts'
import { useAsked } from './kit/use-asked.ts'

/** A language that messages, also pushed ones, can be translated into. */
export interface LanguageChoice {
  readonly code: string
  readonly text: string
}

export interface ChatSettingProps {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly failure: string | null
  readonly subject: SettingSubject | null
  readonly quiet: Toggle & {
    /** 「到今天 16:00」 */ readonly until: string | null
    readonly span: DaySpan | null
  } & Pick<QuietSheetsProps, 'days'>
  readonly pinned: Toggle
  readonly search: SearchView
  readonly languages: readonly LanguageChoice[]
  /** The one that is chosen for all conversations; null while nobody has said. */
  readonly language: string | null
  readonly report: Ask
  /** Why nothing can be reported here; null when something can. */
  readonly cannotReport: string | null
  /** Clearing, removing a friend, leaving or dissolving a group. */
  readonly ask: Ask
  /** Null: as everything else. */
  readonly onQuiet: (choice: QuietChoice | null) => void
  readonly onLanguage: (code: string) => void
  readonly onPinned: (on: boolean) => void
  readonly onBlocked: (on: boolean) => void
  readonly onSearch: (query: string) => void
  /** How one found the service: for the support account only. */
  readonly onRate: (stars: number, comment: string) => void
  readonly onReport: (report: Report) => void
  readonly onReportClosed: () => void
  readonly onAsk: (what: Exclude<SettingQuestion, 'block'>) => void
  /** What was asked is over, or another thing is asked: the last outcome is forgotten. */
  readonly onAskClosed: () => void
  /** Null where nothing would come of it. */
  readonly onRetry: (() => void) | null
}

/** How a conversation is set up (chat §2, chatSetting). */
export function ChatSettingScreen(props: ChatSettingProps) {
  const { status, failure, subject, search, onSearch } = props
  const [searching, setSearching] = useState(false)
  const isSearching = searching || search.query !== ''
  return (
    <PageScreen
      title={isSearching ? '查找聊天记录' : '聊天设置'}
      bleed={isSearching}
      {...(isSearching
        ? {
            top: (
              <FocusedAtFirst when>
                <SearchField
                  label="搜索聊天记录"
                  value={search.query}
                  onChange={onSearch}
                  onSubmit={onSearch}
                  onCancel={() => {
                    setSearching(false)
                    onSearch('')
                  }}
                />
              </FocusedAtFirst>
            ),
          }
        : {})}
    >
      {isSearching && search.query !== '' && <SearchResults search={search} />}
      {isSearching && search.query === '' && (
        <p className="px-4 pt-6 text-center text-note text-muted">搜索这台设备上的聊天记录</p>
      )}
      {!isSearching && status === 'loading' && <SkeletonList rows={6} />}
      {!isSearching && status === 'failed' && <LoadFailure isPage failure={failure} onRetry={props.onRetry} />}
      {!isSearching && status === 'ready' && subject && (
        <Settings {...props} subject={subject} onFind={() => setSearching(true)} />
      )}
    </PageScreen>
  )
}

interface SettingsProps extends ChatSettingProps {
  readonly subject: SettingSubject
  readonly onFind: () => void
}

function Settings(props: SettingsProps) {
  const { subject, ask } = props
  const asked = useAsked<SettingQuestion>(ask, props.onAskClosed)
  const [reporting, setReporting] = useState(false)
  const [rating, setRating] = useState(false)
  const name = subject.kind === 'single' ? subject.person.name : subject.name
  return (
    <>
      {subject.kind === 'single' ? <PersonHead subject={subject} /> : <GroupPart group={subject} />}
      <Habits {...props} onBlock={() => asked.start('block')} />
      {subject.kind === 'single' && subject.official && (
        <List>
          <ListRow title="评价服务" chevron onPress={() => setRating(true)} />
        </List>
      )}
      <List>
        <ListRow title="清空聊天记录" tone="danger" onPress={() => asked.start('clear')} />
        <ListRow title="举报" tone="danger" disabledReason={props.cannotReport} onPress={() => setReporting(true)} />
      </List>
      <Leave subject={subject} onAsk={asked.start} />
      <SettingDialogs
        name={name}
        question={asked.question}
        ask={ask}
        onAnswer={(what) => {
          if (what !== 'block') {
            props.onAsk(what)
            return
          }
          props.onBlocked(true)
          asked.close()
        }}
        onDismiss={asked.close}
      />
      <RatingSheet open={rating} onRate={props.onRate} onDismiss={() => setRating(false)} />
      <ReportSheet
        open={reporting}
        about={name}
        ask={props.report}
        onReport={props.onReport}
        onDismiss={() => {
          setReporting(false)
          props.onReportClosed()
        }}
      />
    </>
  )
}

/** How the conversation is kept: what is said when, where it stands, whom one does not hear. */
function Habits(props: SettingsProps & { readonly onBlock: () => void }) {
  const { subject, pinned, quiet, languages, language, onFind, onBlock } = props
  const [sheet, setSheet] = useState<'quiet' | 'language' | null>(null)
  const isOfficial = subject.kind === 'single' && subject.official
  return (
    <>
      <List>
        <ListRow title="查找聊天记录" chevron onPress={onFind} />
      </List>
      <List>
        <SwitchRow
          title="消息免打扰"
          {...(quiet.on && quiet.until !== null ? { note: quiet.until } : {})}
          on={quiet.on}
          pending={quiet.pending}
          onChange={(on) => (on ? setSheet('quiet') : props.onQuiet(null))}
        />
        {!isOfficial && <SwitchRow title="置顶聊天" {...pinned} onChange={props.onPinned} />}
        <ListRow
          title="翻译语言"
          value={languages.find(({ code }) => code === language)?.text ?? '简体中文'}
          chevron
          onPress={() => setSheet('language')}
        />
        {subject.kind === 'single' && !isOfficial && (
          <SwitchRow
            title="拉黑"
            note="拉黑后收不到对方的消息"
            {...subject.blocked}
            onChange={(on) => (on ? onBlock() : props.onBlocked(false))}
          />
        )}
      </List>
      <QuietSheets
        open={sheet === 'quiet'}
        isGroup={subject.kind === 'group'}
        span={quiet.span}
        days={quiet.days}
        onChoose={props.onQuiet}
        onDismiss={() => setSheet(null)}
      />
      <LanguageSheet {...props} open={sheet === 'language'} onDismiss={() => setSheet(null)} />
    </>
  )
}

const PersonHead = ({ subject }: { subject: Extract<SettingSubject, { kind: 'single' }> }) => (
  <a
    href={subject.cardHref}
    aria-label={`${subject.person.name}的名片`}
    className="ring-inside mb-5 flex items-center gap-4 rounded-l bg-surface p-4 active:bg-sunken"
  >
    <Avatar name={subject.person.name} src={subject.person.avatar} size={64} decorative />
    <div className="min-w-0 flex-1">
      <h2 className="truncate text-title font-semibold">{subject.person.name}</h2>
      <p className="truncate text-note text-muted">藏家号 {subject.person.id}</p>
      {subject.presence && (
        <p className="mt-0.5 flex items-center gap-1.5 text-note text-soft">
          <span
            aria-hidden="true"
            className={`size-2 rounded-full ${subject.presence.online ? 'bg-jade' : 'bg-faint'}`}
          />
          {subject.presence.text}
        </p>
      )}
    </div>
    <span className="-mr-1 text-faint">
      <ChevronIcon size={18} />
    </span>
  </a>
)

function Leave({ subject, onAsk }: { subject: SettingSubject; onAsk: (what: SettingQuestion) => void }) {
  if (subject.kind === 'single' && subject.official) return null
  if (subject.kind === 'single' && !subject.isFriend) {
    return (
      <div className="pt-8">
        <Button size="large" block href={subject.inviteHref}>
          加为好友
        </Button>
      </div>
    )
  }
  const what = subject.kind === 'single' ? 'remove' : subject.isOwner ? 'dissolve' : 'leave'
  const words = { remove: '删除好友', dissolve: '解散群聊', leave: '退出群聊' }
  return (
    <div className="pt-8">
      <Button tone="danger" size="large" block onPress={() => onAsk(what)}>
        {words[what]}
      </Button>
    </div>
  )
}

interface LanguageSheetProps extends Pick<ChatSettingProps, 'languages' | 'onLanguage'> {
  readonly open: boolean
  readonly onDismiss: () => void
}

const LanguageSheet = ({ open, languages, onLanguage, onDismiss }: LanguageSheetProps) => (
  <ActionSheet
    open={open}
    title="翻译语言"
    items={languages.map(({ code, text }) => ({ key: code, text }))}
    onSelect={(code) => {
      onDismiss()
      onLanguage(code)
    }}
    onDismiss={onDismiss}
  />
)
