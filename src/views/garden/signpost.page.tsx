import { parseHref } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useAir } from './use-air.ts'
import { countrysideBoards, gardenBoards } from './boards.ts'
import { SignpostScreen } from './signpost.screen.tsx'

/** The signpost of the garden and the fork of the road behind it, which lead everywhere (marketplace §2). */
export default function SignpostPage() {
  const isInCountry = parseHref(useNavigation().href).path === '/pages/home/newPattern/index'
  const air = useAir()
  return isInCountry ? (
    <SignpostScreen air={air} boards={countrysideBoards} label="田园的路" />
  ) : (
    <SignpostScreen air={air} boards={gardenBoards} label="花园的路" />
  )
}
