import { readConcepts } from './concept.ts'

/** Sky and universe. */
export const SPACE = readConcepts(`
  mercury = mercury @space +
  venus = venus @space +
  earth, our planet, blue planet, home planet = earth @space
  world, globe = earth @space -
  mars, martian, red planet = mars @space +
  jupiter = jupiter @space +
  saturn = saturn @space +
  uranus = uranus @space +
  neptune = neptune @space +
  pluto, dwarf planet = pluto @space +
  moon, full moon, moonlight, lunar surface = moon @space +
  new moon, crescent = crescent-moon @space
  sun, solar flare, sunspot = sun @space +
  sunlight, sunshine = sun
  dawn, sunup = sun @mountain
  sunrise = setting-sun
  dusk = sun @sea
  sunset = setting-sun
  orbit~n, low orbit = satellite @space
  planet, exoplanet, gas giant, alien world = jupiter @space +
  star, neutron star, red giant, supernova, pulsar, white dwarf, starlight = star @space +
  black hole, event horizon, singularity, wormhole = black-hole @space +
  galaxy, milky way, andromeda, nebula = galaxy @space +
  universe, cosmos, big bang, dark matter, dark energy = galaxy @space
  space, outer space, deep space, interstellar = galaxy @space -
  light year, light-year = star @space -
  comet, halley = comet @space +
  asteroid, space rock = asteroid @space +
  meteor, meteorite = meteor @space +
  shooting star, meteor shower = comet @space +
  constellation, zodiac = glowing-star @space
  walk on the moon, walked on the moon, walking on the moon, moon landing, landed on the moon, neil armstrong, buzz aldrin, astronaut, cosmonaut, spacewalk, space suit = astronaut @space +
  rocket, spacex, spaceship, spacecraft, space shuttle, launch pad, liftoff, apollo = rocket @space +
  satellite, space station, voyager, hubble = satellite @space +
  telescope, james webb, observatory, astronomer, stargazer = telescope @space +
  radio telescope, radio signal, satellite dish = satellite-antenna @space +
  ufo, flying saucer = flying-saucer @space +
  alien~n, extraterrestrial = alien @space +
  eclipse, solar eclipse = solar-eclipse @space +

`)
