/** A button that is off, as it is read: not one that is busy, which says so itself. */
const OFF = /^button (?:“([^”]*)” )?\((?:[^)]*, )?off\b(?![^)]*busy)[^)]*\)(.*)$/
/** What says that something else has to come first, or that it is over; an answer's own reason is invented here. */
const WHY =
  /暂不|还差|还缺|还要|还没|先|以后|之后|后(?:可以|再|才|重发)|暂无|没有|不够|不能|不支持|不足|已|用完|锁定|冷静期|余额|未|可开|开拍|结算中|结束|至少|最多|明天|今天|正在|确认中|手慢|再选|请|没|reason \d/
/** So many lines of words before and behind it are beside it. */
const BESIDE = 2
/** Other controls, and the hours and minutes of a countdown, are no words. */
const NO_WORDS = /^(?:a|button|timer|drawn:?|spinbutton) |^[\d:]+(?: ~\w+)?$/

/** Buttons that are off while nothing beside them says why: with the words that they bear. */
export function unexplained(lines: readonly string[]): string[] {
  if (lines.some((line) => /\bbusy\b|确认中/.test(line))) return []
  const read = lines.filter((line) => OFF.test(line) || !NO_WORDS.test(line))
  return read.flatMap((line, at) => {
    const [, label = '', rest = ''] = OFF.exec(line) ?? []
    if (!OFF.test(line)) return []
    const words = (part: readonly string[]) => part.filter((one) => !OFF.test(one))
    const beside = [line, ...words(read.slice(0, at)).slice(-BESIDE), ...words(read.slice(at + 1)).slice(0, BESIDE)]
    const name = rest.replaceAll(/ ~[\w ]+/g, '').replace(/^ \| /, '') || label
    return beside.some((one) => WHY.test(one)) ? [] : [name.replaceAll(/[\d.,]+/g, '0')]
  })
}
