export { findIsolation, describeIsolation, type Isolation } from './isolation.ts'
export {
  startProgram,
  startNode,
  endProgram,
  killProgram,
  waitForEnd,
  runProgram,
  type Ending,
} from './start-program.ts'
export { limitBySize, type Confinement, type Limits } from './confinement.ts'
export { openCalls, serveTasks, WorkerDied, type Calls, type Tells } from './calls.ts'
export { openBudget, type Budget } from './budget.ts'
export { openRoom, RoomFullError, type Room } from './room.ts'
export { fetchGuarded, type GuardedAnswer } from './fetch-guarded.ts'
export { FetchRefused, type FetchRefusal } from './fetch-refused.ts'
export { findTarget, pinLookup, type Guard } from './find-target.ts'
export { variablesOfNpm } from './variables.ts'
