import { readConcepts } from './concept.ts'

/** Science and learning. */
export const SCIENCE = readConcepts(`
  atom, electron, proton, neutron, nucleus, quantum, physics, physicist, particle = atom-symbol @laboratory +
  molecule, molecular, water molecule = molecule @laboratory +
  chemical, chemistry, chemist, acid, potion, alchemist = alembic @laboratory
  laboratory, lab~n, test tube = test-tube @laboratory
  experiment~n = alembic @laboratory -
  scientist, researcher, research~n, study~n, biologist, biology = microscope @laboratory -
  microscope, cell membrane, microscopic = microscope @laboratory +
  petri dish = petri-dish @laboratory
  thermometer = thermometer @laboratory +
  mathematics, math, maths, mathematician, equation = abacus @laboratory
  formula, theory, einstein, relativity = atom-symbol @laboratory
  archaeologist, archaeology, excavation = bone
  newton = red-apple
  prism, spectrum = rainbow @sky
  ruler~n, measurement = straight-ruler
  geometry, pythagoras = triangular-ruler
  compass = compass +
  scale~n = balance-scale
  electric light = light-bulb -
  glass jar, jar = jar @laboratory
  toxic waste, poisonous, toxic, venom = skull-and-crossbones
  biohazard = biohazard @laboratory
  atomic bomb, nuclear bomb = collision
  carbon emissions, emissions = factory
  recipe for gunpowder, gunpowder, firework = firecracker
  firecracker = firecracker
  parachute = parachute @sky
  boomerang = boomerang
  kite~n = kite @sky
  dice, die roll, probability, gamble~v, gambler, lottery = game-die
  casino, slot machine = slot-machine
  joker = joker
  anchor = anchor
  wheel, tire, tyre, flat tire = wheel
`)
