import { countrysideBoards, gardenBoards } from './boards.ts'
import { SignpostScreen } from './signpost.screen.tsx'
import { gardenStory, sampleAir } from './story-garden.tsx'

export default { title: '花园/路标' }

const garden = <SignpostScreen air={sampleAir} boards={gardenBoards} label="花园的路" />

export const 路标 = gardenStory('/pages/home/magicGarden/fingerpost')(garden)
export const 断网 = gardenStory('/pages/home/magicGarden/fingerpost')(garden, true)
export const 田园 = gardenStory('/pages/home/newPattern/index')(
  <SignpostScreen air={sampleAir} boards={countrysideBoards} label="田园的路" />,
)
