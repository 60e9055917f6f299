import { useNavigation } from '../kit/app/use-navigation.ts'
import { useIntent } from '../kit/intent/use-intent.ts'
import { ResultScreen } from './result.screen.tsx'

/** What came of using a prop or opening a chest: the server's answer, shown again as often as one looks (marketplace §2, §7). */
export default function ResultPage() {
  const { query } = useNavigation()
  const intent = useIntent('transfer', ['prop.use', 'prop.openChest'], query.get('key') ?? '')
  return <ResultScreen intent={intent} onCheck={intent.check} />
}
