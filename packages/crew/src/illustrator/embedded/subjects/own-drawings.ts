import { AGES_DRAWINGS } from './drawings/ages.ts'
import { BEAST_DRAWINGS } from './drawings/beasts.ts'
import { BIRD_DRAWINGS } from './drawings/birds.ts'
import { BODY_DRAWINGS } from './drawings/body.ts'
import { COUNTER_DRAWINGS } from './drawings/counter.ts'
import { CREATURE_DRAWINGS } from './drawings/creatures.ts'
import { DEVICE_DRAWINGS } from './drawings/devices.ts'
import { HOME_DRAWINGS } from './drawings/home.ts'
import { INSECT_DRAWINGS } from './drawings/insects.ts'
import { KITCHEN_DRAWINGS } from './drawings/kitchen.ts'
import { LAND_DRAWINGS } from './drawings/land.ts'
import { LANDMARK_DRAWINGS } from './drawings/landmarks.ts'
import { LIMB_DRAWINGS } from './drawings/limbs.ts'
import { OUTDOOR_DRAWINGS } from './drawings/outdoors.ts'
import { PANTRY_DRAWINGS } from './drawings/pantry.ts'
import { PAPER_DRAWINGS } from './drawings/papers.ts'
import { PAST_DRAWINGS } from './drawings/past.ts'
import { PASTIME_DRAWINGS } from './drawings/pastimes.ts'
import { POCKET_DRAWINGS } from './drawings/pockets.ts'
import { ROOM_DRAWINGS } from './drawings/rooms.ts'
import { SIGN_DRAWINGS } from './drawings/signs.ts'
import { STAGE_DRAWINGS } from './drawings/stages.ts'
import { SUPPLY_DRAWINGS } from './drawings/supplies.ts'
import { TOOL_DRAWINGS } from './drawings/tools.ts'
import { TOWN_DRAWINGS } from './drawings/town.ts'
import { TRACE_DRAWINGS } from './drawings/traces.ts'
import { WALL_DRAWINGS } from './drawings/walls.ts'
import { WATER_DRAWINGS } from './drawings/waters.ts'
import { WEAR_DRAWINGS } from './drawings/wear.ts'
import { WILD_DRAWINGS } from './drawings/wild.ts'
import { WORKS_DRAWINGS } from './drawings/works.ts'

/** Drawings that Noto has not, in its manner: flat shapes with one shade, on its square of 128 units. */
export const OWN_DRAWINGS: Readonly<Record<string, string>> = {
  ...AGES_DRAWINGS,
  ...BEAST_DRAWINGS,
  ...BIRD_DRAWINGS,
  ...BODY_DRAWINGS,
  ...COUNTER_DRAWINGS,
  ...CREATURE_DRAWINGS,
  ...DEVICE_DRAWINGS,
  ...HOME_DRAWINGS,
  ...INSECT_DRAWINGS,
  ...KITCHEN_DRAWINGS,
  ...LANDMARK_DRAWINGS,
  ...LAND_DRAWINGS,
  ...LIMB_DRAWINGS,
  ...OUTDOOR_DRAWINGS,
  ...PANTRY_DRAWINGS,
  ...PAPER_DRAWINGS,
  ...PASTIME_DRAWINGS,
  ...PAST_DRAWINGS,
  ...POCKET_DRAWINGS,
  ...ROOM_DRAWINGS,
  ...SIGN_DRAWINGS,
  ...STAGE_DRAWINGS,
  ...SUPPLY_DRAWINGS,
  ...TOOL_DRAWINGS,
  ...TOWN_DRAWINGS,
  ...TRACE_DRAWINGS,
  ...WALL_DRAWINGS,
  ...WATER_DRAWINGS,
  ...WEAR_DRAWINGS,
  ...WILD_DRAWINGS,
  ...WORKS_DRAWINGS,
  pyramid: `
    <path fill="#e3b45c" d="M58 20 6 112h84z"/><path fill="#b98436" d="M58 20 90 112h32z"/>
    <g stroke="#c99743" stroke-width="2" fill="none"><path d="M51 33h12M44 45h23M37 58h35M30 70h46M23 83h57M16 96h69"/></g>
    <g stroke="#a3722b" stroke-width="2" fill="none"><path d="m63 33 4 0M67 45l10 0M72 58l14 0M76 70l18 0M80 83l23 0M85 96l28 0"/></g>
    <path fill="#f2cd7d" d="M58 20 52 31l7 1 4-1z"/>`,
  stairs: `
    <path fill="#8d6748" d="M8 116V98h22V80h22V62h22V44h22V26h24v90z"/>
    <path fill="#c79a6b" d="M6 94h26v7H6zM28 76h26v7H28zM50 58h26v7H50zM72 40h26v7H72zM94 22h28v7H94z"/>
    <path fill="#6d4c33" d="M30 101h2v15h-2zM52 83h2v33h-2zM74 65h2v51h-2zM96 47h2v69h-2z"/>
    <g stroke="#4e3524" stroke-width="4" stroke-linecap="round" fill="none"><path d="m14 60 88-52M18 92V58M62 56V32M106 20V7"/></g>`,
  lantern: `
    <path fill="none" stroke="#5d666b" stroke-width="5" d="M42 30c0-30 44-30 44 0"/>
    <path fill="#455a64" d="M46 22h36l8 14H38z"/><path fill="#fff3b0" d="M40 38h48l4 54H36z"/>
    <path fill="#ffca28" d="M64 50c10 14 13 20 13 27a13 13 0 0 1-26 0c0-7 3-13 13-27z"/>
    <path fill="#ff8f00" d="M64 66c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14z"/>
    <g stroke="#37474f" stroke-width="4" fill="none"><path d="m40 38-4 54M88 38l4 54M37 64h54"/></g>
    <path fill="#455a64" d="M30 92h68v10H30z"/><path fill="#37474f" d="M36 102h56l6 16H30z"/>`,
  stomach: `
    <path fill="#e57373" d="M46 6c-6 0-9 4-8 10 3 16 8 24 4 38-5 15-24 22-28 42-1 8 0 15 1 22h17c-2-9-1-17 7-20 12-4 15 18 39 18 26 0 42-26 40-56C116 34 98 22 84 24c-14 3-20 10-24 6-4-5-3-12-4-18 0-4-4-6-10-6z"/>
    <path fill="#ef9a9a" d="M84 34c14-2 22 10 23 26 1 14-4 28-12 36 2-22 4-42-11-62z"/>
    <g fill="none" stroke="#c24f4f" stroke-width="4" stroke-linecap="round"><path d="M58 44c14 8 14 26 0 38M74 44c10 14 9 32-3 46M42 78c8-3 14-8 16-14"/></g>`,
  wardrobe: `
    <path fill="#6d4c33" d="M20 8h88v106H20z"/><path fill="#9b6f48" d="M26 20h36v82H26zM66 20h36v82H66z"/>
    <path fill="#83593a" d="M31 26h26v32H31zM31 64h26v32H31zM71 26h26v32H71zM71 64h26v32H71z"/>
    <path fill="#4e3524" d="M14 4h100v10H14zM16 106h96v10H16zM22 116h14v8H22zM92 116h14v8H92z"/>
    <circle cx="59" cy="62" r="3.5" fill="#e0c068"/><circle cx="69" cy="62" r="3.5" fill="#e0c068"/>`,
  'brown-bear': `
    <path fill="#5c3922" d="M82 74h15l2 40H82zM36 76h15l-1 38H34z"/>
    <path fill="#8a5a3a" d="M10 70c0-22 16-36 38-36 10 0 16 3 24 3 6 0 8-9 18-11 14-3 26 5 28 16 1 6 0 9 6 13 3 3 2 9-3 11-6 3-14 2-19 6-4 4-5 12-6 18l-2 26H76l-2-24c-10 4-22 4-32 0l-3 24H18l-2-26c-4-5-6-12-6-20z"/>
    <path fill="#744a2e" d="M14 80c14 12 44 12 62 2 8-4 14-8 20-8-4 6-14 12-22 14-12 4-22 4-32 2-10 0-20-2-26-10z"/>
    <circle cx="90" cy="28" r="8" fill="#8a5a3a"/><circle cx="90" cy="28" r="4" fill="#5c3922"/>
    <path fill="#b98a63" d="M112 50c6-1 11 2 13 7 1 5-2 9-8 10-6 0-11-4-11-9 0-4 2-7 6-8z"/>
    <path fill="#231f20" d="M118 50c5 0 8 3 8 6s-3 4-6 3-5-8-2-9z"/><circle cx="104" cy="45" r="3.4" fill="#231f20"/>
    <path fill="#4a2d1b" d="M18 110h20v6H16zM76 110h20v6H76z"/>`,
}
