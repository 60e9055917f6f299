import { Backdrop } from './backdrop.tsx'
import { petals, ring, thrown } from './drawings/brush.ts'
import { Animal, AnimalDrawings } from './drawings/animals.tsx'
import { Cock } from './drawings/cocks.tsx'
import { Lamp } from './drawings/furniture.tsx'
import type { BattleSceneProps, FighterView, Stance } from './types.ts'

export const stanceWords: Record<Stance, string> = {
  ready: '蓄势',
  strike: '出击',
  hurt: '中招',
  won: '得胜',
  lost: '落败',
}

/** The people who came to see it. */
const People = () => (
  <>
    {[0, 1].map((row) => (
      <g key={row} fill={row ? 'var(--tile2)' : 'var(--tile)'} opacity={row ? 0.95 : 0.7}>
        {Array.from({ length: 13 }, (_, at) => {
          const [x, y] = [at * 32 + row * 16 - 4, 262 + row * 20 + thrown(at + row * 20) * 8]
          return (
            <g key={at} transform={`translate(${x} ${y.toFixed(0)})`}>
              <path d="M-17 34C-17 14 -8 10 0 10S17 14 17 34Z" />
              <circle cy="1" r="9" />
              {at % 3 === 0 ? <path d="M-13 -3Q0 -18 13 -3Z" /> : at % 3 === 1 ? <circle cy="-10" r="4.500" /> : null}
            </g>
          )
        })}
      </g>
    ))}
  </>
)

const Drums = () => (
  <>
    {[
      [40, 332],
      [350, 332],
    ].map(([x = 0, y = 0]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path d="M-22 40L-16 4M22 40L16 4M-26 40H26" stroke="var(--wood2)" strokeWidth="4" />
        <path
          d="M-24 -14C-30 0 -30 14 -24 26H24C30 14 30 0 24 -14Z"
          fill="#c43a24"
          stroke="#5a120b"
          strokeWidth="1.400"
        />
        <ellipse cy="-14" rx="24" ry="8" fill="#f6ead0" stroke="#8a6636" strokeWidth="2" />
        <path
          d="M-26 -6h52M-26 20h52"
          stroke="#e2b84f"
          strokeWidth="2.600"
          strokeDasharray="0.1 6"
          strokeLinecap="round"
        />
      </g>
    ))}
  </>
)

/** A stage under a curtain, as the opera has it: a drum on either side, banners, and a ring of sand. */
const Stage = () => (
  <svg className="sc-stage" viewBox="0 0 390 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <linearGradient id="sc-curtain" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#8f1f14" />
        <stop offset="1" stopColor="#c43a24" />
      </linearGradient>
      <radialGradient id="sc-sand">
        <stop offset="0" stopColor="#f0dcae" />
        <stop offset="1" stopColor="#c9a568" />
      </radialGradient>
      <radialGradient id="sc-lamplight">
        <stop offset="0" stopColor="#ffd98a" stopOpacity="0.85" />
        <stop offset="1" stopColor="#ffb84a" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d="M0 250C90 230 300 230 390 250V520H0Z" fill="var(--grass2)" />
    <People />
    <path d="M-10 320H400V352H-10Z" fill="var(--wood2)" />
    <path
      d={Array.from({ length: 20 }, (_, at) => `M${at * 21} 316v36`).join('')}
      stroke="#c99a58"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path
      d={Array.from({ length: 20 }, (_, at) => `M${at * 21 - 2} 318v30`).join('')}
      stroke="#eccb8e"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M-10 330H400" stroke="#8a5a2c" strokeWidth="5" />
    <rect y="350" width="390" height="170" fill="#a8834c" />
    <ellipse cx="195" cy="440" rx="230" ry="86" fill="url(#sc-sand)" stroke="#8a6636" strokeWidth="2" />
    <ellipse cx="195" cy="440" rx="176" ry="62" fill="none" stroke="#a8834c" strokeWidth="2" strokeDasharray="2 7" />
    <path
      d={petals(ring(195, 440, 8, 30, 10))}
      fill="none"
      stroke="#b98f52"
      strokeWidth="1.600"
      transform="translate(0 290) scale(1 0.34)"
    />
    <Drums />
  </svg>
)

/** The curtain that is drawn over the stage. */
const Curtain = () => (
  <svg className="sc-curtain" viewBox="0 0 390 330" aria-hidden="true">
    <path
      d="M0 0H390V34C360 62 330 62 312 34 290 66 260 66 240 34 220 66 178 66 156 34 134 66 104 66 84 34 62 62 30 62 0 34Z"
      fill="url(#sc-curtain)"
      stroke="#5a120b"
      strokeWidth="1.200"
    />
    <path
      d="M0 34C30 62 62 62 84 34 104 66 134 66 156 34 178 66 220 66 240 34 260 66 290 66 312 34 330 62 360 62 390 34"
      fill="none"
      stroke="#e2b84f"
      strokeWidth="4"
    />
    <path
      d="M40 20c9 2 10 12 2 14-6 1-8-6-3-8M118 22c9 2 10 12 2 14-6 1-8-6-3-8
         M198 22c9 2 10 12 2 14-6 1-8-6-3-8M276 22c9 2 10 12 2 14-6 1-8-6-3-8M350 20c9 2 10 12 2 14-6 1-8-6-3-8"
      fill="none"
      stroke="#f0cf78"
      strokeWidth="1.600"
      strokeLinecap="round"
    />
    <path d="M0 0C26 60 20 190 8 330H0ZM390 0C364 60 370 190 382 330H390Z" fill="url(#sc-curtain)" stroke="#5a120b" />
    <path d="M6 40Q16 160 6 320M384 40Q374 160 384 320" fill="none" stroke="#e2b84f" strokeWidth="1.600" />
    <path d="M36 40V178M354 40V178" stroke="#8a6636" strokeWidth="1.4" />
    <Lamp x={36} y={196} size={1.1} />
    <Lamp x={354} y={196} size={1.1} />
  </svg>
)

const Fighter = ({ fighter, side }: { fighter: FighterView; side: 'left' | 'right' }) => (
  <div className="sc-fighter" data-side={side} data-stance={fighter.stance}>
    <svg className="sc-cock" viewBox="-14 0 176 160" aria-hidden="true">
      <g>
        {fighter.animal ? (
          <g transform="translate(2 28) scale(1.3)">
            <Animal kind={fighter.animal} mood={fighter.stance === 'won' ? 'happy' : 'calm'} />
          </g>
        ) : (
          <Cock feathers={fighter.feathers} stance={fighter.stance} />
        )}
      </g>
      {fighter.stance === 'hurt' ? (
        <path
          className="sc-hit"
          d="M120 30l8 16 18-6-8 17 17 9-18 6 5 18-16-9-9 16-6-18-18 4 10-15-15-11 18-5Z"
          fill="#fff3c4"
          stroke="#cf3a24"
          strokeWidth="2"
        />
      ) : null}
      {fighter.stance === 'lost' ? (
        <g fill="#f6d46a" stroke="#8a5a1c">
          {[96, 120, 144].map((x, at) => (
            <path key={x} d={petals(ring(x, 14 + (at % 2) * 8, 5, 7, 2))} />
          ))}
        </g>
      ) : null}
    </svg>
  </div>
)

const Health = ({ fighter, side }: { fighter: FighterView; side: 'left' | 'right' }) => (
  <div className="sc-health" data-side={side}>
    <b>{fighter.name}</b>
    {fighter.odds ? <small>{fighter.odds}</small> : null}
    <span
      role="meter"
      aria-label={`${fighter.name}的体力`}
      aria-valuemin={0}
      aria-valuemax={fighter.healthMax}
      aria-valuenow={fighter.health}
      aria-valuetext={`${fighter.health} / ${fighter.healthMax}，${stanceWords[fighter.stance]}`}
    >
      <i
        style={{ '--done': Math.max(0, Math.min(1, fighter.health / fighter.healthMax)) }}
        data-low={fighter.health * 4 <= fighter.healthMax || undefined}
      />
    </span>
    <small>
      {fighter.health} / {fighter.healthMax}
    </small>
  </div>
)

/**
 * Two cocks in the ring (marketplace §2, newPattern/battleChicken). Who strikes and who is hurt is the fight's own word, not drawn by
 * chance.
 */
export function BattleScene({ air, paused, left, right, round, rounds, said }: BattleSceneProps) {
  const over = left.stance === 'won' || right.stance === 'won'
  return (
    <Backdrop air={air} {...(paused ? { paused } : {})} label="斗鸡台" horizon="56%" className="sc-battle">
      <AnimalDrawings />
      <Stage />
      <Curtain />
      <div className="sc-score">
        <Health fighter={left} side="left" />
        <p className="sc-round sc-song">{over ? '终局' : round === 0 ? '开场' : `第${round}回合`}</p>
        <Health fighter={right} side="right" />
        <p className="sc-rounds">共 {rounds} 回合</p>
      </div>
      <div className="sc-ring" key={round}>
        <Fighter fighter={left} side="left" />
        <Fighter fighter={right} side="right" />
      </div>
      <p className="sc-said" role="status">
        {said ?? (round === 0 ? '双方就位' : '')}
      </p>
    </Backdrop>
  )
}
