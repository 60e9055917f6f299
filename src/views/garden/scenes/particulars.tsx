import { Animal, AnimalDrawings, animalWords, grassBefore, moodWords } from './drawings/animals.tsx'
import { Backdrop } from './backdrop.tsx'
import { Egg, NestBack, NestFront, nestNote, nestSaid } from './eggs.tsx'
import { Meadow } from './pasture.tsx'
import { Plaque } from './slot.tsx'
import { Touch } from './touch.tsx'
import type { AnimalView, CrackStage, NestView, ParticularsSceneProps } from './types.ts'

const cracks: readonly CrackStage[] = [0, 1, 2, 3, 4]

const Portrait = ({ animal, onTouch }: { animal: AnimalView; onTouch: ((id: string) => void) | undefined }) => (
  <Touch
    className="sc-portrait"
    data-target={animal.id}
    data-mood={animal.mood}
    onClick={onTouch && (() => onTouch(animal.id))}
  >
    <span className="sc-breath">
      <svg viewBox="0 -6 128 112" aria-hidden="true">
        <Animal kind={animal.kind} mood={animal.mood} />
        <path d={grassBefore} fill="var(--tuft)" />
      </svg>
    </span>
    <Plaque
      label={animal.name}
      said={animalWords[animal.kind]}
      note={animal.note ?? moodWords[animal.mood]}
      fraction={null}
    />
  </Touch>
)

const Brood = ({ nest, onTouch }: { nest: NestView; onTouch: ((id: string) => void) | undefined }) => {
  const { egg } = nest
  const note = nestNote(nest)
  return (
    <>
      <Touch
        className="sc-portrait"
        data-target={nest.id}
        data-ripe={egg?.crack === 4 || undefined}
        data-confirming={nest.confirming || undefined}
        onClick={onTouch && (() => onTouch(nest.id))}
      >
        <svg viewBox="0 6 120 118" aria-hidden="true">
          {egg && egg.crack < 4 ? <circle className="sc-warmth" cx="60" cy="64" r="58" fill="url(#sc-warm)" /> : null}
          <defs>
            <radialGradient id="sc-warm">
              <stop offset="0.3" stopColor="#ffdf94" stopOpacity="0.8" />
              <stop offset="1" stopColor="#ffc45c" stopOpacity="0" />
            </radialGradient>
          </defs>
          <NestBack />
          {egg ? <Egg crack={egg.crack} child={egg.child} /> : null}
          <NestFront />
        </svg>
        <Plaque
          label={nest.label}
          said={nestSaid(nest)}
          note={note}
          fraction={egg && egg.crack < 4 ? egg.fraction : null}
        />
      </Touch>
      {egg ? (
        <ol className="sc-stages" aria-label="孵化的五个阶段">
          {cracks.map((crack) => (
            <li
              key={crack}
              aria-current={crack === egg.crack ? 'step' : undefined}
              data-past={crack < egg.crack || undefined}
            >
              <svg viewBox="10 10 100 96" aria-hidden="true">
                <Egg crack={crack} child={egg.child} />
              </svg>
              {['完好', '细纹', '裂开', '啄壳', '破壳'][crack]}
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

/** One animal or one egg, close (marketplace §2, newPattern/particulars). */
export function ParticularsScene({ air, paused, shown, onTouch }: ParticularsSceneProps) {
  return (
    <Backdrop
      air={air}
      {...(paused ? { paused } : {})}
      label={shown.of === 'animal' ? '小家伙' : '孵蛋'}
      horizon="48%"
      className="sc-close"
    >
      <AnimalDrawings />
      <Meadow />
      {shown.of === 'animal' ? (
        <Portrait animal={shown.animal} onTouch={onTouch} />
      ) : (
        <Brood nest={shown.nest} onTouch={onTouch} />
      )}
    </Backdrop>
  )
}
